/** What adapters and hosts use of identity beside its public door: `@mentorkit/core/identity/ports`. */
export { slideToken } from "./access-token.js"
export { erasedEmailOf, erasedUsernameOf } from "./email-address.js"
export { FactorMethod } from "./factor-method.js"
export { Gender } from "./gender.js"
export { countAttempt } from "./login-throttle.js"
export { AccountPasskeys, AwaitingChallenge, MenteeProfiles, ProfileParts, SecondFactor } from "./neighbour-ports.js"
export * from "./ports.js"
export type { PartsOfProfile, ShownRole } from "./profile-parts.js"
// What a neighbour gives: a compiler that names the type of a whole kit finds them by this door.
export { Relations } from "./relations.js"
export { CountsOfProfile, PostCounts } from "./social-parts.js"
export type { Credentials, NewUser, User } from "./user.js"
export { slugOf } from "./username.js"
