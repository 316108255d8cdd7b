/** One booking as an iCalendar file. */
import { Effect, Option } from "effect"
import { type Handler, iCalendar, LinkBase } from "../../kernel/index.js"
import { meetingUrlOf } from "../booking.js"
import { calendarEventsOf } from "../calendar-events.js"
import { BookingNotFound } from "../errors.js"
import type { BookingId } from "../ids.js"
import type { Operations } from "../operations.js"
import { BookingCards, type Viewer } from "../ports.js"

const refreshMinutes = 30

const makeReadCalendar = Effect.gen(function* () {
  const cards = yield* BookingCards
  const { appUrl, frontendUrl: home } = yield* LinkBase
  const host = new URL(appUrl).hostname

  return Effect.fnUntraced(function* (viewer: Viewer, id: BookingId) {
    const found = yield* cards.find(id, viewer)
    if (Option.isNone(found)) return yield* new BookingNotFound()
    const { mentee, mentor, sessionType, ...card } = found.value
    const { name: withWhom } = viewer._tag === "Mentee" ? mentor : mentee
    const { title } = sessionType
    const events = calendarEventsOf({ ...card, title, withWhom }, { host, home, meetingUrl: meetingUrlOf(card) })
    return { calendar: iCalendar({ name: title, refreshMinutes, events }) }
  })
})

export const getMenteeBookingCalendar = Effect.map(
  makeReadCalendar,
  (read): Handler<Operations, "getMenteeBookingCalendar"> =>
    ({ userId: menteeId }, { id }) =>
      read({ _tag: "Mentee", menteeId }, id)
)

export const getMentorBookingCalendar = Effect.map(
  makeReadCalendar,
  (read): Handler<Operations, "getMentorBookingCalendar"> =>
    ({ mentorId }, { id }) =>
      read({ _tag: "Mentor", mentorId }, id)
)
