/** Events of scheduling, as stored in the outbox. */
import { Schema } from "effect"
import { event, MentorId, Timestamp, UserId } from "../kernel/index.js"
import { BookingAttemptId, SlotId } from "./ids.js"

const attempt = {
  bookingAttemptId: BookingAttemptId,
  userId: UserId,
  slotIds: Schema.Array(SlotId),
  expiresAt: Timestamp
}

/** A mentee holds seats while they book. */
export const SeatsHeld = event("scheduling.SeatsHeld", attempt, ({ bookingAttemptId }) => bookingAttemptId)

/** `slot_hold.expiring`: two minutes are left to complete the checkout. */
export const HoldExpiring = event("scheduling.HoldExpiring", attempt, ({ bookingAttemptId }) => bookingAttemptId)

/** Seats stay held until another moment, as they are being paid for: what was said of their end is true no more. */
export const HoldExpiryMoved = event(
  "scheduling.HoldExpiryMoved",
  { bookingAttemptId: BookingAttemptId, userId: UserId, expiresAt: Timestamp },
  ({ bookingAttemptId }) => bookingAttemptId
)

/** Requests a regeneration of the mentor's slots; one event for a burst of changes. */
export const AvailabilityChanged = event(
  "scheduling.AvailabilityChanged",
  { mentorId: MentorId },
  ({ mentorId }) => mentorId
)

/** `availability.booked_slots_affected`: booked slots now outside of the mentor's hours; each is reported once. */
export const BookedSlotsAffected = event(
  "scheduling.BookedSlotsAffected",
  { mentorId: MentorId, slotIds: Schema.Array(SlotId) },
  ({ mentorId }) => mentorId
)
