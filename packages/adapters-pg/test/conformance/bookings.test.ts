import {
  attemptRetentionConformance,
  bookingCardsConformance,
  bookingRepositoryConformance,
  checkConformance,
  mentorStatisticsConformance,
  pastSlotsConformance
} from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("bookings", (runner, layer) => {
  checkConformance(runner, bookingRepositoryConformance, layer)
  checkConformance(runner, bookingCardsConformance, layer)
  checkConformance(runner, mentorStatisticsConformance, layer)
  checkConformance(runner, attemptRetentionConformance, layer)
  checkConformance(runner, pastSlotsConformance, layer)
})
