/** Wire schemas of scheduling. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Currency, Integer, LocalDate, LocalTime, MentorId, Timestamp, Uuid } from "../kernel/index.js"
import { AvailabilityOverrideId, AvailabilityRuleId, BookingAttemptId, OffDayId, SessionTypeId, SlotId } from "./ids.js"
import { RuleType, SeatStatus, SessionModel, SlotStatus } from "./statuses.js"

/** Spec 3, "Slot object". */
export const SlotResource = Schema.Struct({
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
export interface SlotResource extends Schema.Schema.Type<typeof SlotResource> {}

/** Result of holding slots: spec 3, endpoint 16. */
export const HoldResult = Schema.Struct({
  booking_attempt_id: BookingAttemptId,
  /** Ids of the held slots; spec 3 gives the field its name. */
  held_slots: Schema.Array(SlotId),
  expires_at: Timestamp
}).annotations({ identifier: "Hold" })
export interface HoldResult extends Schema.Schema.Type<typeof HoldResult> {}

/** A slot on which the caller holds a seat. */
export const HeldSlotResource = Schema.Struct({
  booking_attempt_id: BookingAttemptId,
  slot_id: SlotId,
  mentor_id: MentorId,
  session_type_id: SessionTypeId,
  starts_at: Timestamp,
  ends_at: Timestamp,
  expires_at: Timestamp,
  /** Part of a booking that waits for its payment. */
  is_in_checkout: Schema.Boolean
}).annotations({ identifier: "HeldSeat" })
export interface HeldSlotResource extends Schema.Schema.Type<typeof HeldSlotResource> {}

export const TimeBlock = Schema.Struct({
  start_time: LocalTime,
  end_time: LocalTime
}).annotations({ identifier: "TimeBlock" })
export interface TimeBlock extends Schema.Schema.Type<typeof TimeBlock> {}

/** Spec 3, "Availability rule object"; camelCase, as the spec has it for rules. */
export const AvailabilityRuleResource = Schema.Struct({
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
export interface AvailabilityRuleResource extends Schema.Schema.Type<typeof AvailabilityRuleResource> {}

/** Spec 3, "Off-day object"; camelCase. */
export const OffDayResource = Schema.Struct({
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
export interface OffDayResource extends Schema.Schema.Type<typeof OffDayResource> {}

/** Spec 3, "Date overrides"; camelCase. */
export const AvailabilityOverrideResource = Schema.Struct({
  id: AvailabilityOverrideId,
  mentorId: MentorId,
  sessionTypeId: Schema.NullOr(SessionTypeId),
  date: LocalDate,
  timeSlots: Schema.Array(TimeBlock),
  createdAt: Timestamp,
  updatedAt: Timestamp
}).annotations({ identifier: "AvailabilityOverride" })
export interface AvailabilityOverrideResource extends Schema.Schema.Type<typeof AvailabilityOverrideResource> {}

/** Spec 3, "Session-type object". */
export const SessionTypeResource = Schema.Struct({
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
export interface SessionTypeResource extends Schema.Schema.Type<typeof SessionTypeResource> {}

/** A reason: the code is for programs, the message for people. */
export const SlotReason = Schema.Struct({
  code: Schema.Literal(
    "not_approved",
    "session_type_inactive",
    "started",
    "minimum_notice",
    "daily_limit",
    "off_day",
    "vacation",
    "override",
    "overwritten",
    "cancelled",
    "fully_booked",
    "being_booked",
    "mentor_busy"
  ),
  message: Schema.String,
  /** For `being_booked`: when the last hold expires. */
  until: Schema.NullOr(Timestamp),
  /** For `off_day` and `vacation`; null if it is gone, and for an open-ended vacation. */
  off_day_id: Schema.NullOr(OffDayId),
  /** For `override`; null if it is gone. */
  availability_override_id: Schema.NullOr(AvailabilityOverrideId),
  /** For `mentor_busy`: the overlapping slot with taken seats. */
  busy_with: Schema.NullOr(
    Schema.Struct({
      slot_id: SlotId,
      session_type_id: SessionTypeId,
      starts_at: Timestamp,
      ends_at: Timestamp,
      buffer_ends_at: Timestamp,
      status: SeatStatus
    })
  )
}).annotations({ identifier: "SlotReason" })
export interface SlotReason extends Schema.Schema.Type<typeof SlotReason> {}

/** Why a slot is not selectable; at most three off-days. */
export const SlotExplanation = Schema.Struct({
  slot_id: SlotId,
  reasons: Schema.Array(SlotReason)
}).annotations({ identifier: "SlotExplanation" })
export interface SlotExplanation extends Schema.Schema.Type<typeof SlotExplanation> {}

export const DateReason = Schema.Struct({
  code: Schema.Literal(
    "no_hours",
    "skipped_by_zone",
    "off_day",
    "vacation",
    "block_too_short",
    "swallowed_by_clock_change",
    "outside_window",
    "beyond_horizon"
  ),
  message: Schema.String,
  /** Of `off_day` and `vacation`; null for a vacation without end. */
  off_day_id: Schema.NullOr(OffDayId)
}).annotations({ identifier: "DateReason" })
export interface DateReason extends Schema.Schema.Type<typeof DateReason> {}

const hoursOf = {
  source: Schema.Literal("override", "one_time", "recurring", "regular_weekly"),
  /** Of the rules, or of the overrides where they are the source. */
  source_ids: Schema.Array(Uuid)
}

/** Hours of a date, and why there are no more slots. */
export const DateExplanationResource = Schema.Struct({
  date: LocalDate,
  /** Source of the hours; null without hours. */
  source: Schema.NullOr(hoursOf.source),
  source_ids: hoursOf.source_ids,
  /** Sources they replace, by priority. */
  replaced: Schema.Array(Schema.Struct(hoursOf)),
  /** Whether off-days or a vacation take the whole date or hours of it. */
  off: Schema.NullOr(Schema.Literal("whole", "partly")),
  /** Slots in the window, and how many of them off-days block. */
  slot_count: Integer,
  blocked_count: Integer,
  reasons: Schema.Array(DateReason)
}).annotations({ identifier: "DateExplanation" })
export interface DateExplanationResource extends Schema.Schema.Type<typeof DateExplanationResource> {}

/** Explains a mentor's offered times. */
export const SlotsExplanation = Schema.Struct({
  /** The mentor's, whose dates they are. */
  timezone: Schema.String,
  /** Slots are made up to here. */
  horizon_ends_at: Timestamp,
  /** Reasons that concern all slots. */
  reasons: Schema.Array(SlotReason),
  /** Slots that are not selectable. */
  slots: Schema.Array(SlotExplanation),
  /** Dates of the window, from today to a year ahead. */
  dates: Schema.Array(DateExplanationResource)
}).annotations({ identifier: "SlotsExplanation" })
export interface SlotsExplanation extends Schema.Schema.Type<typeof SlotsExplanation> {}

/** A time at which a session is offered. */
export const OfferedTime = Schema.Struct({
  session_type_id: SessionTypeId,
  starts_at: Timestamp,
  ends_at: Timestamp
}).annotations({ identifier: "OfferedTime" })
export interface OfferedTime extends Schema.Schema.Type<typeof OfferedTime> {}

/** Effect of a change of a rule. Lists have the earliest ones; totals count all. */
export const AvailabilityPreview = Schema.Struct({
  /** Compared period: from now to the horizon. */
  from: Timestamp,
  until: Timestamp,
  added_total: Integer,
  added: Schema.Array(OfferedTime),
  removed_total: Integer,
  removed: Schema.Array(OfferedTime),
  /** Sessions with booked or held seats that would lie outside of the hours and do not now; they would stay. */
  conflicts_total: Integer,
  conflicts: Schema.Array(SlotResource)
}).annotations({ identifier: "AvailabilityPreview" })
export interface AvailabilityPreview extends Schema.Schema.Type<typeof AvailabilityPreview> {}
