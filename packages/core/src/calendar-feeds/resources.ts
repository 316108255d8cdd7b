/** Wire schemas of calendar feeds. */
import { Schema } from "effect"
import { described, Timestamp } from "../kernel/index.js"

export const CalendarFeedResource = Schema.Struct({
  url: described(
    Schema.String,
    "Address for a calendar program. It is told this once, and anybody who knows it can read the calendar.",
    "https://api.example.com/calendar/q3v0x5qW8yA2mXc9ZtEh7Qm2kLr4TnB6pJ1sD0fGuYw.ics"
  ),
  created_at: described(Timestamp, "When the address was made.", "2027-03-01T09:00:00+00:00")
}).annotations({
  identifier: "CalendarFeed",
  description: "An address at which a calendar program reads the sessions of a mentor."
})
export interface CalendarFeedResource extends Schema.Schema.Type<typeof CalendarFeedResource> {}
