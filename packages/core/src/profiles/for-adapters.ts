/** What adapters and hosts use of profiles beside its public door: `@mentorkit/core/profiles/ports`. */
export { erasedApproval } from "./approval.js"
export type { CareerEntry } from "./career.js"
export type { Expertise, MentorProfile } from "./mentor-profile.js"
export * from "./ports.js"
export { Answer } from "./questions.js"
