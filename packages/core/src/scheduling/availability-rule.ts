/** A mentor's opening hours as a rule, and checks across its fields. Pure. */
import type { DateTime } from "effect"
import {
  fieldProblem,
  invalidProblem,
  type LocalDate,
  type MentorId,
  type Problem,
  type RawInput,
  requiredProblem
} from "../kernel/index.js"
import type { RuleEdit, RuleInput } from "./availability-input.js"
import { isRecurrence, longestRecurrence, recurrenceTimeZone, withoutTimeZone } from "./generation/recurrence.js"
import type { SlotRule } from "./generation/slot-generation.js"
import type { AvailabilityRuleId, SessionTypeId } from "./ids.js"
import type { TimeBlock } from "./resources.js"
import type { RuleType } from "./statuses.js"
import { blockProblems, isDate, isMissing, isRecord, pastProblems, toSlotBlocks } from "./time-blocks.js"

export interface AvailabilityRule {
  readonly id: AvailabilityRuleId
  readonly mentorId: MentorId
  /** Null: for all session types of the mentor. */
  readonly sessionTypeId: SessionTypeId | null
  readonly ruleType: RuleType
  /** Weekly rules: 0 for Sunday to 6 for Saturday. */
  readonly dayOfWeek: number | null
  /** In the mentor's local time. */
  readonly timeBlocks: ReadonlyArray<TimeBlock>
  readonly rrule: string | null
  readonly specificDate: LocalDate | null
  readonly validFrom: LocalDate
  /** Included; null: open-ended. */
  readonly validUntil: LocalDate | null
  readonly isActive: boolean
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

/** Drops fields of other rule types. */
const withFieldsOfType = (rule: AvailabilityRule): AvailabilityRule => ({
  ...rule,
  dayOfWeek: rule.ruleType === "regular_weekly" ? rule.dayOfWeek : null,
  rrule: rule.ruleType === "recurring" ? rule.rrule : null,
  specificDate: rule.ruleType === "one_time" ? rule.specificDate : null
})

interface NewRuleIds extends Pick<AvailabilityRule, "id" | "mentorId"> {
  /** The mentor's local date. */
  readonly today: LocalDate
  readonly now: DateTime.Utc
}

/** An empty rule, so that a new one is checked like an edit. */
export const blankRule = (made: NewRuleIds): AvailabilityRule => ({
  id: made.id,
  mentorId: made.mentorId,
  sessionTypeId: null,
  ruleType: "regular_weekly",
  dayOfWeek: null,
  timeBlocks: [],
  rrule: null,
  specificDate: null,
  validFrom: made.today,
  validUntil: null,
  isActive: true,
  createdAt: made.now,
  updatedAt: made.now
})

/** The rule after an edit. */
export const editedRule = (rule: AvailabilityRule, edit: RuleEdit): AvailabilityRule =>
  withFieldsOfType({
    ...rule,
    sessionTypeId: edit.session_type_id === undefined ? rule.sessionTypeId : edit.session_type_id,
    ruleType: edit.rule_type ?? rule.ruleType,
    dayOfWeek: edit.day_of_week === undefined ? rule.dayOfWeek : edit.day_of_week,
    timeBlocks: edit.time_blocks ?? rule.timeBlocks,
    rrule: edit.rrule === undefined ? rule.rrule : edit.rrule,
    specificDate: edit.specific_date === undefined ? rule.specificDate : edit.specific_date,
    validFrom: edit.valid_from ?? rule.validFrom,
    validUntil: edit.valid_until === undefined ? rule.validUntil : edit.valid_until,
    isActive: edit.is_active ?? rule.isActive
  })

export const newRule = (input: RuleInput, made: NewRuleIds): AvailabilityRule => editedRule(blankRule(made), input)

/** None if the field required by its type is missing, which an edit may remove: it opens no hours. */
export const toSlotRule = (rule: AvailabilityRule): SlotRule<AvailabilityRuleId> | undefined => {
  const when = { regular_weekly: rule.dayOfWeek, recurring: rule.rrule, one_time: rule.specificDate }[rule.ruleType]
  if (when === null) return undefined
  return {
    id: rule.id,
    type: rule.ruleType,
    dayOfWeek: rule.dayOfWeek,
    // Dates stay what they are when the mentor moves; its text was written for the zone of its day.
    rrule: rule.rrule === null ? null : withoutTimeZone(rule.rrule),
    specificDate: rule.specificDate,
    timeBlocks: toSlotBlocks(rule.timeBlocks),
    validFrom: rule.validFrom,
    validUntil: rule.validUntil
  }
}

type Path = Problem["path"]

const ofType = (raw: RawInput, under: Path): ReadonlyArray<Problem> => {
  const lacks = (field: string, type: RuleType) => raw["rule_type"] === type && isMissing(raw[field])
  const requiredWith = (field: string, type: RuleType) =>
    lacks(field, type) ? [fieldProblem([...under, field], `is required when rule type is ${type}`)] : []
  return [
    ...(lacks("day_of_week", "regular_weekly")
      ? [{ path: [...under, "day_of_week"], message: "Day of week is required for weekly rules." }]
      : []),
    ...requiredWith("rrule", "recurring"),
    ...requiredWith("specific_date", "one_time")
  ]
}

/** For any text; its length is checked by the field. */
const ofRecurrence = ({ rrule }: RawInput, under: Path): ReadonlyArray<Problem> =>
  typeof rrule === "string" && rrule.length <= longestRecurrence && !isRecurrence(rrule)
    ? [fieldProblem([...under, "rrule"], "must be a valid recurrence rule")]
    : []

const untilProblem = (under: Path) =>
  fieldProblem([...under, "valid_until"], "must be a date after or equal to valid from")

/** Problems across the fields of an edit, any of which may be missing (spec 3, endpoint 5). */
export const editProblems = (raw: RawInput, under: Path = []): ReadonlyArray<Problem> => {
  const { valid_from: from, valid_until: until } = raw
  return [
    ...ofRecurrence(raw, under),
    ...blockProblems(raw, "time_blocks", under),
    ...(isDate(from) && isDate(until) && until < from ? [untilProblem(under)] : [])
  ]
}

/**
 * What is wrong across the fields of a rule that may be broken anywhere; told together with the fields' own problems.
 * `under` is where the rule stands in its input: `["availability_rules", 0]` in a bulk.
 */
export const ruleProblems = (raw: unknown, under: Path = []): ReadonlyArray<Problem> =>
  isRecord(raw) ? [...ofType(raw, under), ...editProblems(raw, under)] : []

const requiredOfNew = ["rule_type", "time_blocks"]

/** Checked as a new rule, or as an edit if the input names a rule. */
export const previewProblems = (raw: RawInput): ReadonlyArray<Problem> => {
  const missing = (fields: ReadonlyArray<string>) =>
    fields.filter((field) => isMissing(raw[field])).map((field) => requiredProblem([field]))
  if (isMissing(raw["rule_id"])) return [...missing(requiredOfNew), ...ruleProblems(raw)]
  return [...("valid_from" in raw ? missing(["valid_from"]) : []), ...editProblems(raw)]
}

/** A recurrence uses the mentor's dates: one for another zone is refused, not converted. */
const zoneProblems = ({ rrule }: RuleEdit, timeZone: string, under: Path): ReadonlyArray<Problem> => {
  const zone = typeof rrule === "string" ? recurrenceTimeZone(rrule) : undefined
  return zone === undefined || zone === timeZone
    ? []
    : [fieldProblem([...under, "rrule"], `must not name a timezone other than yours (${timeZone})`)]
}

const dateProblems = (
  edit: RuleEdit,
  today: LocalDate,
  stored: AvailabilityRule | undefined,
  under: Path
): ReadonlyArray<Problem> => {
  const { specific_date: date } = edit
  const from = edit.valid_from ?? stored?.validFrom ?? today
  const until = edit.valid_until === undefined ? stored?.validUntil : edit.valid_until
  return [
    ...(isDate(date) && date !== stored?.specificDate ? pastProblems(date, today, [...under, "specific_date"]) : []),
    ...(isDate(until) && until < from ? [untilProblem(under)] : [])
  ]
}

/** Inputs of a rule's checks. */
interface RuleSituation {
  /** The mentor's, and their local date. */
  readonly timeZone: string
  readonly today: LocalDate
  /** Unknown ones among those that the input names. */
  readonly unknownTypes: ReadonlySet<RuleEdit["session_type_id"]>
  /** The edited rule; it may keep its date, even a past one. */
  readonly stored?: AvailabilityRule | undefined
  readonly under?: Path
}

/** Problems that need the mentor's calendar, zone, session types or the stored rule. */
export const storedRuleProblems = (
  edit: RuleEdit,
  { stored, timeZone, today, under = [], unknownTypes }: RuleSituation
): ReadonlyArray<Problem> => [
  ...(unknownTypes.has(edit.session_type_id) ? [invalidProblem([...under, "session_type_id"])] : []),
  ...zoneProblems(edit, timeZone, under),
  ...dateProblems(edit, today, stored, under)
]
