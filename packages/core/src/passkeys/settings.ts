/** Settings of passkeys. */
import { Schema } from "effect"
import { Count, Integer, setting } from "../kernel/index.js"

export const maxPasskeys = setting({
  key: "passkeys.most_per_account",
  description: "How many passkeys one account can have.",
  schema: Integer.pipe(Schema.between(1, 1000)),
  default: 20
})

export const challengesPerMinute = setting({
  key: "passkeys.challenges_per_minute",
  description: "How many times one address may ask for options in a minute, to register or to sign in.",
  schema: Count,
  default: 60
})

export const signInsPerMinute = setting({
  key: "passkeys.sign_ins_per_minute",
  description: "How many sign-ins by passkey one address may try in a minute, right or wrong.",
  schema: Count,
  default: 60
})
