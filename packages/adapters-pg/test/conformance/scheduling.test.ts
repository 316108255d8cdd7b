import {
  availabilityOverrideRepositoryConformance,
  availabilityRuleRepositoryConformance,
  checkConformance,
  holdExpiryConformance,
  offDayRepositoryConformance,
  sessionTypeRepositoryConformance,
  slotClaimsConformance,
  slotHoldsConformance,
  slotLimitsConformance,
  slotLocksConformance,
  slotRegenerationRepositoryConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("scheduling", (runner, layer) => {
  checkConformance(runner, sessionTypeRepositoryConformance, layer)
  checkConformance(runner, availabilityRuleRepositoryConformance, layer)
  checkConformance(runner, offDayRepositoryConformance, layer)
  checkConformance(runner, availabilityOverrideRepositoryConformance, layer)
  checkConformance(runner, slotLocksConformance, layer)
  checkConformance(runner, slotHoldsConformance, layer)
  checkConformance(runner, holdExpiryConformance, layer)
  checkConformance(runner, slotLimitsConformance, layer)
  checkConformance(runner, slotClaimsConformance, layer)
  checkConformance(runner, slotRegenerationRepositoryConformance, layer)
})
