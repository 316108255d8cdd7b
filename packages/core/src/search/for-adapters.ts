/** What adapters and hosts use of search beside its public door: `@mentorkit/core/search/ports`. */
export * from "./ports.js"
