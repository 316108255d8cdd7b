/** Reminders and when they are due. Pure. Each is a row with its due time until it is sent. */
import { Array, DateTime, Duration } from "effect"
import type { SlotId } from "../scheduling/index.js"
import { type Booking, stateOf } from "./booking.js"
import { followUpsLeft, type SessionSlot } from "./follow-ups.js"
import type { BookingPolicy } from "./settings.js"
import type { ReminderKind, SessionReminderKind } from "./statuses.js"

export interface Reminder {
  /** For a follow-up without a date: the session before it. */
  readonly slotId: SlotId
  readonly kind: ReminderKind
  readonly dueAt: DateTime.Utc
}

const before: { readonly [K in SessionReminderKind]: Duration.Duration } = {
  session_24h: Duration.hours(24),
  session_1h: Duration.hours(1)
}

const ofSession = ({ id: slotId, startsAt }: SessionSlot): ReadonlyArray<Reminder> => [
  { slotId, kind: "session_24h", dueAt: DateTime.subtractDuration(startsAt, before.session_24h) },
  { slotId, kind: "session_1h", dueAt: DateTime.subtractDuration(startsAt, before.session_1h) }
]

/** Some days before a follow-up may begin, and after the session before it. */
const ofFollowUp = (
  booking: Pick<Booking, "followUpCount" | "followUpFrom" | "slotIds">,
  last: SessionSlot,
  policy: BookingPolicy
): ReadonlyArray<Reminder> => {
  if (booking.followUpFrom === null || followUpsLeft(booking) === 0) return []
  const early = DateTime.subtractDuration(booking.followUpFrom, policy.followUpReminderBefore)
  return [{ slotId: last.id, kind: "follow_up", dueAt: DateTime.max(early, last.endsAt) }]
}

/** Reminders of a booking that takes place. Those already due are left out. */
export const remindersOf = (
  booking: Pick<Booking, "followUpCount" | "followUpFrom" | "slotIds">,
  sessions: Array.NonEmptyReadonlyArray<SessionSlot>,
  at: DateTime.Utc,
  policy: BookingPolicy
): ReadonlyArray<Reminder> =>
  [...sessions.flatMap(ofSession), ...ofFollowUp(booking, Array.lastNonEmpty(sessions), policy)].filter(
    ({ dueAt, kind }) => kind === "follow_up" || DateTime.greaterThan(dueAt, at)
  )

/** The session takes place, has not begun, and no later reminder of it is due too (as after an outage). */
export const isSessionAhead = (
  kind: SessionReminderKind,
  booking: Parameters<typeof stateOf>[0],
  startsAt: DateTime.Utc,
  now: DateTime.Utc
): boolean => {
  if (stateOf(booking) !== "confirmed" || DateTime.greaterThanOrEqualTo(now, startsAt)) return false
  return kind === "session_1h" || DateTime.lessThan(now, DateTime.subtractDuration(startsAt, before.session_1h))
}

/** Whether a due reminder should still be sent. */
export const isWorthTelling = (
  { kind, slotId }: Reminder,
  booking: Booking,
  session: SessionSlot,
  now: DateTime.Utc
): boolean => {
  if (kind !== "follow_up") return isSessionAhead(kind, booking, session.startsAt, now)
  const isOpen = booking.followUpUntil !== null && DateTime.lessThan(now, booking.followUpUntil)
  return stateOf(booking) === "confirmed" && isOpen && Array.lastNonEmpty(booking.slotIds) === slotId
}
