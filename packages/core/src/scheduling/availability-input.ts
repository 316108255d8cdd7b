/** What a mentor may say about rules, off-days and overrides. Pure. */
import { Schema } from "effect"
import { Integer, LocalDate, Text } from "../kernel/index.js"
import { AvailabilityRuleId, SessionTypeId } from "./ids.js"
import { longestRecurrence } from "./recurrence.js"
import { RuleType } from "./statuses.js"
import { OffTimeBlocks, TimeBlocks } from "./time-blocks.js"

/** May be left out, null or empty; the handler sees `undefined` for all three. */
const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { nullable: true })
/** Null takes away; a field that is left out stays as it is. */
const clearable = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))

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

const ruleEdit = {
  session_type_id: clearable(SessionTypeId),
  rule_type: Schema.optional(RuleType),
  day_of_week: clearable(DayOfWeek),
  time_blocks: Schema.optional(TimeBlocks),
  rrule: clearable(Recurrence),
  specific_date: clearable(LocalDate),
  valid_from: Schema.optional(LocalDate),
  valid_until: clearable(LocalDate),
  is_active: Schema.optional(Schema.Boolean)
}

export const RuleEdit = Schema.Struct({ id: AvailabilityRuleId, ...ruleEdit })
export interface RuleEdit extends Omit<Schema.Schema.Type<typeof RuleEdit>, "id"> {}

/** A rule that is not stored; with `rule_id`, what an edit would make of one that is. */
export const RulePreview = Schema.Struct({
  rule_id: optional(AvailabilityRuleId),
  ...ruleEdit,
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

export const offDayEdit = {
  off_from: Schema.optional(LocalDate),
  off_until: Schema.optional(LocalDate),
  reason: clearable(Text(100)),
  is_full_day: Schema.optional(Schema.Boolean),
  is_vacation: Schema.optional(Schema.Boolean),
  off_time_blocks: clearable(OffTimeBlocks)
}

export const OverrideInput = Schema.Struct({
  session_type_id: optional(SessionTypeId),
  date: LocalDate,
  time_slots: TimeBlocks
})
