/** What happened in scheduling, as the outbox keeps it. */
import { Schema } from "effect"
import { event, MentorId, Timestamp, UserId } from "../kernel/index.js"
import { AvailabilityRuleId, BookingAttemptId, SessionTypeId, SlotId } from "./ids.js"

export const SeatsHeld = event(
  "scheduling.SeatsHeld",
  { bookingAttemptId: BookingAttemptId, userId: UserId, slotIds: Schema.Array(SlotId), expiresAt: Timestamp },
  ({ bookingAttemptId }) => bookingAttemptId
)

/** The mentor's slots are generated anew when this is delivered. */
export const AvailabilityRulesCreated = event(
  "scheduling.AvailabilityRulesCreated",
  { mentorId: MentorId, ruleIds: Schema.Array(AvailabilityRuleId) },
  ({ mentorId }) => mentorId
)

/** The mentor's slots are generated anew when this is delivered. */
export const SessionTypeCreated = event(
  "scheduling.SessionTypeCreated",
  { mentorId: MentorId, sessionTypeId: SessionTypeId },
  ({ mentorId }) => mentorId
)
