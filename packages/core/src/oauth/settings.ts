/** What an admin may change about social sign-in while the product runs. */
import { Schema } from "effect"
import { setting } from "../kernel/index.js"

const Count = Schema.Int.pipe(Schema.between(1, 1_000_000))

export const oauthRedirectsPerMinute = setting({
  key: "oauth.redirects_per_minute",
  description: "How many sign-ins with a provider one address may begin in a minute.",
  schema: Count,
  default: 60
})

export const oauthCallbacksPerMinute = setting({
  key: "oauth.callbacks_per_minute",
  description: "How many sign-ins with a provider one address may come back with in a minute.",
  schema: Count,
  default: 60
})
