/** What adapters and hosts use of connections beside its public door: `@mentorkit/core/connections/ports`. */
export type { Counted, Pair, PairChange, PairChanges, Side, Tie } from "./pair.js"
export { countChanges } from "./pair.js"
export { pairKey } from "./pair-key.js"
export * from "./ports.js"
