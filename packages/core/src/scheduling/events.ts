/** What happened in scheduling, as the outbox keeps it. */
import { Schema } from "effect"
import { event, MentorId, Timestamp, UserId } from "../kernel/index.js"
import { BookingAttemptId, SlotId } from "./ids.js"

const attempt = {
  bookingAttemptId: BookingAttemptId,
  userId: UserId,
  slotIds: Schema.Array(SlotId),
  expiresAt: Timestamp
}

export const SeatsHeld = event("scheduling.SeatsHeld", attempt, ({ bookingAttemptId }) => bookingAttemptId)

/** `slot_hold.expiring`: two minutes are left to finish checkout. */
export const HoldExpiring = event("scheduling.HoldExpiring", attempt, ({ bookingAttemptId }) => bookingAttemptId)

/** The mentor's slots are generated anew when this is delivered: one of these for a burst of changes. */
export const AvailabilityChanged = event(
  "scheduling.AvailabilityChanged",
  { mentorId: MentorId },
  ({ mentorId }) => mentorId
)

/** `availability.booked_slots_affected`: booked slots that are no longer within the mentor's hours; each is told of once. */
export const BookedSlotsAffected = event(
  "scheduling.BookedSlotsAffected",
  { mentorId: MentorId, slotIds: Schema.Array(SlotId) },
  ({ mentorId }) => mentorId
)
