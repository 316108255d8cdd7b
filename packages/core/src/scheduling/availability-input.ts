/** Inputs of rules, off-days and overrides. Pure. */
import { Schema } from "effect"
import { clearable, Integer, LocalDate, optional, Text } from "../kernel/index.js"
import { longestRecurrence } from "./generation/recurrence.js"
import { AvailabilityRuleId, SessionTypeId } from "./ids.js"
import { RuleType } from "./statuses.js"
import { OffTimeBlocks, TimeBlocks } from "./time-blocks.js"

const DayOfWeek = Integer.pipe(Schema.between(0, 6))
const Recurrence = Text(longestRecurrence)

export const RuleInput = Schema.Struct({
  session_type_id: optional(SessionTypeId),
  rule_type: RuleType,
  day_of_week: optional(DayOfWeek),
  time_blocks: TimeBlocks,
  rrule: optional(Recurrence),
  specific_date: optional(LocalDate),
  valid_from: optional(LocalDate),
  valid_until: optional(LocalDate)
})
export interface RuleInput extends Schema.Schema.Type<typeof RuleInput> {}

export const RuleEdit = Schema.Struct({
  session_type_id: clearable(SessionTypeId),
  rule_type: Schema.optional(RuleType),
  day_of_week: clearable(DayOfWeek),
  time_blocks: Schema.optional(TimeBlocks),
  rrule: clearable(Recurrence),
  specific_date: clearable(LocalDate),
  valid_from: Schema.optional(LocalDate),
  valid_until: clearable(LocalDate),
  is_active: Schema.optional(Schema.Boolean)
})
export interface RuleEdit extends Schema.Schema.Type<typeof RuleEdit> {}

/** A rule that is not stored; with `rule_id`, an edit of a stored one. */
export const RulePreview = Schema.Struct({
  rule_id: optional(AvailabilityRuleId),
  ...RuleEdit.fields,
  valid_from: clearable(LocalDate)
})

export const OffDayInput = Schema.Struct({
  off_from: LocalDate,
  off_until: LocalDate,
  reason: optional(Text(100)),
  is_full_day: Schema.optionalWith(Schema.Boolean, { default: () => true, nullable: true }),
  is_vacation: Schema.optionalWith(Schema.Boolean, { default: () => false, nullable: true }),
  off_time_blocks: optional(OffTimeBlocks)
})

export const OffDayEdit = Schema.Struct({
  off_from: Schema.optional(LocalDate),
  off_until: Schema.optional(LocalDate),
  reason: clearable(Text(100)),
  is_full_day: Schema.optional(Schema.Boolean),
  is_vacation: Schema.optional(Schema.Boolean),
  off_time_blocks: clearable(OffTimeBlocks)
})
export interface OffDayEdit extends Schema.Schema.Type<typeof OffDayEdit> {}

export const OverrideInput = Schema.Struct({
  session_type_id: optional(SessionTypeId),
  date: LocalDate,
  time_slots: TimeBlocks
})
