/** Wire schemas of slots and of seats on them. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { described, Integer, MentorId, Timestamp } from "../kernel/index.js"
import { AvailabilityOverrideId, AvailabilityRuleId, BookingAttemptId, SessionTypeId, SlotId } from "./ids.js"
import { SlotStatus } from "./statuses.js"

const startsAt = described(Timestamp, "Start of the session.", "2027-03-14T14:00:00+00:00")
const endsAt = described(Timestamp, "End of the session, without the buffer after it.", "2027-03-14T15:00:00+00:00")
const expiresAt = described(
  Timestamp,
  "The seat is free again from then on, unless it has been booked.",
  "2027-03-08T10:05:00+00:00"
)

/** Spec 3, "Slot object". */
export const SlotResource = Schema.Struct({
  id: SlotId,
  mentor_id: MentorId,
  session_type_id: SessionTypeId,
  availability_rule_id: Schema.NullOr(
    described(AvailabilityRuleId, "Rule whose hours it comes from; null where an override gave them.")
  ),
  availability_override_id: described(
    Schema.NullOr(AvailabilityOverrideId),
    "Override whose hours it comes from; null where a rule gave them.",
    null
  ),
  starts_at: startsAt,
  ends_at: endsAt,
  buffer_ends_at: described(
    Timestamp,
    "End of the buffer of the session type, in which the mentor has no other session.",
    "2027-03-14T15:15:00+00:00"
  ),
  held_until: described(
    Schema.NullOr(Timestamp),
    "When the last hold on it expires; null without a hold. A hint for display.",
    null
  ),
  status: SlotStatus,
  status_label: described(Schema.String, "The status for people, in English.", "Available"),
  is_selectable: described(
    Schema.Boolean,
    "Whether a seat can be held now, whatever the status says. Always false in lists of conflicts."
  ),
  max_capacity: described(Integer, "Seats of the session; 1 is one-on-one.", 1),
  current_capacity: described(Integer, "Seats that are booked.", 0),
  available_seats: described(
    Integer,
    "Seats that are neither booked nor held; 0 where another session of the mentor overlaps.",
    1
  )
}).annotations({ identifier: "Slot", description: "A time at which a session of a mentor can take place." })
export interface SlotResource extends Schema.Schema.Type<typeof SlotResource> {}

/** Result of holding slots: spec 3, endpoint 16. */
export const HoldResult = Schema.Struct({
  booking_attempt_id: described(
    BookingAttemptId,
    "Id of the booking attempt, with which the seats are booked or released."
  ),
  /** Spec 3 gives the field its name. */
  held_slots: described(Schema.Array(SlotId), "Ids of the slots with a held seat, by start."),
  expires_at: expiresAt
}).annotations({ identifier: "Hold", description: "Seats that were held by one call." })
export interface HoldResult extends Schema.Schema.Type<typeof HoldResult> {}

export const HeldSlotResource = Schema.Struct({
  booking_attempt_id: BookingAttemptId,
  slot_id: SlotId,
  mentor_id: MentorId,
  session_type_id: SessionTypeId,
  starts_at: startsAt,
  ends_at: endsAt,
  expires_at: expiresAt,
  is_in_checkout: described(
    Schema.Boolean,
    "Whether it belongs to a booking that waits for its payment; such a hold cannot be released.",
    false
  )
}).annotations({ identifier: "HeldSeat", description: "A seat on a slot that the caller holds." })
export interface HeldSlotResource extends Schema.Schema.Type<typeof HeldSlotResource> {}

export const OfferedTime = Schema.Struct({
  session_type_id: SessionTypeId,
  starts_at: startsAt,
  ends_at: endsAt
}).annotations({ identifier: "OfferedTime", description: "A time at which a session is offered." })
export interface OfferedTime extends Schema.Schema.Type<typeof OfferedTime> {}

/** Lists have the earliest ones; totals count all. */
export const AvailabilityPreview = Schema.Struct({
  from: described(Timestamp, "Start of the compared period: now.", "2027-03-08T09:30:00+00:00"),
  until: described(
    Timestamp,
    "End of the compared period: as far ahead as slots are made.",
    "2027-06-06T09:30:00+00:00"
  ),
  added_total: described(Integer, "Times that the change would add.", 1),
  added: described(Schema.Array(OfferedTime), "The first 500 of the added times, by start."),
  removed_total: described(Integer, "Times that the change would remove.", 0),
  removed: described(Schema.Array(OfferedTime), "The first 500 of the removed times, by start.", []),
  conflicts_total: described(
    Integer,
    "Slots with booked or held seats that are within the hours now and would not be any more. They would stay.",
    0
  ),
  conflicts: described(Schema.Array(SlotResource), "The first 500 of those slots, by start.", [])
}).annotations({
  identifier: "AvailabilityPreview",
  description: "What a change of a rule would do to the times on offer."
})
export interface AvailabilityPreview extends Schema.Schema.Type<typeof AvailabilityPreview> {}
