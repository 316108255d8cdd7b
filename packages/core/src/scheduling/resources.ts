/** What scheduling shows to the outside, named as on the wire. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Currency, Integer, LocalDate, LocalTime, MentorId, Timestamp } from "../kernel/index.js"
import { AvailabilityOverrideId, AvailabilityRuleId, BookingAttemptId, OffDayId, SessionTypeId, SlotId } from "./ids.js"
import { RuleType, SessionModel, SlotStatus } from "./statuses.js"

/** Spec 3, "Slot object". */
export const Slot = Schema.Struct({
  id: SlotId,
  mentor_id: MentorId,
  session_type_id: SessionTypeId,
  availability_rule_id: Schema.NullOr(AvailabilityRuleId),
  availability_override_id: Schema.NullOr(AvailabilityOverrideId),
  starts_at: Timestamp,
  ends_at: Timestamp,
  buffer_ends_at: Timestamp,
  held_until: Schema.NullOr(Timestamp),
  status: SlotStatus,
  status_label: Schema.String,
  is_selectable: Schema.Boolean,
  max_capacity: Integer,
  current_capacity: Integer,
  available_seats: Integer
}).annotations({ identifier: "Slot" })
export interface Slot extends Schema.Schema.Type<typeof Slot> {}

/** Spec 3, endpoint 16. */
export const Hold = Schema.Struct({
  booking_attempt_id: BookingAttemptId,
  held_slots: Schema.Array(SlotId),
  expires_at: Timestamp
}).annotations({ identifier: "Hold" })
export interface Hold extends Schema.Schema.Type<typeof Hold> {}

/** One seat that the caller holds. */
export const HeldSeat = Schema.Struct({
  booking_attempt_id: BookingAttemptId,
  slot_id: SlotId,
  mentor_id: MentorId,
  session_type_id: SessionTypeId,
  starts_at: Timestamp,
  ends_at: Timestamp,
  expires_at: Timestamp,
  /** Belongs to a booking that waits for its payment. */
  is_in_checkout: Schema.Boolean
}).annotations({ identifier: "HeldSeat" })
export interface HeldSeat extends Schema.Schema.Type<typeof HeldSeat> {}

export const TimeBlock = Schema.Struct({
  start_time: LocalTime,
  end_time: LocalTime
}).annotations({ identifier: "TimeBlock" })
export interface TimeBlock extends Schema.Schema.Type<typeof TimeBlock> {}

/** Spec 3, "Availability rule object"; camelCase, as the spec has it for rules. */
export const AvailabilityRule = Schema.Struct({
  id: AvailabilityRuleId,
  mentorId: MentorId,
  sessionTypeId: Schema.NullOr(SessionTypeId),
  ruleType: RuleType,
  ruleTypeLabel: Schema.String,
  dayOfWeek: Schema.NullOr(Integer),
  timeBlocks: Schema.Array(TimeBlock),
  rrule: Schema.NullOr(Schema.String),
  specificDate: Schema.NullOr(LocalDate),
  validFrom: LocalDate,
  validUntil: Schema.NullOr(LocalDate),
  isActive: Schema.Boolean,
  createdAt: Timestamp,
  updatedAt: Timestamp
}).annotations({ identifier: "AvailabilityRule" })
export interface AvailabilityRule extends Schema.Schema.Type<typeof AvailabilityRule> {}

/** Spec 3, "Off-day object"; camelCase. */
export const OffDay = Schema.Struct({
  id: OffDayId,
  mentorId: MentorId,
  offFrom: LocalDate,
  offUntil: LocalDate,
  reason: Schema.NullOr(Schema.String),
  isFullDay: Schema.Boolean,
  /** Empty on whole days. */
  offTimeBlocks: Schema.Array(TimeBlock),
  isVacation: Schema.Boolean,
  createdAt: Timestamp,
  updatedAt: Timestamp
}).annotations({ identifier: "OffDay" })
export interface OffDay extends Schema.Schema.Type<typeof OffDay> {}

/** Spec 3, "Date overrides"; camelCase. */
export const AvailabilityOverride = Schema.Struct({
  id: AvailabilityOverrideId,
  mentorId: MentorId,
  sessionTypeId: Schema.NullOr(SessionTypeId),
  date: LocalDate,
  timeSlots: Schema.Array(TimeBlock),
  createdAt: Timestamp,
  updatedAt: Timestamp
}).annotations({ identifier: "AvailabilityOverride" })
export interface AvailabilityOverride extends Schema.Schema.Type<typeof AvailabilityOverride> {}

/** Spec 3, "Session-type object". */
export const SessionType = Schema.Struct({
  id: SessionTypeId,
  mentor_id: MentorId,
  title: Schema.String,
  description: Schema.NullOr(Schema.String),
  session_model: SessionModel,
  session_model_label: Schema.String,
  duration_minutes: Integer,
  buffer_after_minutes: Integer,
  is_free: Schema.Boolean,
  /** A decimal with as many places as the currency has. */
  price: Schema.String,
  currency: Currency,
  price_minor: Integer,
  max_capacity: Integer,
  follow_up_count: Integer,
  follow_up_interval_days: Integer,
  follow_up_flexibility_days: Integer,
  /** How long before its start a session must be held; 0 is no notice. */
  minimum_notice_minutes: Integer,
  /** How many sessions of the type there may be on one local date of the mentor. */
  daily_limit: Schema.NullOr(Integer),
  /** From one slot's start to the next one's, in minutes; duration and buffer together where it is null. */
  start_interval_minutes: Schema.NullOr(Integer),
  is_active: Schema.Boolean,
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "SessionType" })
export interface SessionType extends Schema.Schema.Type<typeof SessionType> {}
