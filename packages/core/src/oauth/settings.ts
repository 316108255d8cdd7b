/** Settings of OAuth sign-in. */
import { Count, setting } from "../kernel/index.js"

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
