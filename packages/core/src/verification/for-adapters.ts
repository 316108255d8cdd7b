/** What adapters and hosts use of verification beside its public door: `@mentorkit/core/verification/ports`. */
export * from "./ports.js"
