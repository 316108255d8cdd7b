/** Settings of broadcasting. */
import { Count, setting } from "../kernel/index.js"

/** A person with several windows asks once a channel and window, and again after each reconnect. */
export const authorizationsPerMinute = setting({
  key: "broadcasting.authorizations_per_minute",
  description: "How many times one account may ask in a minute to listen to a realtime channel.",
  schema: Count,
  default: 120
})
