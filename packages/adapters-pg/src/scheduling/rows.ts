/** Rows differ from the domain only where the driver does: timestamptz arrives as a Date. */
import { Model } from "@effect/sql"
import { Currency, LocalDate, MentorId, UserId } from "@mentorkit/core/kernel"
import {
  AvailabilityOverrideId,
  AvailabilityRuleId,
  BlockedAs,
  BookingAttemptId,
  RuleType,
  SchedulingResources,
  SessionModel,
  SessionTypeId,
  SlotId
} from "@mentorkit/core/scheduling"
import { Schema } from "effect"

export const Moment = Model.DateTimeFromDate

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
  isActive: Schema.Boolean,
  createdAt: Moment,
  updatedAt: Moment
})

export const OfferRow = Schema.Struct({
  mentorUserId: UserId,
  followUpCount: Schema.Int,
  isOpen: Schema.Boolean
})

export const AvailabilityRuleRow = Schema.Struct({
  id: AvailabilityRuleId,
  mentorId: MentorId,
  sessionTypeId: Schema.NullOr(SessionTypeId),
  ruleType: RuleType,
  dayOfWeek: Schema.NullOr(Schema.Int),
  timeBlocks: Schema.Array(SchedulingResources.TimeBlock),
  rrule: Schema.NullOr(Schema.String),
  specificDate: Schema.NullOr(LocalDate),
  validFrom: LocalDate,
  validUntil: Schema.NullOr(LocalDate),
  isActive: Schema.Boolean,
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
  blockedAs: Schema.NullOr(BlockedAs)
})

export const SlotInViewRow = Schema.Struct({
  ...SlotRow.fields,
  isStale: Schema.Boolean,
  liveHolds: Schema.Int,
  heldUntil: Schema.NullOr(Moment),
  /** Of the session type and time that were asked for. */
  isAskedFor: Schema.Boolean,
  isOpen: Schema.Boolean
})

export const HoldRow = Schema.Struct({
  bookingAttemptId: BookingAttemptId,
  slotId: SlotId,
  userId: UserId,
  bookingId: Schema.NullOr(Schema.String),
  expiresAt: Moment
})

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

const Millis = Schema.transform(Schema.DateFromSelf, Schema.Number, {
  strict: true,
  decode: (date) => date.getTime(),
  encode: (millis) => new Date(millis)
})

export const StoredSlotRow = Schema.Struct({
  id: SlotId,
  sessionTypeId: SessionTypeId,
  availabilityRuleId: Schema.NullOr(AvailabilityRuleId),
  availabilityOverrideId: Schema.NullOr(AvailabilityOverrideId),
  startsAt: Millis,
  endsAt: Millis,
  bufferEndsAt: Millis,
  maxCapacity: Schema.Int,
  blockedAs: Schema.NullOr(BlockedAs),
  isStale: Schema.Boolean,
  isOccupied: Schema.Boolean
})

export const StandingRow = Schema.Struct({
  isRequested: Schema.Boolean,
  generatedUntil: Schema.NullOr(Moment),
  hasStaleSlots: Schema.Boolean
})
