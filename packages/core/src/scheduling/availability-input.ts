/** Inputs of rules, off-days and overrides. Pure. */
import { Schema } from "effect"
import { clearable, described, Integer, LocalDate, optional, Text } from "../kernel/index.js"
import { longestRecurrence } from "./generation/recurrence.js"
import { AvailabilityRuleId, SessionTypeId } from "./ids.js"
import { RuleType } from "./statuses.js"
import { OffTimeBlocks, TimeBlocks } from "./time-blocks.js"

const DayOfWeek = described(
  Integer.pipe(Schema.between(0, 6)),
  "From 0 for Sunday to 6 for Saturday. Required of a weekly rule; ignored for every other type.",
  0
)
const Recurrence = described(
  Text(longestRecurrence),
  "Recurrence rule of iCalendar (RFC 5545). Required of a recurring rule; ignored for every other type.",
  "FREQ=WEEKLY;BYDAY=SU"
)
const SpecificDate = described(
  LocalDate,
  "Date in the timezone of the mentor, today or later. Required of a one-time rule; ignored for every other type."
)
const Blocks = described(TimeBlocks, "Hours of each date on which the rule applies, in the timezone of the mentor.")

const validFrom = (leftOut: string) =>
  described(LocalDate, `First date on which it applies, in the timezone of the mentor. ${leftOut}`, "2027-03-01")
const validUntil = (leftOut: string) =>
  described(LocalDate, `Last date on which it applies, no earlier than \`valid_from\`. ${leftOut}`, "2027-06-30")

export const RuleInput = Schema.Struct({
  session_type_id: optional(
    described(SessionTypeId, "Session type of the mentor that it opens hours for. Left out: all of them.")
  ),
  rule_type: RuleType,
  day_of_week: optional(DayOfWeek),
  time_blocks: Blocks,
  rrule: optional(Recurrence),
  specific_date: optional(SpecificDate),
  valid_from: optional(validFrom("Left out: today.")),
  valid_until: optional(validUntil("Left out: it has no end."))
})
export interface RuleInput extends Schema.Schema.Type<typeof RuleInput> {}

export const RuleEdit = Schema.Struct({
  session_type_id: clearable(
    described(SessionTypeId, "Session type of the mentor that it opens hours for. Null: all. Left out: as before.")
  ),
  rule_type: Schema.optional(
    described(RuleType, "Type of the rule. Left out: as before. What belongs to another type is removed.")
  ),
  day_of_week: clearable(
    described(
      DayOfWeek,
      "From 0 for Sunday to 6 for Saturday. Null: a weekly rule opens no hours. Left out: as before.",
      0
    )
  ),
  time_blocks: Schema.optional(
    described(
      TimeBlocks,
      "Hours of each date on which the rule applies, in the timezone of the mentor. Left out: as before."
    )
  ),
  rrule: clearable(
    described(
      Recurrence,
      "Recurrence rule of iCalendar (RFC 5545). Null: a recurring rule opens no hours. Left out: as before.",
      "FREQ=WEEKLY;BYDAY=SU"
    )
  ),
  specific_date: clearable(
    described(
      LocalDate,
      "Date in the timezone of the mentor; a new one is today or later. Null: a one-time rule opens no hours. " +
        "Left out: as before."
    )
  ),
  valid_from: Schema.optional(validFrom("Left out: as before.")),
  valid_until: clearable(validUntil("Null: it has no end. Left out: as before.")),
  is_active: Schema.optional(described(Schema.Boolean, "Whether it opens hours. Left out: as before."))
})
export interface RuleEdit extends Schema.Schema.Type<typeof RuleEdit> {}

