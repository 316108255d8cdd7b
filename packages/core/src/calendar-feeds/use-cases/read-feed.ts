import { DateTime, Effect } from "effect"
import { calendarEventsOf } from "../../bookings/index.js"
import { type Handler, iCalendar, LinkBase, Secrets } from "../../kernel/index.js"
import { CalendarFeedNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { CalendarBookings, CalendarFeedRepository } from "../ports.js"

/** What is over stays for a while, and so does what was called off: programs have to see it once to take it out. */
const daysBack = 30
const mostBookings = 1000
const refreshMinutes = 30

/** Nothing about the caller counts but the secret. An address that opens nothing does not tell why. */
export const readFeed = Effect.gen(function* () {
  const bookings = yield* CalendarBookings
  const feeds = yield* CalendarFeedRepository
  const secrets = yield* Secrets
  const { appUrl, frontendUrl: home } = yield* LinkBase
  // Whoever knows a meeting's address is in, so a feed does not tell it.
  const place = { host: new URL(appUrl).hostname, home, meetingUrl: null }

  const handler: Handler<Operations, "readFeed"> = Effect.fnUntraced(
    function* (_, { secret }) {
      const mentorId = yield* Effect.flatten(feeds.findMentor(yield* secrets.hash(secret)))
      const now = yield* DateTime.now
      const since = DateTime.subtract(now, { days: daysBack })
      const listed = yield* bookings.list({ mentorId, now, since, limit: mostBookings })
      const events = listed.flatMap((booking) => calendarEventsOf(booking, place))
      return { calendar: iCalendar({ name: "Mentorkit sessions", refreshMinutes, events }) }
    },
    Effect.catchTag("NoSuchElementException", () => new CalendarFeedNotFound())
  )

  return handler
})
