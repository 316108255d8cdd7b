/** What adapters and hosts use of profiles beside its public door: `@mentorkit/core/profiles/ports`. */
export type { CareerEntry } from "./career.js"
export type { Expertise, MentorProfile } from "./mentor-profile.js"
export * from "./ports.js"
export { publicMentorProfile } from "./public-profile.js"
export { Answer } from "./questions.js"
export { readingCareer } from "./read-career.js"
export { readingMenteeProfile } from "./read-mentee-profile.js"
