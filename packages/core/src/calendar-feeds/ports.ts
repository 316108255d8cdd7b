/** Ports of calendar feeds. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { CalendarBooking } from "../bookings/index.js"
import type { MentorId } from "../kernel/index.js"
import type { CalendarFeed } from "./feed.js"

export class CalendarFeedRepository extends Context.Tag("@mentorkit/CalendarFeedRepository")<
  CalendarFeedRepository,
  {
    /** Replaces the mentor's feed. Of parallel callers the last one wins. */
    readonly put: (feed: CalendarFeed) => Effect.Effect<void>
    /** No failure if there was none. */
    readonly remove: (mentorId: MentorId) => Effect.Effect<void>
    /** The mentor of the feed with this hash; none if the account is banned or inactive. */
    readonly findMentor: (secretHash: string) => Effect.Effect<Option.Option<MentorId>>
  }
>() {}

export interface CalendarQuery {
  readonly mentorId: MentorId
  readonly now: DateTime.Utc
  /** Bookings that were concluded or cancelled before this are left out. */
  readonly since: DateTime.Utc
  readonly limit: number
}

export class CalendarBookings extends Context.Tag("@mentorkit/CalendarBookings")<
  CalendarBookings,
  {
    /**
     * What the mentor's own lists show, the earliest first: without what nobody has paid. Where there are more than
     * `limit`, those that begin next are there, then those that have begun last. One statement.
     */
    readonly list: (query: CalendarQuery) => Effect.Effect<ReadonlyArray<CalendarBooking>>
  }
>() {}
