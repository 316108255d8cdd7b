/** Maps a booking to calendar events. Pure. */
import { DateTime } from "effect"
import type { CalendarEvent } from "../kernel/index.js"
import { type Booking, stateOf } from "./booking.js"
import type { BookingCard } from "./booking-card.js"
import type { BookingState } from "./transition.js"

export interface CalendarBooking
  extends Pick<
      Booking,
      | "id"
      | "status"
      | "pendingDecision"
      | "closedBecause"
      | "paidAt"
      | "cancelledAt"
      | "price"
      | "followUpCount"
      | "createdAt"
      | "updatedAt"
    >,
    Pick<BookingCard, "slots"> {
  /** How often the booking has been changed. */
  readonly revision: number
  readonly title: string
  /** Name of the other side. */
  readonly withWhom: string
}

export interface CalendarPlace {
  /** Domain for the event ids: "api.example.com". */
  readonly host: string
  /** URL of the front end. */
  readonly home: string
  /** Meeting link, in a person's own calendar; null in a feed. */
  readonly meetingUrl: string | null
}

const alarmMinutes = 15

const standings: {
  readonly [S in BookingState]: { readonly status: CalendarEvent["status"]; readonly told: string }
} = {
  pending_payment: { status: "TENTATIVE", told: "Waiting for the payment." },
  requested: { status: "TENTATIVE", told: "Waiting for the mentor's answer." },
  paid: { status: "TENTATIVE", told: "Waiting for the mentor's answer." },
  "confirmed:unpaid": { status: "TENTATIVE", told: "Waiting for the payment." },
  confirmed: { status: "CONFIRMED", told: "Confirmed." },
  completed: { status: "CONFIRMED", told: "Completed." },
  // Whatever the gateway still has to do, a session that was decided against is off.
  "paid:declined": { status: "CANCELLED", told: "Cancelled." },
  "paid:cancelled": { status: "CANCELLED", told: "Cancelled." },
  "confirmed:cancelled": { status: "CANCELLED", told: "Cancelled." },
  cancelled: { status: "CANCELLED", told: "Cancelled." },
  refunded: { status: "CANCELLED", told: "Cancelled." }
}

const titleOf = ({ followUpCount, slots, title, withWhom }: CalendarBooking, part: number): string => {
  const followUps = Math.max(followUpCount, slots.length - 1)
  return part === 0 ? `${title} with ${withWhom}` : `${title} (follow-up ${part} of ${followUps}) with ${withWhom}`
}

/** A session of a package that took place before its mentor cancelled the rest. */
const wasHeld = ({ cancelledAt, closedBecause }: CalendarBooking, endsAt: DateTime.Utc): boolean =>
  (closedBecause === "cancelled_by_mentor" || closedBecause === "mentor_unavailable") &&
  cancelledAt !== null &&
  DateTime.lessThanOrEqualTo(endsAt, cancelledAt)

/**
 * The session and each of its follow-ups. Calendars are synchronised to others, and whoever knows a feed's address reads
 * it: so there are names and times, and neither the notes, nor money, nor e-mail addresses.
 */
export const calendarEventsOf = (
  booking: CalendarBooking,
  { home, host, meetingUrl }: CalendarPlace
): ReadonlyArray<CalendarEvent> => {
  const standing = standings[stateOf(booking)]
  return booking.slots.map(({ endsAt, id, startsAt }, part) => {
    const { status, told } = wasHeld(booking, endsAt) ? standings.completed : standing
    return {
      uid: `${booking.id}-${id}@${host}`,
      sequence: booking.revision,
      status,
      summary: titleOf(booking, part),
      description: `${told}\n${home}`,
      url: meetingUrl,
      startsAt,
      endsAt,
      createdAt: booking.createdAt,
      changedAt: booking.updatedAt,
      alarmMinutes: status === "CANCELLED" ? null : alarmMinutes
    }
  })
}
