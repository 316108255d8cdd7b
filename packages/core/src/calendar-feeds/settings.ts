/** Settings of calendar feeds. */
import { Count, setting } from "../kernel/index.js"

/** High, as calendar services read the calendars of all their customers from a few addresses. */
export const readsPerMinute = setting({
  key: "calendar_feeds.reads_per_minute",
  description: "How many times one address may ask for calendars in a minute, its own or those of many.",
  schema: Count,
  default: 300
})
