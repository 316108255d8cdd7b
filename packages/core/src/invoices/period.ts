/** Filters invoices by payment day, in UTC as on the invoice. */
import { DateTime } from "effect"
import { described, fieldProblem, LocalDate, optional, type Problem, type RawInput } from "../kernel/index.js"

/** Spread into an operation's input; both days are included. */
export const periodFields = {
  from: optional(
    described(LocalDate, "Only what was paid on this day of UTC or later. Left out: from the beginning.", "2027-03-01")
  ),
  to: optional(
    described(
      LocalDate,
      "Only what was paid on this day of UTC or earlier; not before `from`. Left out: until now.",
      "2027-03-31"
    )
  )
}

export interface Days {
  readonly from?: LocalDate | undefined
  readonly to?: LocalDate | undefined
}

/** `from` inclusive, `until` exclusive; null: open end. */
export interface Period {
  readonly since: DateTime.Utc | null
  readonly until: DateTime.Utc | null
}

const midnight = (day: LocalDate): DateTime.Utc => DateTime.unsafeMake(`${day}T00:00:00Z`)

export const periodOf = ({ from, to }: Days): Period => ({
  since: from === undefined ? null : midnight(from),
  // No date follows 9999-12-31.
  until: to === undefined || to === "9999-12-31" ? null : DateTime.add(midnight(to), { days: 1 })
})

const backwards = fieldProblem(["to"], "must be a date after or equal to from")

export const periodProblems = ({ from, to }: RawInput): ReadonlyArray<Problem> =>
  isDay(from) && isDay(to) && to < from ? [backwards] : []

/** Other problems are reported by each field. */
const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value.trim())
