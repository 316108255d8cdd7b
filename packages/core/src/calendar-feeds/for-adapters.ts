/** What adapters and hosts use of calendar feeds beside its public door: `@mentorkit/core/calendar-feeds/ports`. */
export * from "./ports.js"
