import {
  checkConformance,
  passkeyChallengeRepositoryConformance,
  passkeyRepositoryConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("passkeys", (runner, layer) => {
  checkConformance(runner, passkeyRepositoryConformance, layer)
  checkConformance(runner, passkeyChallengeRepositoryConformance, layer)
})
