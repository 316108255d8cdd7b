/** Rows differ from the domain only where the driver does: timestamptz arrives as a Date. */
import { Currency, LocalDate, MentorId, UserId } from "@mentorkit/core/kernel"
import {
  AvailabilityOverrideId,
  AvailabilityRuleId,
  BlockedAs,
  BookingAttemptId,
  OffDayId,
  RuleType,
  SessionModel,
  SessionTypeId,
  SlotId,
  TimeBlock
} from "@mentorkit/core/scheduling"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

export const SessionTypeRow = Schema.Struct({
  id: SessionTypeId,
  mentorId: MentorId,
  title: Schema.String,
  description: Schema.NullOr(Schema.String),
  sessionModel: SessionModel,
  durationMinutes: Schema.Int,
  bufferAfterMinutes: Schema.Int,
  isFree: Schema.Boolean,
  priceMinor: Schema.BigIntFromSelf,
  currency: Currency,
  maxCapacity: Schema.Int,
  followUpCount: Schema.Int,
  followUpIntervalDays: Schema.Int,
  followUpFlexibilityDays: Schema.Int,
  minimumNoticeMinutes: Schema.Int,
  dailyLimit: Schema.NullOr(Schema.Int),
  startIntervalMinutes: Schema.NullOr(Schema.Int),
  isActive: Schema.Boolean,
  createdAt: Moment,
  updatedAt: Moment
})

export const OfferRow = Schema.Struct({
  mentorUserId: UserId,
  followUpCount: Schema.Int,
  isOpen: Schema.Boolean,
  minimumNoticeMinutes: Schema.Int,
  dailyLimit: Schema.NullOr(Schema.Int),
  timeZone: Schema.String
})

export const AvailabilityRuleRow = Schema.Struct({
  id: AvailabilityRuleId,
  mentorId: MentorId,
  sessionTypeId: Schema.NullOr(SessionTypeId),
  ruleType: RuleType,
  dayOfWeek: Schema.NullOr(Schema.Int),
  timeBlocks: Schema.Array(TimeBlock),
  rrule: Schema.NullOr(Schema.String),
  specificDate: Schema.NullOr(LocalDate),
  validFrom: LocalDate,
  validUntil: Schema.NullOr(LocalDate),
  isActive: Schema.Boolean,
  createdAt: Moment,
  updatedAt: Moment
})

export const OffDayRow = Schema.Struct({
  id: OffDayId,
  mentorId: MentorId,
  offFrom: LocalDate,
  offUntil: LocalDate,
  reason: Schema.NullOr(Schema.String),
  offTimeBlocks: Schema.NullOr(Schema.Array(TimeBlock)),
  isVacation: Schema.Boolean,
  byVacationMode: Schema.Boolean,
  createdAt: Moment,
  updatedAt: Moment
})

export const AvailabilityOverrideRow = Schema.Struct({
  id: AvailabilityOverrideId,
  mentorId: MentorId,
  sessionTypeId: Schema.NullOr(SessionTypeId),
  date: LocalDate,
  timeSlots: Schema.Array(TimeBlock),
  createdAt: Moment,
  updatedAt: Moment
})

export const SlotRow = Schema.Struct({
  id: SlotId,
  mentorId: MentorId,
  sessionTypeId: SessionTypeId,
  availabilityRuleId: Schema.NullOr(AvailabilityRuleId),
  availabilityOverrideId: Schema.NullOr(AvailabilityOverrideId),
  startsAt: Moment,
  endsAt: Moment,
  bufferEndsAt: Moment,
  maxCapacity: Schema.Int,
  claimed: Schema.Int,
  blockedAs: Schema.NullOr(BlockedAs),
  isOutside: Schema.Boolean
})

/**
 * The row as the driver gives it, without a schema. This is the most read list of the product, and checking every value
 * costs several times what reading it does; the table has the types already.
 */
export interface SeatedSlotRow {
  readonly id: SlotId
  readonly mentor_id: MentorId
  readonly session_type_id: SessionTypeId
  readonly availability_rule_id: AvailabilityRuleId | null
  readonly availability_override_id: AvailabilityOverrideId | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly buffer_ends_at: Date
  readonly max_capacity: number
  readonly claimed: number
  readonly blocked_as: BlockedAs | null
  readonly is_stale: boolean
  readonly is_outside: boolean
  readonly live_holds: number
  readonly held_until: Date | null
}

export interface SlotInViewRow extends SeatedSlotRow {
  /** It has the session type and start that the query asks for. */
  readonly is_asked_for: boolean
  readonly is_open: boolean
  readonly minimum_notice_minutes: number
  readonly daily_limit: number | null
  readonly time_zone: string
}

export const HoldRow = Schema.Struct({
  bookingAttemptId: BookingAttemptId,
  slotId: SlotId,
  userId: UserId,
  bookingId: Schema.NullOr(Schema.String),
  expiresAt: Moment
})

export const ExpiringAttemptRow = Schema.Struct({
  bookingAttemptId: BookingAttemptId,
  userId: UserId,
  slotIds: Schema.Array(SlotId),
  expiresAt: Moment
})

export interface HoldOnSlot {
  readonly slot_id: SlotId
  readonly user_id: UserId
  readonly booking_attempt_id: BookingAttemptId
  readonly booking_id: string | null
  readonly expires_at: Date
}

export const HeldSlotRow = Schema.Struct({
  ...HoldRow.fields,
  mentorId: MentorId,
  sessionTypeId: SessionTypeId,
  startsAt: Moment,
  endsAt: Moment
})

export const BookingAttemptRow = Schema.Struct({
  id: BookingAttemptId,
  userId: UserId,
  mentorId: MentorId,
  sessionTypeId: SessionTypeId,
  slotIds: Schema.Array(SlotId),
  createdAt: Moment
})

/** The row as the driver gives it, too: a regeneration reads all slots of its mentor, up to ten thousand. */
export interface StoredSlotRow {
  readonly id: SlotId
  readonly session_type_id: SessionTypeId
  readonly availability_rule_id: AvailabilityRuleId | null
  readonly availability_override_id: AvailabilityOverrideId | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly buffer_ends_at: Date
  readonly max_capacity: number
  readonly blocked_as: BlockedAs | null
  readonly is_stale: boolean
  readonly is_outside: boolean
  readonly is_occupied: boolean
}

export const StandingRow = Schema.Struct({
  isRequested: Schema.Boolean,
  generatedUntil: Schema.NullOr(Moment),
  hasStaleSlots: Schema.Boolean
})
