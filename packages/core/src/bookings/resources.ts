/** What bookings shows to the outside: one camelCase object everywhere, as the spec has it for booking cards. */
import { Schema } from "effect"
import { Currency, Integer, MentorId, Timestamp, UserId } from "../kernel/index.js"
import { PaymentStatus } from "../payments/index.js"
import { SessionTypeId, SlotId } from "../scheduling/index.js"
import { BookingId } from "./ids.js"
import { BookingStatus, ClosedBecause, PendingDecision } from "./statuses.js"

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

export const Booking = Schema.Struct({
  id: BookingId,
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
  note: Schema.NullOr(Schema.String),
  declineReason: Schema.NullOr(Schema.String),
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
