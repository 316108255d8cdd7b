/** The operations of calendar feeds. */
import { Schema } from "effect"
import { namedOperations, operation } from "../kernel/index.js"
import { CalendarFeedNotFound } from "./errors.js"
import { CalendarFeedResource } from "./resources.js"
import { readsPerMinute } from "./settings.js"

export const operations = namedOperations("calendarFeeds", {
  /** Makes a new address, which replaces the former one. */
  createFeed: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ calendar_feed: CalendarFeedResource }),
    failures: []
  }),
  /** Removes the address. Succeeds if there was none. */
  revokeFeed: operation({ access: "mentor", input: Schema.Struct({}), success: Schema.Struct({}), failures: [] }),
  /** For calendar programs, which know only the secret. */
  readFeed: operation({
    access: "public",
    input: Schema.Struct({ secret: Schema.String }),
    success: Schema.Struct({
      /** iCalendar, RFC 5545. */
      calendar: Schema.String
    }),
    failures: [CalendarFeedNotFound],
    verbatim: ["secret"],
    rateLimit: { perMinute: readsPerMinute }
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
