/** What can be asked of bookings. */
import { Schema } from "effect"
import { operations as named, operation, optional, Page, pageFields, Text, Timestamp } from "../kernel/index.js"
import { GatewayUnavailable, PaymentUnderway } from "../payments/index.js"
import { BookingAttemptId } from "../scheduling/index.js"
import {
  AlreadyPaid,
  AttemptAlreadyBooked,
  BookingNotFound,
  CostsNothing,
  NotBookable,
  OwnSession,
  ReservationLapsed,
  TransitionRefused
} from "./errors.js"
import { BookingId } from "./ids.js"
import { Booking } from "./resources.js"
import { BookingStatus } from "./statuses.js"

const one = Schema.Struct({ booking: Booking })
const list = {
  input: Schema.Struct({ ...pageFields(), status: optional(BookingStatus) }),
  success: Schema.Struct({ bookings: Page(Booking) })
}
const byId = Schema.Struct({ id: BookingId })

export const operations = named("bookings", {
  createBooking: operation({
    access: "user",
    input: Schema.Struct({ booking_attempt_id: BookingAttemptId, note: optional(Text(2000)) }),
    /** A free booking has nothing to pay: both are null. */
    success: Schema.Struct({
      booking: Booking,
      payment_url: Schema.NullOr(Schema.String),
      expires_at: Schema.NullOr(Timestamp)
    }),
    failures: [ReservationLapsed, AttemptAlreadyBooked, OwnSession, NotBookable, GatewayUnavailable],
    idempotent: true
  }),
  listMenteeBookings: operation({ access: "user", ...list, failures: [] }),
  getMenteeBooking: operation({ access: "user", input: byId, success: one, failures: [BookingNotFound] }),
  getPaymentLink: operation({
    access: "user",
    input: byId,
    success: Schema.Struct({ payment_url: Schema.String, expires_at: Timestamp }),
    failures: [BookingNotFound, CostsNothing, AlreadyPaid, PaymentUnderway, ReservationLapsed, GatewayUnavailable]
  }),
  /** Without those that nobody has paid yet: they are shown to the mentor once they are. */
  listMentorBookings: operation({ access: "mentor", ...list, failures: [] }),
  getMentorBooking: operation({ access: "mentor", input: byId, success: one, failures: [BookingNotFound] }),
  acceptBooking: operation({
    access: "mentor",
    input: byId,
    success: one,
    failures: [BookingNotFound, TransitionRefused]
  }),
  declineBooking: operation({
    access: "mentor",
    input: Schema.Struct({ ...byId.fields, reason: optional(Text(500)) }),
    success: one,
    failures: [BookingNotFound, TransitionRefused],
    idempotent: true
  }),
  completeBooking: operation({
    access: "mentor",
    input: byId,
    success: one,
    failures: [BookingNotFound, TransitionRefused]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
