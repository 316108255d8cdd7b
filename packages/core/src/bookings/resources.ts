/** Wire schemas of bookings: one camelCase object everywhere, as the spec has it. */
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

/** `id` is that of the mentor profile. */
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
  /** Follow-ups covered by the price. */
  total: Integer,
  /** Follow-ups with a date; the rest is `left`. */
  scheduled: Integer,
  left: Integer,
  /** The next follow-up begins at or after `from` and before `until`; both null where none is left. */
  from: moment,
  until: moment
}).annotations({ identifier: "BookingFollowUps" })

/** The mentee's review of a session. */
export const BookingReview = Schema.Struct({
  id: Uuid,
  rating: Integer,
  body: Schema.NullOr(Schema.String),
  createdAt: Timestamp
}).annotations({ identifier: "BookingReview" })

export const BookingResource = Schema.Struct({
  id: BookingId,
  origin: BookingOrigin,
  status: BookingStatus,
  statusLabel: Schema.String,
  /** Decision that waits for the gateway to confirm the refund. */
  pendingDecision: Schema.NullOr(PendingDecision),
  closedBecause: Schema.NullOr(ClosedBecause),
  mentor: BookingMentor,
  mentee: BookingMentee,
  sessionType: BookingSessionType,
  /** Start of the session itself; follow-ups are in `slots`. */
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** End of the last follow-up. From then on the mentor may complete the booking. */
  concludesAt: Timestamp,
  /** By start: the session, then its follow-ups. */
  slots: Schema.Array(BookingSlot),
  followUps: BookingFollowUps,
  /** Meeting link; null until the session is settled, and once it is cancelled. */
  meetingUrl: Schema.NullOr(Schema.String),
  /** Price of the whole booking, fixed when it was made: "80.00". */
  price: Schema.String,
  priceMinor: Integer,
  currency: Currency,
  isFree: Schema.Boolean,
  /** Null where there is nothing to pay. */
  paymentStatus: Schema.NullOr(PaymentStatus),
  /** Set while the deadline runs. */
  paymentExpiresAt: moment,
  respondBy: moment,
  /** The mentee's note from booking. */
  note: Schema.NullOr(Schema.String),
  /** The mentor's note from accepting. */
  mentorNote: Schema.NullOr(Schema.String),
  /** The mentor's summary from completing. */
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
export interface BookingResource extends Schema.Schema.Type<typeof BookingResource> {}

/** Refund of a cancellation. */
export const Cancellation = Schema.Struct({
  /** True: nothing was cancelled, this is a preview. */
  isPreview: Schema.Boolean,
  /** Amount refunded to the mentee. */
  refund: Money,
  /** Amount paid and not refunded. */
  kept: Money,
  /** Whether the cancellation window has begun, in which a mentee gets no refund. */
  isInsideWindow: Schema.Boolean,
  /** Start of the cancellation window. */
  windowBegins: Timestamp
}).annotations({ identifier: "Cancellation" })
export interface Cancellation extends Schema.Schema.Type<typeof Cancellation> {}
