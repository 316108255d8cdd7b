import { DateTime, Effect } from "effect"
import { calendarEventsOf } from "../../bookings/index.js"
import { type Handler, iCalendar, LinkBase, Secrets } from "../../kernel/index.js"
import { CalendarFeedNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { CalendarBookings, CalendarFeedRepository } from "../ports.js"

/** Past and cancelled sessions stay for a while: programs must see a cancellation once to remove the event. */
const daysBack = 30
const maxBookings = 1000
const refreshMinutes = 30

/** The caller is identified by the secret alone. An invalid address does not say why. */
export const readFeed = Effect.gen(function* () {
  const bookings = yield* CalendarBookings
  const feeds = yield* CalendarFeedRepository
  const secrets = yield* Secrets
  const { appUrl, frontendUrl: home } = yield* LinkBase
  // Without meeting links: anybody who knows a link can enter.
  const place = { host: new URL(appUrl).hostname, home, meetingUrl: null }

  const handler: Handler<Operations, "readFeed"> = Effect.fnUntraced(
    function* (_, { secret }) {
      const mentorId = yield* Effect.flatten(feeds.findMentor(yield* secrets.hash(secret)))
      const now = yield* DateTime.now
      const since = DateTime.subtract(now, { days: daysBack })
      const listed = yield* bookings.list({ mentorId, now, since, limit: maxBookings })
      const events = listed.flatMap((booking) => calendarEventsOf(booking, place))
      return { calendar: iCalendar({ name: "Mentorkit sessions", refreshMinutes, events }) }
    },
    Effect.catchTag("NoSuchElementException", () => new CalendarFeedNotFound())
  )

  return handler
})
