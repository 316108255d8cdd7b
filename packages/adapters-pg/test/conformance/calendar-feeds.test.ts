import {
  calendarBookingsConformance,
  calendarFeedRepositoryConformance,
  checkConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("calendar feeds", (runner, layer) => {
  checkConformance(runner, calendarFeedRepositoryConformance, layer)
  checkConformance(runner, calendarBookingsConformance, layer)
})
