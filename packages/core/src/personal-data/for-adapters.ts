/** What adapters and hosts use of personal data beside its public door: `@mentorkit/core/personal-data/ports`. */
export * from "./ports.js"
