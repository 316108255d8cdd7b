/** What adapters and hosts use of notifications beside its public door: `@mentorkit/core/notifications/ports`. */
export * from "./ports.js"
