import {
  calendarBookingsConformance,
  calendarFeedRepositoryConformance,
  checkConformance
} from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("calendar feeds", (runner, layer) => {
  checkConformance(runner, calendarFeedRepositoryConformance, layer)
  checkConformance(runner, calendarBookingsConformance, layer)
})