/** A rule that is not stored; with `rule_id`, an edit of a stored one. */
export const RulePreview = Schema.Struct({
  rule_id: optional(
    described(AvailabilityRuleId, "Rule of the mentor that the other fields change. Left out: they make a new rule.")
  ),
  ...RuleEdit.fields,
  rule_type: Schema.optional(
    described(RuleType, "Type of the rule. Required of a new rule; left out of a change: as before.")
  ),
  time_blocks: Schema.optional(
    described(
      TimeBlocks,
      "Hours of each date on which the rule applies, in the timezone of the mentor. Required of a new rule; " +
        "left out of a change: as before."
    )
  ),
  valid_from: clearable(validFrom("Left out: today for a new rule, else as before.")),
  is_active: Schema.optional(
    described(Schema.Boolean, "Whether it opens hours. Left out: as before. A new rule is active whatever it says.")
  )
})

export const RuleBatch = Schema.Struct({
  availability_rules: described(
    Schema.NonEmptyArray(RuleInput).pipe(Schema.maxItems(100)),
    "The new rules: all of them are made, or none. They may be the body itself, without this name."
  )
})

export const RuleFilter = Schema.Struct({
  is_active: optional(described(Schema.Boolean, "True: only active rules. False or left out: inactive ones as well.")),
  session_type: optional(
    described(SessionTypeId, "Only rules of this session type, without those for all types. Left out: every rule.")
  )
})

const OffFrom = "First date off, in the timezone of the mentor."
const OffUntil = "Last date off, no earlier than `off_from`; the same date where only hours are off."
const Reason = Text(100)
const reason = "Dentist"
const offDate = "2027-03-22"
const IsFullDay = "Whether whole dates are off. False: the hours of `off_time_blocks` on one date."
const IsVacation = "Whether the mentor calls it a vacation, which is the reason that explanations of slots give."
const OffBlocks = "The hours that are off, in the timezone of the mentor; ignored where whole dates are."

export const OffDayInput = Schema.Struct({
  off_from: described(LocalDate, `${OffFrom} Today or later.`, offDate),
  off_until: described(LocalDate, OffUntil, offDate),
  reason: optional(described(Reason, "Note of the mentor, who alone sees it.", reason)),
  is_full_day: Schema.optionalWith(described(Schema.Boolean, `${IsFullDay} Left out: true.`, false), {
    default: () => true,
    nullable: true
  }),
  is_vacation: Schema.optionalWith(described(Schema.Boolean, `${IsVacation} Left out: false.`, false), {
    default: () => false,
    nullable: true
  }),
  off_time_blocks: optional(described(OffTimeBlocks, `${OffBlocks} Required where \`is_full_day\` is false.`))
})

export const OffDayEdit = Schema.Struct({
  off_from: Schema.optional(
    described(LocalDate, `${OffFrom} A new one is today or later. Left out: as before.`, offDate)
  ),
  off_until: Schema.optional(described(LocalDate, `${OffUntil} Left out: as before.`, offDate)),
  reason: clearable(
    described(Reason, "Note of the mentor, who alone sees it. Null: none. Left out: as before.", reason)
  ),
  is_full_day: Schema.optional(described(Schema.Boolean, `${IsFullDay} Left out: as before.`, false)),
  is_vacation: Schema.optional(described(Schema.Boolean, `${IsVacation} Left out: as before.`, false)),
  off_time_blocks: clearable(
    described(OffTimeBlocks, `${OffBlocks} Null: none, which needs whole dates. Left out: as before.`)
  )
})
export interface OffDayEdit extends Schema.Schema.Type<typeof OffDayEdit> {}

export const OverrideInput = Schema.Struct({
  session_type_id: optional(
    described(SessionTypeId, "Session type of the mentor whose hours it sets. Left out: all of them.")
  ),
  date: described(LocalDate, "Date in the timezone of the mentor, today or later."),
  time_slots: described(
    TimeBlocks,
    "Hours of that date in the timezone of the mentor, in place of those of rules and of a former override."
  )
})

export const VacationInput = Schema.Struct({
  vacation_ends_at: optional(
    described(
      LocalDate,
      "Last date of the vacation, after today, in the timezone of the mentor. Left out: until it is ended.",
      "2027-03-28"
    )
  )
})
