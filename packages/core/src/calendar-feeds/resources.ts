/** What calendar feeds show to the outside, named as on the wire. */
import { Schema } from "effect"
import { Timestamp } from "../kernel/index.js"

export const CalendarFeedResource = Schema.Struct({
  /** Told once: only a hash of it is kept. Whoever knows it reads the calendar. */
  url: Schema.String,
  created_at: Timestamp
}).annotations({ identifier: "CalendarFeed" })
export interface CalendarFeedResource extends Schema.Schema.Type<typeof CalendarFeedResource> {}
