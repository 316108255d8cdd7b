/** The operations of calendar feeds. */
import { Schema } from "effect"
import { described, namedOperations, operation } from "../kernel/index.js"
import { CalendarFeedNotFound } from "./errors.js"
import { CalendarFeedResource } from "./resources.js"
import { readsPerMinute } from "./settings.js"

export const operations = namedOperations("calendarFeeds", {
  /** Makes a new address, which replaces the former one. */
  createFeed: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({
      calendar_feed: described(CalendarFeedResource, "The new address; the former one leads nowhere any more.")
    }),
    failures: []
  }),
  /** Removes the address. Succeeds if there was none. */
  revokeFeed: operation({ access: "mentor", input: Schema.Struct({}), success: Schema.Struct({}), failures: [] }),
  /** For calendar programs, which know only the secret. */
  readFeed: operation({
    access: "public",
    input: Schema.Struct({
      secret: described(
        Schema.String,
        "The last part of the address, without `.ics`. It alone opens the calendar.",
        "q3v0x5qW8yA2mXc9ZtEh7Qm2kLr4TnB6pJ1sD0fGuYw"
      )
    }),
    success: Schema.Struct({
      calendar: described(Schema.String, "The sessions as iCalendar (RFC 5545).", "BEGIN:VCALENDAR")
    }),
    failures: [CalendarFeedNotFound],
    verbatim: ["secret"],
    rateLimit: { perMinute: readsPerMinute }
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
