import {
  availabilityRuleRepositoryConformance,
  checkConformance,
  sessionTypeRepositoryConformance,
  slotClaimsConformance,
  slotHoldsConformance,
  slotLocksConformance,
  slotRegenerationRepositoryConformance
} from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("scheduling", (runner, layer) => {
  checkConformance(runner, sessionTypeRepositoryConformance, layer)
  checkConformance(runner, availabilityRuleRepositoryConformance, layer)
  checkConformance(runner, slotLocksConformance, layer)
  checkConformance(runner, slotHoldsConformance, layer)
  checkConformance(runner, slotClaimsConformance, layer)
  checkConformance(runner, slotRegenerationRepositoryConformance, layer)
})
