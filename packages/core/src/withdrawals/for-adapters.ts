/** What adapters and hosts use of withdrawals beside its public door: `@mentorkit/core/withdrawals/ports`. */
export * from "./ports.js"
export { entryKindsOf, Trigger } from "./transitions.js"
export { move, request, type Withdrawal } from "./withdrawal.js"
