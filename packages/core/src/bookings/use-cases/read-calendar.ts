/** One booking for calendar programs. */
import { Effect, Option } from "effect"
import { type Handler, iCalendar, LinkBase } from "../../kernel/index.js"
import { calendarEventsOf } from "../calendar-events.js"
import { BookingNotFound } from "../errors.js"
import type { BookingId } from "../ids.js"
import type { Operations } from "../operations.js"
import { BookingCards, type Viewer } from "../ports.js"

const refreshMinutes = 30

const reading = Effect.gen(function* () {
  const cards = yield* BookingCards
  const { appUrl, frontendUrl: home } = yield* LinkBase
  const place = { host: new URL(appUrl).hostname, home }

  return Effect.fnUntraced(function* (viewer: Viewer, id: BookingId) {
    const found = yield* cards.find(id, viewer)
    if (Option.isNone(found)) return yield* new BookingNotFound()
    const { mentee, mentor, sessionType, ...card } = found.value
    const other = viewer._tag === "Mentee" ? mentor : mentee
    const events = calendarEventsOf({ ...card, title: sessionType.title, withWhom: other.name }, place)
    return { calendar: iCalendar({ name: sessionType.title, refreshMinutes, events }) }
  })
})

export const getMenteeBookingCalendar = Effect.map(
  reading,
  (read): Handler<Operations, "getMenteeBookingCalendar"> =>
    ({ userId: menteeId }, { id }) =>
      read({ _tag: "Mentee", menteeId }, id)
)

export const getMentorBookingCalendar = Effect.map(
  reading,
  (read): Handler<Operations, "getMentorBookingCalendar"> =>
    ({ mentorId }, { id }) =>
      read({ _tag: "Mentor", mentorId }, id)
)
