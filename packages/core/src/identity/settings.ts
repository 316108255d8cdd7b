/** Settings of identity. */
import { Schema } from "effect"
import { Count, setting } from "../kernel/index.js"

/** Maximum length of the list of sessions. */
export const maxSessions = 100

export const loginsPerMinute = setting({
  key: "identity.logins_per_minute",
  description: "How many sign-ins one address may try in a minute, right or wrong.",
  schema: Count,
  default: 60
})

export const registrationsPerMinute = setting({
  key: "identity.registrations_per_minute",
  description: "How many accounts one address may ask for in a minute.",
  schema: Count,
  default: 60
})

export const resendsPerMinute = setting({
  key: "identity.resends_per_minute",
  description: "How many verification mails one address may ask for in a minute, for whatever accounts.",
  schema: Count,
  default: 60
})

export const resetLinksPerMinute = setting({
  key: "identity.reset_links_per_minute",
  description: "How many links to reset a password one address may ask for in a minute, for whatever accounts.",
  schema: Count,
  default: 6
})

export const passwordResetsPerMinute = setting({
  key: "identity.password_resets_per_minute",
  description: "How often one address may try to set a new password by a link in a minute.",
  schema: Count,
  default: 6
})

export const passwordChangesPerMinute = setting({
  key: "identity.password_changes_per_minute",
  description: "How often people at one address may change their passwords in a minute.",
  schema: Count,
  default: 30
})

export const wrongPasswordsPerAddress = setting({
  key: "identity.wrong_passwords_per_address",
  description: "How many wrong passwords for one account are borne from one address before that address has to wait.",
  schema: Count,
  default: 10
})

export const wrongPasswordsPerAccount = setting({
  key: "identity.wrong_passwords_per_account",
  description: "How many wrong passwords for one account are borne from everywhere before everybody has to wait.",
  schema: Count,
  default: 100
})

export const wrongPasswordMinutes = setting({
  key: "identity.wrong_password_minutes",
  description: "How long wrong passwords count, from the first one on.",
  schema: Count,
  default: 15
})

export const verificationMinutes = setting({
  key: "identity.verification_minutes",
  description: "How long the link that verifies an address is valid.",
  schema: Count,
  default: 60
})

export const verificationCooldownSeconds = setting({
  key: "identity.verification_cooldown_seconds",
  description: "How old an account's last verification link must be before it may ask for the next.",
  schema: Count,
  default: 60
})

export const passwordResetMinutes = setting({
  key: "identity.password_reset_minutes",
  description: "How long the link that resets a password is valid.",
  schema: Count,
  default: 60
})

export const passwordResetCooldownSeconds = setting({
  key: "identity.password_reset_cooldown_seconds",
  description: "How old an account's last link to reset its password must be before the next one is mailed.",
  schema: Count,
  default: 60
})

export const resetRemovesDays = setting({
  key: "identity.reset_removes_days",
  description:
    "A password reset removes the passkeys and authenticator apps that were added in so many days before it; 0 keeps all.",
  schema: Schema.Int.pipe(Schema.between(0, 3650)),
  default: 7
})

export const sessionsPerAccount = setting({
  key: "identity.sessions_per_account",
  description: "How many sign-ins of an account may be alive at once; the one that was used least recently ends first.",
  schema: Schema.Int.pipe(Schema.between(1, maxSessions)),
  default: 50
})

export const refuseCommonPasswords = setting({
  key: "identity.refuse_common_passwords",
  description: "Whether a new password that many people have is refused.",
  schema: Schema.Boolean,
  default: false
})

export const freshSignInMinutes = setting({
  key: "identity.fresh_sign_in_minutes",
  description:
    "How long after a sign-in or a confirmation an account's ways in may be changed without another one; 0 asks nobody.",
  schema: Schema.Int.pipe(Schema.between(0, 1_000_000)),
  default: 15
})
