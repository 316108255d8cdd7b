/** Wire schemas of calendar feeds. */
import { Schema } from "effect"
import { Timestamp } from "../kernel/index.js"

export const CalendarFeedResource = Schema.Struct({
  /** Shown once: only a hash is stored. Anybody who knows it can read the calendar. */
  url: Schema.String,
  created_at: Timestamp
}).annotations({ identifier: "CalendarFeed" })
export interface CalendarFeedResource extends Schema.Schema.Type<typeof CalendarFeedResource> {}
