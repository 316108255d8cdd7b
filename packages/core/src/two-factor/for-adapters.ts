/** What adapters and hosts use of two factor beside its public door: `@mentorkit/core/two-factor/ports`. */
export { countAttempt, noAttempts, type Purpose } from "./attempts.js"
export type { BackupCodeSet } from "./backup-codes.js"
export type { OneTimeCode, Question } from "./one-time-code.js"
export * from "./ports.js"
export type { NewTrustedDevice } from "./trusted-device.js"
