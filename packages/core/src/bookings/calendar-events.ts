/** A booking as calendar programs show it. Pure. */
import type { CalendarEvent } from "../kernel/index.js"
import type { Booking } from "./booking.js"
import type { BookingCard } from "./booking-card.js"
import type { BookingStatus } from "./statuses.js"

export interface CalendarBooking
  extends Pick<Booking, "id" | "status" | "pendingDecision" | "createdAt" | "updatedAt">,
    Pick<BookingCard, "slots"> {
  /** How often the booking has been changed. */
  readonly revision: number
  readonly title: string
  /** The name of the other side. */
  readonly withWhom: string
}

export interface CalendarPlace {
  /** Makes the ids of events the host's own: "api.example.com". */
  readonly host: string
  /** The front end, where everything else about a booking is read. */
  readonly home: string
}

const alarmMinutes = 15

const standings: {
  readonly [S in BookingStatus]: { readonly status: CalendarEvent["status"]; readonly told: string }
} = {
  pending_payment: { status: "TENTATIVE", told: "Waiting for the payment." },
  requested: { status: "TENTATIVE", told: "Waiting for the mentor's answer." },
  paid: { status: "TENTATIVE", told: "Waiting for the mentor's answer." },
  confirmed: { status: "CONFIRMED", told: "Confirmed." },
  completed: { status: "CONFIRMED", told: "Completed." },
  cancelled: { status: "CANCELLED", told: "Cancelled." },
  refunded: { status: "CANCELLED", told: "Cancelled." }
}

/** Whatever the gateway still has to do, a session that was decided against is off. */
const standingOf = ({ pendingDecision, status }: CalendarBooking) =>
  standings[pendingDecision === null ? status : "cancelled"]

const titleOf = ({ slots, title, withWhom }: CalendarBooking, part: number): string =>
  part === 0 ? `${title} with ${withWhom}` : `${title} (follow-up ${part} of ${slots.length - 1}) with ${withWhom}`

/**
 * The session and each of its follow-ups. Calendars lie with others, and whoever knows an address reads them: so there are
 * names and times, and neither the note, nor money, nor addresses.
 */
export const calendarEventsOf = (
  booking: CalendarBooking,
  { home, host }: CalendarPlace
): ReadonlyArray<CalendarEvent> => {
  const { status, told } = standingOf(booking)
  return booking.slots.map(({ endsAt, id, startsAt }, part) => ({
    uid: `${booking.id}-${id}@${host}`,
    sequence: booking.revision,
    status,
    summary: titleOf(booking, part),
    description: `${told}\n${home}`,
    startsAt,
    endsAt,
    createdAt: booking.createdAt,
    changedAt: booking.updatedAt,
    alarmMinutes: status === "CANCELLED" ? null : alarmMinutes
  }))
}
