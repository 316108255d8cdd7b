/** Settings of two-factor. */
import { Schema } from "effect"
import { Count, setting } from "../kernel/index.js"

export const codeCooldownSeconds = setting({
  key: "two_factor.code_cooldown_seconds",
  description:
    "How old the last code that an account asked for must be before it may ask for the next by the same method.",
  schema: Count,
  default: 60
})

export const codesPerHour = setting({
  key: "two_factor.codes_per_hour",
  description: "How many codes an account may be sent in an hour to sign in, and as many for all else.",
  schema: Count,
  default: 30
})

export const trustedDeviceDays = setting({
  key: "two_factor.trusted_device_days",
  description: "How long a trusted device spares its user the second factor.",
  schema: Count,
  default: 30
})

export const challengesPerMinute = setting({
  key: "two_factor.challenges_per_minute",
  description: "How many codes one address may try or ask for in a minute, for whatever accounts.",
  schema: Count,
  default: 60
})

export const phoneUpdatesPerMinute = setting({
  key: "two_factor.phone_updates_per_minute",
  description: "How many phone numbers one address may have texted in a minute, for whatever accounts.",
  schema: Count,
  default: 6
})

export const phoneUpdatesPerNumberAndHour = setting({
  key: "two_factor.phone_updates_per_number_and_hour",
  description: "How often one number may be texted in an hour to prove it, for whatever accounts.",
  schema: Count,
  default: 5
})

export const totpIssuer = setting({
  key: "two_factor.totp_issuer",
  description: "The name under which authenticator apps list the accounts of this marketplace.",
  schema: Schema.String.pipe(Schema.minLength(1), Schema.maxLength(50)),
  default: "Mentorkit"
})
