/** What embedders use of identity: `@mentorkit/core/identity`. */
export { Admission, Person } from "./admission.js"
export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export * from "./operations.js"
export { People, type PersonCard } from "./people.js"
export { type Relation, Relations, unrelated } from "./relations.js"
export * from "./resources.js"
export * from "./service.js"
export {
  freshSignInMinutes,
  loginsPerMinute,
  passwordChangesPerMinute,
  passwordResetCooldownSeconds,
  passwordResetMinutes,
  passwordResetsPerMinute,
  refuseCommonPasswords,
  registrationsPerMinute,
  resendsPerMinute,
  resetLinksPerMinute,
  resetRemovesDays,
  sessionsPerAccount,
  verificationCooldownSeconds,
  verificationMinutes,
  wrongPasswordMinutes,
  wrongPasswordsPerAccount,
  wrongPasswordsPerAddress
} from "./settings.js"
export {
  type ChatThread,
  ChatThreads,
  CountsOfProfile,
  noCounts,
  PostCounts,
  type SocialCounts
} from "./social-parts.js"
