/** Rows differ from the domain only where the driver does: timestamptz arrives as a Date, a price as two columns. */
import { BookingId, BookingOrigin, BookingStatus, ClosedBecause, PendingDecision } from "@mentorkit/core/bookings"
import type { Booking, BookingCard } from "@mentorkit/core/bookings/ports"
import { Currency, MentorId, Timestamp, UserId } from "@mentorkit/core/kernel"
import { PaymentId, PaymentStatus } from "@mentorkit/core/payments"
import { BookingAttemptId, SessionTypeId, SlotId } from "@mentorkit/core/scheduling"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

const moment = Schema.NullOr(Moment)

const columns = {
  id: BookingId,
  menteeId: UserId,
  mentorId: MentorId,
  sessionTypeId: SessionTypeId,
  // The domain's `bookingAttemptId`. The column keeps its name: a host of the release before may run beside this one.
  attemptId: BookingAttemptId,
  origin: BookingOrigin,
  status: BookingStatus,
  pendingDecision: Schema.NullOr(PendingDecision),
  closedBecause: Schema.NullOr(ClosedBecause),
  note: Schema.NullOr(Schema.String),
  mentorNote: Schema.NullOr(Schema.String),
  summary: Schema.NullOr(Schema.String),
  priceMinor: Schema.BigIntFromSelf,
  currency: Currency,
  startsAt: Moment,
  endsAt: Moment,
  concludesAt: Moment,
  followUpCount: Schema.Int,
  followUpIntervalDays: Schema.Int,
  followUpFlexibilityDays: Schema.Int,
  followUpFrom: moment,
  followUpUntil: moment,
  paymentId: Schema.NullOr(PaymentId),
  meetingUrl: Schema.NullOr(Schema.String),
  paymentExpiresAt: moment,
  respondBy: moment,
  autoCompleteAt: moment,
  deliverAt: moment,
  paidAt: moment,
  acceptedAt: moment,
  declinedAt: moment,
  declineReason: Schema.NullOr(Schema.String),
  completedAt: moment,
  cancelledAt: moment,
  cancelReason: Schema.NullOr(Schema.String),
  refundedAt: moment,
  createdAt: Moment,
  updatedAt: Moment
}

/** A row of `bookings`. */
export const BookingRow = Schema.Struct(columns)
/** A row of `bookings` with its slots, the earliest first. */
export const FullBookingRow = Schema.Struct({ ...columns, slotIds: Schema.NonEmptyArray(SlotId) })

const person = {
  name: Schema.String,
  username: Schema.String,
  avatarUrl: Schema.NullOr(Schema.String)
}

export const BookingCardRow = Schema.Struct({
  ...columns,
  mentor: Schema.Struct(person),
  mentee: Schema.Struct(person),
  sessionType: Schema.Struct({ title: Schema.String, durationMinutes: Schema.Int }),
  slots: Schema.Array(Schema.Struct({ id: SlotId, startsAt: Timestamp, endsAt: Timestamp })),
  paymentStatus: Schema.NullOr(PaymentStatus),
  revision: Schema.Int
})

export const toRow = ({ bookingAttemptId, price, slotIds: _, ...booking }: Booking): typeof BookingRow.Type => ({
  ...booking,
  attemptId: bookingAttemptId,
  priceMinor: price.minor,
  currency: price.currency
})

export const toBooking = ({ attemptId, currency, priceMinor, ...row }: typeof FullBookingRow.Type): Booking => ({
  ...row,
  bookingAttemptId: attemptId,
  price: { minor: priceMinor, currency }
})

export const toCard = ({ attemptId: _, currency, priceMinor, ...row }: typeof BookingCardRow.Type): BookingCard => ({
  ...row,
  price: { minor: priceMinor, currency }
})
