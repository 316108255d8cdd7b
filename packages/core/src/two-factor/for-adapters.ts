/** What adapters and hosts use of two factor beside its public door: `@mentorkit/core/two-factor/ports`. */
export { countAttempt, noAttempts, Purpose } from "./attempts.js"
export type { BackupCodeSet } from "./backup-codes.js"
export { type OneTimeCode, type Question, SentBy } from "./one-time-code.js"
export * from "./ports.js"
export { totpLabel } from "./totp-credentials.js"
export type { NewTrustedDevice } from "./trusted-device.js"
