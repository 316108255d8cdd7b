/** Errors of bookings. The message is for people; the fields are for programs. */
import { DateTime, Schema } from "effect"
import { described, Timestamp } from "../kernel/index.js"
import { BookingId } from "./ids.js"
import { BookingStatus, bookingStatusLabels, PendingDecision } from "./statuses.js"
import { Condition, conditions, Trigger } from "./transition.js"

export class BookingNotFound extends Schema.TaggedError<BookingNotFound>()("BookingNotFound", {}) {
  override get message() {
    return "Booking not found."
  }
}

const attempted: { readonly [T in Trigger]: string } = {
  book_free: "booked",
  book_paid: "booked",
  request_appointment: "booked",
  settle: "paid",
  lose_seat: "cancelled",
  lapse: "cancelled",
  accept: "accepted",
  decline: "declined",
  leave_unanswered: "declined",
  cancel_by_mentee: "cancelled",
  cancel_by_mentor: "cancelled by its mentor",
  lose_mentor: "called off",
  lose_mentee: "called off",
  refund: "refunded",
  refund_in_part: "refunded in part",
  keep_payment: "closed",
  deliver_kept: "delivered",
  schedule_follow_up: "continued with a follow-up",
  complete: "completed",
  auto_complete: "completed"
}

const toldConditions = Object.entries(conditions)
  .map(([name, said]) => `\`${name}\`: ${said}`)
  .join("; ")

export class TransitionRefused extends Schema.TaggedError<TransitionRefused>()(
  "TransitionRefused",
  {
    status: Schema.NullOr(
      described(BookingStatus, "Status that the booking is in; null where there is none yet.", "confirmed")
    ),
    pendingDecision: Schema.propertySignature(
      described(
        Schema.NullOr(PendingDecision),
        "What has been decided about a paid booking while its refund is under way; null where nothing has.",
        null
      )
    ).pipe(Schema.fromKey("pending_decision")),
    trigger: described(Trigger, "What was to happen to the booking.", "complete"),
    requires: Schema.NullOr(
      described(
        Condition,
        `What has to hold first: ${toldConditions}. Null: nothing helps in this status.`,
        "session_over"
      )
    )
  },
  {
    description: "The booking is in no status for this, or something has to hold first."
  }
) {
  override get message() {
    const move = `This booking cannot be ${attempted[this.trigger]}`
    if (this.requires !== null) return `${move} unless ${conditions[this.requires]}.`
    // Its status still says what it was before.
    if (this.pendingDecision !== null) return `${move}: it has been ${this.pendingDecision}.`
    return this.status === null ? `${move}.` : `${move}: it is ${bookingStatusLabels[this.status].toLowerCase()}.`
  }
}

export class ReservationLapsed extends Schema.TaggedError<ReservationLapsed>()(
  "ReservationLapsed",
  {},
  {
    description: "The hold has expired, or a newer attempt took some of the seats."
  }
) {
  override get message() {
    return "The seat reservation has lapsed. Please choose a slot again."
  }
}

export class AttemptAlreadyBooked extends Schema.TaggedError<AttemptAlreadyBooked>()("AttemptAlreadyBooked", {
  bookingId: Schema.propertySignature(
    Schema.NullOr(
      described(BookingId, "The booking of this attempt; null only where both are made at the same moment.")
    )
  ).pipe(Schema.fromKey("booking_id"))
}) {
  override get message() {
    return "This booking attempt has already been booked."
  }
}

export class NoFollowUpLeft extends Schema.TaggedError<NoFollowUpLeft>()(
  "NoFollowUpLeft",
  {},
  {
    description: "Every session of the package has its date, or there are none but the first."
  }
) {
  override get message() {
    return "No follow-up session of this booking is left to schedule."
  }
}

const said = (moment: DateTime.Utc) => DateTime.formatIso(moment).replace(/\.\d+Z$/, "+00:00")

export class FollowUpOutsideWindow extends Schema.TaggedError<FollowUpOutsideWindow>()("FollowUpOutsideWindow", {
  from: described(
    Timestamp,
    "The next follow-up session begins at this moment at the earliest.",
    "2027-03-26T00:00:00+00:00"
  ),
  until: described(Timestamp, "The next follow-up session begins before this moment.", "2027-03-30T23:00:00+00:00")
}) {
  override get message() {
    return `The next follow-up session must begin from ${said(this.from)} on and before ${said(this.until)}.`
  }
}

export class OwnSession extends Schema.TaggedError<OwnSession>()("OwnSession", {}) {
  override get message() {
    return "You cannot book a session with yourself."
  }
}

export class NotBookable extends Schema.TaggedError<NotBookable>()(
  "NotBookable",
  {},
  {
    description: "The mentor is not approved, or no longer offers this type of session."
  }
) {
  override get message() {
    return "This session can no longer be booked."
  }
}

export class CostsNothing extends Schema.TaggedError<CostsNothing>()("CostsNothing", {}) {
  override get message() {
    return "This booking costs nothing."
  }
}

export class NotAcceptedYet extends Schema.TaggedError<NotAcceptedYet>()(
  "NotAcceptedYet",
  {},
  {
    description: "Appointments are paid once the mentor has accepted them."
  }
) {
  override get message() {
    return "This booking can be paid once its mentor has accepted it."
  }
}

export class AlreadyPaid extends Schema.TaggedError<AlreadyPaid>()("AlreadyPaid", {}) {
  override get message() {
    return "This booking has already been paid."
  }
}
