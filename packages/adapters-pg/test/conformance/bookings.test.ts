import {
  attemptRetentionConformance,
  bookingCardsConformance,
  bookingRepositoryConformance,
  checkConformance,
  mentorStatisticsConformance,
  pastSlotsConformance,
  reminderRepositoryConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("bookings", (runner, layer) => {
  checkConformance(runner, bookingRepositoryConformance, layer)
  checkConformance(runner, bookingCardsConformance, layer)
  checkConformance(runner, reminderRepositoryConformance, layer)
  checkConformance(runner, mentorStatisticsConformance, layer)
  checkConformance(runner, attemptRetentionConformance, layer)
  checkConformance(runner, pastSlotsConformance, layer)
})
