/** The spec's booking states with the labels that people read, and why a booking ends early. */
import { Schema } from "effect"

export const BookingStatus = Schema.Literal(
  "pending_payment",
  "requested",
  "paid",
  "confirmed",
  "completed",
  "cancelled",
  "refunded"
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

/** What has been decided about a paid booking whose refund the gateway has not confirmed yet. */
export const PendingDecision = Schema.Literal("declined")
export type PendingDecision = typeof PendingDecision.Type

/** Why a booking is over, or is going to be, without its session having been held. */
export const ClosedBecause = Schema.Literal("payment_lapsed", "capacity_conflict", "declined", "unanswered", "refunded")
export type ClosedBecause = typeof ClosedBecause.Type
