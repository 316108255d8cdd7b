/** Booking states of the spec with their labels, and the reasons for an early end. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

export const BookingStatus = described(
  Schema.Literal("pending_payment", "requested", "paid", "confirmed", "completed", "cancelled", "refunded"),
  "Where it stands: `pending_payment` waits for its payment, `requested` for the answer of the mentor with nothing paid " +
    "yet, `paid` for the answer with the price paid. `confirmed` is accepted, `completed` is over. `cancelled` ended " +
    "without its session, `refunded` did and was paid back in full.",
  "confirmed"
)
export type BookingStatus = typeof BookingStatus.Type

export const bookingStatusLabels: { readonly [S in BookingStatus]: string } = {
  pending_payment: "Pending Payment",
  requested: "Requested",
  paid: "Paid",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
  refunded: "Refunded"
}

/** Bookings in these states still lead to something: their accounts must not be erased. */
export const openBookingStatuses: ReadonlyArray<BookingStatus> = ["pending_payment", "requested", "paid", "confirmed"]

/** Decision on a paid booking whose refund the gateway has not confirmed yet. */
export const PendingDecision = Schema.Literal("declined", "cancelled")
export type PendingDecision = typeof PendingDecision.Type

/** Why a booking ends without its session. */
export const ClosedBecause = Schema.Literal(
  "payment_lapsed",
  "capacity_conflict",
  "declined",
  "unanswered",
  "refunded",
  "cancelled_by_mentee",
  "cancelled_by_mentor",
  "mentor_unavailable",
  "mentee_unavailable"
)
export type ClosedBecause = typeof ClosedBecause.Type

export const BookingOrigin = described(
  Schema.Literal("checkout", "appointment"),
  "How it was made: `checkout` is paid before the mentor answers, `appointment` was asked for in a chat and is paid once " +
    "the mentor has accepted it.",
  "checkout"
)
export type BookingOrigin = typeof BookingOrigin.Type

export const SessionReminderKind = Schema.Literal("session_24h", "session_1h")
export type SessionReminderKind = typeof SessionReminderKind.Type

export const ReminderKind = Schema.Literal(...SessionReminderKind.literals, "follow_up")
export type ReminderKind = typeof ReminderKind.Type
