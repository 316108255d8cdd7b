/** Wire schemas of bookings: one camelCase object everywhere, as the spec has it. */
import { Schema } from "effect"
import { Currency, described, Integer, MentorId, Money, Timestamp, UserId, Uuid } from "../kernel/index.js"
import { PaymentStatus } from "../payments/index.js"
import { SessionTypeId, SlotId } from "../scheduling/index.js"
import { BookingId } from "./ids.js"
import { BookingOrigin, BookingStatus, ClosedBecause, PendingDecision } from "./statuses.js"

const personOf = (name: string, username: string) => ({
  name: described(Schema.String, "Full name.", name),
  username: described(Schema.String, "Name in the address of the profile.", username),
  avatarUrl: Schema.NullOr(
    described(
      Schema.String,
      "Address of the avatar; null without one.",
      "https://api.example.com/media/01920000-0000-7000-8000-000000000001/large"
    )
  )
})

export const BookingMentor = Schema.Struct({ id: MentorId, ...personOf("Ana Duarte", "ana-duarte") }).annotations({
  identifier: "BookingMentor",
  description: "The mentor of a booking."
})
export const BookingMentee = Schema.Struct({ id: UserId, ...personOf("Mika Sorensen", "mika-sorensen") }).annotations({
  identifier: "BookingMentee",
  description: "The mentee of a booking."
})

export const BookingSessionType = Schema.Struct({
  id: SessionTypeId,
  title: described(Schema.String, "Its name today.", "Career review"),
  durationMinutes: described(Integer, "Length of its sessions today, in minutes.", 60)
}).annotations({ identifier: "BookingSessionType", description: "The session type of a booking, as it is today." })

export const BookingSlot = Schema.Struct({
  id: SlotId,
  startsAt: described(Timestamp, "Start of the session.", "2027-03-14T14:00:00+00:00"),
  endsAt: described(Timestamp, "End of the session.", "2027-03-14T15:00:00+00:00")
}).annotations({ identifier: "BookingSlot", description: "A session of a booking." })

export const BookingFollowUps = Schema.Struct({
  total: described(Integer, "Follow-ups that the price covers.", 2),
  scheduled: described(Integer, "Follow-ups that have a date.", 0),
  left: described(Integer, "Follow-ups that have no date yet.", 2),
  from: Schema.NullOr(
    described(
      Timestamp,
      "The next follow-up may begin from then on; null where none is left.",
      "2027-03-19T00:00:00+00:00"
    )
  ),
  until: Schema.NullOr(
    described(
      Timestamp,
      "The next follow-up has to begin before; null where none is left.",
      "2027-03-24T00:00:00+00:00"
    )
  )
}).annotations({ identifier: "BookingFollowUps", description: "The sessions of a booking after the first one." })

export const BookingReview = Schema.Struct({
  id: described(Uuid, "Id of a review."),
  rating: described(Integer, "Stars of the mentee.", 5),
  body: Schema.NullOr(
    described(Schema.String, "Words of the mentee; null without any.", "Clear, kind and well prepared.")
  ),
  createdAt: described(Timestamp, "When it was written.", "2027-03-15T09:00:00+00:00")
}).annotations({ identifier: "BookingReview", description: "The review of a booking by its mentee." })

/** Null in the example, which is one of a confirmed booking. */
const unset = <A, I>(schema: Schema.Schema<A, I>, text: string) => described(Schema.NullOr(schema), text, null)

