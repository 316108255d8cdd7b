/** Upcoming sessions. */
import { DateTime, Effect } from "effect"
import { BookingCards, type BookingStatus, toBookingResource, type Viewer } from "../bookings/index.js"

const shown = 5

/** Sessions from now on, the next first. */
export const makeUpcomingSessions = Effect.map(BookingCards, (cards) =>
  Effect.fnUntraced(function* (viewer: Viewer, statuses: ReadonlyArray<BookingStatus>) {
    const filter = { statuses, from: yield* DateTime.now }
    const { items, total } = yield* cards.list({
      viewer,
      filter,
      sort: "starts_at",
      page: { page: 1, per_page: shown }
    })
    return { upcoming_sessions: items.map(toBookingResource), upcoming_sessions_count: total }
  })
)
