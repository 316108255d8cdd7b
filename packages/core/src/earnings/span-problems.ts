/** Checks the days of a statement. */
import { Schema } from "effect"
import { fieldProblem, LocalDate, type Problem, type RawInput } from "../kernel/index.js"
import { type SpanFault, StatementInterval, spanFault, statementCaps } from "./periods.js"

const isDay = Schema.is(LocalDate)
const isInterval = Schema.is(StatementInterval)
const units: { readonly [I in StatementInterval]: string } = { daily: "days", monthly: "months", yearly: "years" }

const problemOf = (fault: SpanFault, interval: StatementInterval, backwards: Problem): Problem =>
  fault === "backwards"
    ? backwards
    : {
        path: ["from"],
        message: `A ${interval} statement covers ${statementCaps[interval]} ${units[interval]} at most.`
      }

/** Checks two given days: needs neither the clock nor the mentor's zone. */
export const spanProblems = ({ from, interval, to }: RawInput): ReadonlyArray<Problem> => {
  if (!isDay(from) || !isDay(to)) return []
  // An unknown interval is reported separately; the order of days does not depend on it.
  const known = isInterval(interval) ? interval : "daily"
  const fault = spanFault(known, from, to)
  if (fault === null || (fault === "too_long" && known !== (interval ?? "daily"))) return []
  return [problemOf(fault, known, fieldProblem(["to"], "must be a date after or equal to from"))]
}

/** For a statement with `from` only. */
export const untilTodayProblem = (fault: SpanFault, interval: StatementInterval): Problem =>
  problemOf(fault, interval, fieldProblem(["from"], "must be a date before or equal to today"))