export const BookingResource = Schema.Struct({
  id: BookingId,
  origin: BookingOrigin,
  status: BookingStatus,
  statusLabel: described(Schema.String, "The status for people, in English.", "Confirmed"),
  pendingDecision: unset(
    PendingDecision,
    "What was decided on a paid booking whose refund is not confirmed by the payment gateway yet; else null. " +
      "Until then the status stays what it was."
  ),
  closedBecause: unset(
    ClosedBecause,
    "Why it ends, or has ended, without its session; null unless it does. `payment_lapsed`: nobody paid in time; " +
      "`capacity_conflict`: its seats were gone when it was paid; `unanswered`: the mentor did not answer in time; " +
      "`refunded`: the payment gateway gave the money back unasked; `mentor_unavailable` and `mentee_unavailable`: the " +
      "account was banned or suspended."
  ),
  mentor: BookingMentor,
  mentee: BookingMentee,
  sessionType: BookingSessionType,
  startsAt: described(
    Timestamp,
    "Start of the first session. Those of follow-ups are in `slots`.",
    "2027-03-14T14:00:00+00:00"
  ),
  endsAt: described(Timestamp, "End of the first session.", "2027-03-14T15:00:00+00:00"),
  concludesAt: described(
    Timestamp,
    "End of the last session that has a date. The mentor cannot complete the booking before.",
    "2027-03-14T15:00:00+00:00"
  ),
  slots: described(Schema.Array(BookingSlot), "Its sessions, by start: the first one, then its follow-ups."),
  followUps: BookingFollowUps,
  meetingUrl: Schema.NullOr(
    described(
      Schema.String,
      "Where both sides meet. Null until the booking is confirmed and paid, and once it is called off.",
      "https://meet.jit.si/mentorkit-3f9a1c7be2d84056"
    )
  ),
  price: described(
    Schema.String,
    "Price of the whole booking, fixed when it was made, with as many decimals as the currency has.",
    "80.00"
  ),
  priceMinor: described(Integer, "The price in the smallest unit of its currency, such as cents.", 8000),
  currency: Currency,
  isFree: described(Schema.Boolean, "Whether it costs nothing.", false),
  paymentStatus: Schema.NullOr(
    described(PaymentStatus, "Status of its latest payment; null while there is none.", "succeeded")
  ),
  paymentExpiresAt: unset(Timestamp, "It has to be paid before; null unless it waits for its payment."),
  respondBy: unset(Timestamp, "The mentor has to answer before; null unless the booking waits for the answer."),
  note: Schema.NullOr(
    described(
      Schema.String,
      "Note of the mentee from booking, for both sides; null without one.",
      "I would like to talk about my move into management."
    )
  ),
  mentorNote: Schema.NullOr(
    described(
      Schema.String,
      "Note of the mentor from accepting, for both sides; null without one.",
      "Please bring your CV."
    )
  ),
  summary: unset(Schema.String, "Summary of the mentor from completing, for both sides; null without one."),
  declineReason: unset(Schema.String, "Why the mentor declined it, for both sides; null without a reason."),
  cancelReason: unset(Schema.String, "Why one side cancelled it, for both sides; null without a reason."),
  canBeReviewed: described(Schema.Boolean, "Whether it is completed.", false),
  review: unset(BookingReview, "The review of the mentee. Always null at present."),
  paidAt: Schema.NullOr(described(Timestamp, "When it was paid; null until then.", "2027-03-08T09:40:00+00:00")),
  acceptedAt: Schema.NullOr(
    described(Timestamp, "When the mentor accepted it; null until then.", "2027-03-08T17:00:00+00:00")
  ),
  declinedAt: unset(Timestamp, "When it was declined, or left unanswered for too long; else null."),
  completedAt: unset(Timestamp, "When it was completed; null until then."),
  cancelledAt: unset(Timestamp, "When it was cancelled, or became `cancelled` for any other reason; else null."),
  refundedAt: unset(Timestamp, "When a full refund was confirmed; else null."),
  createdAt: described(Timestamp, "When it was made.", "2027-03-08T09:30:00+00:00"),
  updatedAt: described(Timestamp, "When it was changed last.", "2027-03-08T17:00:00+00:00")
}).annotations({
  identifier: "Booking",
  description: "A booking of sessions with a mentor. Both sides see the same."
})
export interface BookingResource extends Schema.Schema.Type<typeof BookingResource> {}

const money = (minor: number) => ({ minor, major: `${minor / 100}.00`, formatted: `€${minor / 100}.00` })

export const Cancellation = Schema.Struct({
  isPreview: described(Schema.Boolean, "Whether it is a preview, and nothing was cancelled.", false),
  refund: described(Money, "What goes back to the mentee.", money(7200)),
  kept: described(Money, "What the mentee has paid and does not get back.", money(800)),
  isInsideWindow: described(
    Schema.Boolean,
    "Whether `windowBegins` is past: a mentee who cancels an accepted booking gets nothing back from then on.",
    false
  ),
  windowBegins: described(
    Timestamp,
    "So many hours before the first session as the setting `bookings.cancellation_window_hours` says.",
    "2027-03-13T14:00:00+00:00"
  )
}).annotations({ identifier: "Cancellation", description: "What a cancellation does, or would do, with the money." })
export interface Cancellation extends Schema.Schema.Type<typeof Cancellation> {}
