/** What calendar feeds need from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { CalendarBooking } from "../bookings/index.js"
import type { MentorId } from "../kernel/index.js"
import type { CalendarFeed } from "./feed.js"

export class CalendarFeedRepository extends Context.Tag("@mentorkit/CalendarFeedRepository")<
  CalendarFeedRepository,
  {
    /** A mentor has one feed: the one before is unknown from then on. Of parallel callers the last one's stays. */
    readonly put: (feed: CalendarFeed) => Effect.Effect<void>
    /** Whether there was one or not. */
    readonly remove: (mentorId: MentorId) => Effect.Effect<void>
    /** Whose calendar is read under the secret of this hash; nobody's whose account is banned or inactive. */
    readonly findMentor: (secretHash: string) => Effect.Effect<Option.Option<MentorId>>
  }
>() {}

export interface CalendarQuery {
  readonly mentorId: MentorId
  readonly now: DateTime.Utc
  /** Bookings that were concluded before this are left out, and so are those that were called off before it. */
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
