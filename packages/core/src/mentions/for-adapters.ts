/** What adapters and hosts use of mentions beside its public door: `@mentorkit/core/mentions/ports`. */
export * from "./ports.js"
