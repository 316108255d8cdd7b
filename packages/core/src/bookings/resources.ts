/** What bookings shows to the outside: one camelCase object everywhere, as the spec has it for booking cards. */
import { Schema } from "effect"
import { Currency, Integer, MentorId, Money, Timestamp, UserId, Uuid } from "../kernel/index.js"
import { PaymentStatus } from "../payments/index.js"
import { SessionTypeId, SlotId } from "../scheduling/index.js"
import { BookingId } from "./ids.js"
import { BookingOrigin, BookingStatus, ClosedBecause, PendingDecision } from "./statuses.js"

const person = {
  name: Schema.String,
  username: Schema.String,
  avatarUrl: Schema.NullOr(Schema.String)
}

/** `id` is the mentor profile's. */
export const BookingMentor = Schema.Struct({ id: MentorId, ...person }).annotations({ identifier: "BookingMentor" })
export const BookingMentee = Schema.Struct({ id: UserId, ...person }).annotations({ identifier: "BookingMentee" })

export const BookingSessionType = Schema.Struct({
  id: SessionTypeId,
  title: Schema.String,
  durationMinutes: Integer
}).annotations({ identifier: "BookingSessionType" })

export const BookingSlot = Schema.Struct({
  id: SlotId,
  startsAt: Timestamp,
  endsAt: Timestamp
}).annotations({ identifier: "BookingSlot" })

const moment = Schema.NullOr(Timestamp)

/** The sessions of a package after the first one. */
export const BookingFollowUps = Schema.Struct({
  /** How many the price covers. */
  total: Integer,
  /** How many of them have a date; the rest is `left`. */
  scheduled: Integer,
  left: Integer,
  /** The next one begins from `from` on and before `until`; both null where none is left. */
  from: moment,
  until: moment
}).annotations({ identifier: "BookingFollowUps" })

/** What the mentee has written about a session. */
export const BookingReview = Schema.Struct({
  id: Uuid,
  rating: Integer,
  body: Schema.NullOr(Schema.String),
  createdAt: Timestamp
}).annotations({ identifier: "BookingReview" })

export const Booking = Schema.Struct({
  id: BookingId,
  origin: BookingOrigin,
  status: BookingStatus,
  statusLabel: Schema.String,
  /** Decided, and waiting for the gateway to confirm the refund. */
  pendingDecision: Schema.NullOr(PendingDecision),
  closedBecause: Schema.NullOr(ClosedBecause),
  mentor: BookingMentor,
  mentee: BookingMentee,
  sessionType: BookingSessionType,
  /** Of the session itself; its follow-ups stand in `slots`. */
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** The end of the last follow-up; from then on the mentor may complete the booking. */
  concludesAt: Timestamp,
  /** The earliest first: the session, then its follow-ups. */
  slots: Schema.Array(BookingSlot),
  followUps: BookingFollowUps,
  /** Where both meet; null until the session is settled, and once it is called off. */
  meetingUrl: Schema.NullOr(Schema.String),
  /** For the whole booking, as it was when it was made: "80.00". */
  price: Schema.String,
  priceMinor: Integer,
  currency: Currency,
  isFree: Schema.Boolean,
  /** Null where nothing has to be paid. */
  paymentStatus: Schema.NullOr(PaymentStatus),
  /** Set while a deadline runs. */
  paymentExpiresAt: moment,
  respondBy: moment,
  /** The mentee's, from the booking. */
  note: Schema.NullOr(Schema.String),
  /** The mentor's, from accepting it. */
  mentorNote: Schema.NullOr(Schema.String),
  /** The mentor's, from completing it. */
  summary: Schema.NullOr(Schema.String),
  declineReason: Schema.NullOr(Schema.String),
  cancelReason: Schema.NullOr(Schema.String),
  /** Completed, and not reviewed yet. */
  canBeReviewed: Schema.Boolean,
  review: Schema.NullOr(BookingReview),
  paidAt: moment,
  acceptedAt: moment,
  declinedAt: moment,
  completedAt: moment,
  cancelledAt: moment,
  refundedAt: moment,
  createdAt: Timestamp,
  updatedAt: Timestamp
}).annotations({ identifier: "Booking" })
export interface Booking extends Schema.Schema.Type<typeof Booking> {}

/** What cancelling does to the money. */
export const Cancellation = Schema.Struct({
  /** Nothing has happened: this is what would. */
  isPreview: Schema.Boolean,
  /** What goes back to the mentee. */
  refund: Money,
  /** What the mentee has paid and does not get back. */
  kept: Money,
  /** Within the hours before the start in which a mentee gets nothing back. */
  isInsideWindow: Schema.Boolean,
  /** When those hours begin. */
  windowBegins: Timestamp
}).annotations({ identifier: "Cancellation" })
export interface Cancellation extends Schema.Schema.Type<typeof Cancellation> {}
