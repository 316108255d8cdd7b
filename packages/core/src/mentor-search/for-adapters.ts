/** What adapters and hosts use of mentor search beside its public door: `@mentorkit/core/mentor-search/ports`. */
export type { ListedMentor } from "./listed-mentor.js"
export * from "./ports.js"
