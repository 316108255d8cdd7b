/** A mentor's declared hours, and what must hold across the fields of a rule. Pure. */
import { type DateTime, Schema } from "effect"
import { fieldProblem, LocalDate, LocalTime, type MentorId, type Problem, type RawInput } from "../kernel/index.js"
import type { AvailabilityRuleId, SessionTypeId } from "./ids.js"
import { isRecurrence, longestRecurrence } from "./recurrence.js"
import type * as Resource from "./resources.js"
import { type RuleType, ruleTypeLabels } from "./statuses.js"

export interface AvailabilityRule {
  readonly id: AvailabilityRuleId
  readonly mentorId: MentorId
  /** Null: for all of the mentor's session types. */
  readonly sessionTypeId: SessionTypeId | null
  readonly ruleType: RuleType
  /** Of weekly rules: 0 for Sunday to 6 for Saturday. */
  readonly dayOfWeek: number | null
  /** Local times of the mentor. */
  readonly timeBlocks: ReadonlyArray<Resource.TimeBlock>
  readonly rrule: string | null
  readonly specificDate: LocalDate | null
  readonly validFrom: LocalDate
  /** Included; null: open-ended. */
  readonly validUntil: LocalDate | null
  readonly isActive: boolean
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

export const toResource = (rule: AvailabilityRule): Resource.AvailabilityRule => ({
  ...rule,
  ruleTypeLabel: ruleTypeLabels[rule.ruleType]
})

type Path = Problem["path"]

const isTime = Schema.is(LocalTime)
const isDate = Schema.is(LocalDate)
const isRecord = (value: unknown): value is RawInput => typeof value === "object" && value !== null
const isMissing = (value: unknown) => value === undefined || value === null

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

/** Asked of whatever text is there; a length of its own is the field's affair. */
const ofRecurrence = ({ rrule }: RawInput, under: Path): ReadonlyArray<Problem> =>
  typeof rrule === "string" && rrule.length <= longestRecurrence && !isRecurrence(rrule)
    ? [fieldProblem([...under, "rrule"], "must be a valid recurrence rule")]
    : []

/** Both are "HH:MM", so the order of letters is the order of time. */
const ofBlocks = ({ time_blocks: list }: RawInput, under: Path): ReadonlyArray<Problem> =>
  !Array.isArray(list)
    ? []
    : list.flatMap((block: unknown, index) => {
        const { end_time: end, start_time: start } = isRecord(block) ? block : {}
        return isTime(start) && isTime(end) && end <= start
          ? [fieldProblem([...under, "time_blocks", index, "end_time"], "must be a time after the start time")]
          : []
      })

const untilProblem = (under: Path) =>
  fieldProblem([...under, "valid_until"], "must be a date after or equal to valid from")

/**
 * What is wrong across the fields of a rule that may be broken anywhere; told together with the fields' own problems.
 * `under` is where the rule stands in its input: `["availability_rules", 0]` in a bulk.
 */
export const ruleProblems = (raw: unknown, under: Path = []): ReadonlyArray<Problem> => {
  if (!isRecord(raw)) return []
  const { valid_from: from, valid_until: until } = raw
  return [
    ...ofType(raw, under),
    ...ofRecurrence(raw, under),
    ...ofBlocks(raw, under),
    ...(isDate(from) && isDate(until) && until < from ? [untilProblem(under)] : [])
  ]
}

interface Dates {
  readonly specific_date?: LocalDate | undefined
  readonly valid_from?: LocalDate | undefined
  readonly valid_until?: LocalDate | undefined
}

/** What only the mentor's calendar can tell: `today` is their local date. */
export const dateProblems = (dates: Dates, today: LocalDate, under: Path = []): ReadonlyArray<Problem> => {
  const { specific_date: date, valid_from: from = today, valid_until: until } = dates
  return [
    ...(date !== undefined && date < today
      ? [fieldProblem([...under, "specific_date"], "must be a date after or equal to today")]
      : []),
    ...(until !== undefined && until < from ? [untilProblem(under)] : [])
  ]
}
