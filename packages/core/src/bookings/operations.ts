/** The operations of bookings. */
import { Schema } from "effect"
import {
  described,
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

const one = Schema.Struct({ booking: described(BookingResource, "The booking as it is now.") })
const byId = Schema.Struct({ id: BookingId })
const paymentUrl = described(
  Schema.String,
  "Page of the payment gateway on which the mentee pays.",
  "https://api.example.com/gateway/offline/cs_4f8a"
)
const paymentUntil = described(Timestamp, "The page can be used until then.", "2027-03-08T10:05:00+00:00")

const listFields = {
  ...pageFields(Object.values(bookingOrders)),
  status: optional(
    described(
      Schema.Union(BookingStatus, Schema.Array(BookingStatus)),
      "Only bookings of this status, or of several: `?status[]=paid&status[]=confirmed`. Left out: of every status.",
      "confirmed"
    )
  ),
  from: optional(
    described(
      Timestamp,
      "Only bookings with a session that starts then or later. Left out: whenever.",
      "2027-03-01T00:00:00+00:00"
    )
  ),
  until: optional(
    described(
      Timestamp,
      "Only bookings with a session that starts before; with `from` it is the same session. Left out: whenever.",
      "2027-04-01T00:00:00+00:00"
    )
  ),
  sort: optional(BookingSort)
}
const listed = Schema.Struct({ bookings: Page(BookingResource) })

const cancelling = {
  input: Schema.Struct({
    ...byId.fields,
    reason: optional(
      described(Text(500), "Why it is cancelled, for both sides. Left out: no reason.", "I am travelling that day.")
    ),
    preview: optional(
      described(
        Schema.Boolean,
        "True changes nothing, and tells what the cancellation would do with the money. Left out: false.",
        false
      )
    )
  }),
  success: Schema.Struct({
    booking: described(BookingResource, "The booking as it is now; as it was, after a preview."),
    cancellation: Cancellation
  }),
  failures: [BookingNotFound, TransitionRefused, PaymentUnderway],
  idempotent: true,
  previewedBy: "preview"
} as const

const calendar = {
  input: byId,
  success: Schema.Struct({
    calendar: described(Schema.String, "The sessions as iCalendar (RFC 5545).", "BEGIN:VCALENDAR")
  }),
  failures: [BookingNotFound]
} as const

export const operations = namedOperations("bookings", {
  createBooking: operation({
    access: "user",
    showsPeople: "records",
    input: Schema.Struct({
      booking_attempt_id: described(BookingAttemptId, "Id of the booking attempt whose held seats become the booking."),
      note: optional(
        described(
          Text(2000),
          "Note to the mentor. Left out: none.",
          "I would like to talk about my move into management."
        )
      )
    }),
    success: Schema.Struct({
      booking: described(BookingResource, "The new booking."),
      payment_url: Schema.NullOr(
        described(
          paymentUrl,
          "Page of the payment gateway on which the mentee pays; null where the booking is free.",
          "https://api.example.com/gateway/offline/cs_4f8a"
        )
      ),
      expires_at: Schema.NullOr(
        described(
          paymentUntil,
          "The page can be used until then; null where the booking is free.",
          "2027-03-08T10:05:00+00:00"
        )
      )
    }),
    failures: [ReservationLapsed, AttemptAlreadyBooked, OwnSession, NotBookable, GatewayUnavailable],
    idempotent: true
  }),
  listMenteeBookings: operation({
    access: "user",
    showsPeople: "records",
    input: Schema.Struct({
      ...listFields,
      mentor_id: optional(described(MentorId, "Only bookings with this mentor. Left out: with every one."))
    }),
    success: listed,
    failures: []
  }),
  getMenteeBooking: operation({
    access: "user",
    showsPeople: "records",
    input: byId,
    success: one,
    failures: [BookingNotFound]
  }),
  getPaymentLink: operation({
    access: "user",
    input: byId,
    success: Schema.Struct({ payment_url: paymentUrl, expires_at: paymentUntil }),
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
  cancelMenteeBooking: operation({ access: "user", showsPeople: "records", ...cancelling }),
  /** The next session of a package, out of held seats: within its window, and paid already. */
  scheduleFollowUp: operation({
    access: "user",
    showsPeople: "records",
    input: Schema.Struct({
      ...byId.fields,
      booking_attempt_id: described(
        BookingAttemptId,
        "Id of the booking attempt whose held seats, of the same session type, become the next follow-ups."
      )
    }),
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
    showsPeople: "records",
    input: Schema.Struct({
      ...listFields,
      mentee_id: optional(described(UserId, "Only bookings of this mentee. Left out: of every one."))
    }),
    success: listed,
    failures: []
  }),
  getMentorBooking: operation({
    access: "mentor",
    showsPeople: "records",
    input: byId,
    success: one,
    failures: [BookingNotFound]
  }),
  getMentorBookingCalendar: operation({ access: "mentor", ...calendar }),
  acceptBooking: operation({
    access: "mentor",
    showsPeople: "records",
    input: Schema.Struct({
      ...byId.fields,
      note: optional(described(Text(2000), "Note to the mentee. Left out: none.", "Please bring your CV."))
    }),
    success: one,
    failures: [BookingNotFound, TransitionRefused]
  }),
  declineBooking: operation({
    access: "mentor",
    showsPeople: "records",
    input: Schema.Struct({
      ...byId.fields,
      reason: optional(
        described(
          Text(500),
          "Why it is declined, for both sides. Left out: no reason.",
          "I am not the right person for this topic."
        )
      )
    }),
    success: one,
    failures: [BookingNotFound, TransitionRefused],
    idempotent: true
  }),
  /** Cancels an accepted booking with a full refund. */
  cancelMentorBooking: operation({ access: "mentor", showsPeople: "records", ...cancelling }),
  completeBooking: operation({
    access: "mentor",
    showsPeople: "records",
    input: Schema.Struct({
      ...byId.fields,
      summary: optional(
        described(
          Text(5000),
          "Summary of the session, for both sides. Left out: none.",
          "We chose two roles to apply for and wrote a new opening for the CV."
        )
      )
    }),
    success: one,
    failures: [BookingNotFound, TransitionRefused]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
