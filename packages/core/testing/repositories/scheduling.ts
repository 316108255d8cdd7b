/** The repositories of scheduling. */
export { attemptRetentionConformance } from "./scheduling-attempts.js"
export { slotClaimsConformance } from "./scheduling-claims.js"
export { slotHoldsConformance } from "./scheduling-holds.js"
export { slotLocksConformance } from "./scheduling-locks.js"
export { slotRegenerationRepositoryConformance } from "./scheduling-regeneration.js"
export { availabilityRuleRepositoryConformance, sessionTypeRepositoryConformance } from "./scheduling-rules.js"
