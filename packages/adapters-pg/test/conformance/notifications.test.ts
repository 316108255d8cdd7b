import {
  checkConformance,
  digestRepositoryConformance,
  notificationFanOutRepositoryConformance,
  notificationPreferenceRepositoryConformance,
  notificationRepositoryConformance,
  notificationTargetsConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("notifications", (runner, layer) => {
  checkConformance(runner, notificationRepositoryConformance, layer)
  checkConformance(runner, notificationPreferenceRepositoryConformance, layer)
  checkConformance(runner, notificationFanOutRepositoryConformance, layer)
  checkConformance(runner, digestRepositoryConformance, layer)
  checkConformance(runner, notificationTargetsConformance, layer)
})
