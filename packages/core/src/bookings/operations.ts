/** The operations of bookings. */
import { Schema } from "effect"
import {
  MentorId,
  namedOperations,
  operation,
  optional,
  Page,
  pageFields,
  Text,
  Timestamp,
  UserId
} from "../kernel/index.js"
import { GatewayUnavailable, PaymentUnderway } from "../payments/index.js"
import { BookingAttemptId } from "../scheduling/index.js"
import {
  AlreadyPaid,
  AttemptAlreadyBooked,
  BookingNotFound,
  CostsNothing,
  FollowUpOutsideWindow,
  NoFollowUpLeft,
  NotAcceptedYet,
  NotBookable,
  OwnSession,
  ReservationLapsed,
  TransitionRefused
} from "./errors.js"
import { BookingId } from "./ids.js"
import { BookingSort, bookingOrders } from "./ports.js"
import { BookingResource, Cancellation } from "./resources.js"
import { BookingStatus } from "./statuses.js"

const one = Schema.Struct({ booking: BookingResource })
const byId = Schema.Struct({ id: BookingId })
const Note = Text(2000)

const listFields = {
  ...pageFields(Object.values(bookingOrders)),
  /** One state, or several: `?status[]=paid&status[]=confirmed`. */
  status: optional(Schema.Union(BookingStatus, Schema.Array(BookingStatus))),
  /** `from <= startsAt < until`, of one of its sessions. */
  from: optional(Timestamp),
  until: optional(Timestamp),
  /** Default: latest session first. */
  sort: optional(BookingSort)
}
const listed = Schema.Struct({ bookings: Page(BookingResource) })

const cancelling = {
  input: Schema.Struct({
    ...byId.fields,
    reason: optional(Text(500)),
    /** Changes nothing; returns what the cancellation would do. */
    preview: optional(Schema.Boolean)
  }),
  success: Schema.Struct({ booking: BookingResource, cancellation: Cancellation }),
  failures: [BookingNotFound, TransitionRefused, PaymentUnderway],
  idempotent: true,
  previewedBy: "preview"
} as const

const calendar = {
  input: byId,
  success: Schema.Struct({
    /** iCalendar, RFC 5545. */
    calendar: Schema.String
  }),
  failures: [BookingNotFound]
} as const

export const operations = namedOperations("bookings", {
  createBooking: operation({
    access: "user",
    input: Schema.Struct({ booking_attempt_id: BookingAttemptId, note: optional(Note) }),
    /** A free booking has nothing to pay: both are null. */
    success: Schema.Struct({
      booking: BookingResource,
      payment_url: Schema.NullOr(Schema.String),
      expires_at: Schema.NullOr(Timestamp)
    }),
    failures: [ReservationLapsed, AttemptAlreadyBooked, OwnSession, NotBookable, GatewayUnavailable],
    idempotent: true
  }),
  listMenteeBookings: operation({
    access: "user",
    input: Schema.Struct({ ...listFields, mentor_id: optional(MentorId) }),
    success: listed,
    failures: []
  }),
  getMenteeBooking: operation({ access: "user", input: byId, success: one, failures: [BookingNotFound] }),
  getPaymentLink: operation({
    access: "user",
    input: byId,
    success: Schema.Struct({ payment_url: Schema.String, expires_at: Timestamp }),
    failures: [
      BookingNotFound,
      CostsNothing,
      AlreadyPaid,
      NotAcceptedYet,
      NotBookable,
      PaymentUnderway,
      ReservationLapsed,
      GatewayUnavailable
    ]
  }),
  /** Cancels a booking that has not begun. Before the mentor accepted it is refunded in full. */
  cancelMenteeBooking: operation({ access: "user", ...cancelling }),
  /** The next session of a package, out of held seats: within its window, and paid already. */
  scheduleFollowUp: operation({
    access: "user",
    input: Schema.Struct({ ...byId.fields, booking_attempt_id: BookingAttemptId }),
    success: one,
    failures: [
      BookingNotFound,
      NoFollowUpLeft,
      FollowUpOutsideWindow,
      ReservationLapsed,
      AttemptAlreadyBooked,
      NotBookable,
      TransitionRefused
    ],
    idempotent: true
  }),
  getMenteeBookingCalendar: operation({ access: "user", ...calendar }),
  /** Bookings that nobody has paid are left out until they are paid. */
  listMentorBookings: operation({
    access: "mentor",
    input: Schema.Struct({ ...listFields, mentee_id: optional(UserId) }),
    success: listed,
    failures: []
  }),
  getMentorBooking: operation({ access: "mentor", input: byId, success: one, failures: [BookingNotFound] }),
  getMentorBookingCalendar: operation({ access: "mentor", ...calendar }),
  acceptBooking: operation({
    access: "mentor",
    input: Schema.Struct({ ...byId.fields, note: optional(Note) }),
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
  /** Cancels an accepted booking with a full refund. */
  cancelMentorBooking: operation({ access: "mentor", ...cancelling }),
  completeBooking: operation({
    access: "mentor",
    input: Schema.Struct({ ...byId.fields, summary: optional(Text(5000)) }),
    success: one,
    failures: [BookingNotFound, TransitionRefused]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
