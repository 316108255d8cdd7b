/** What adapters and hosts use of personal data beside its public door: `@mentorkit/core/personal-data/ports`. */
export { type Obligation, type ObligationKind, obligationKinds } from "./obligations.js"
export * from "./ports.js"
