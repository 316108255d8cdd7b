import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { formatDay, parseDay } from "../../src/scheduling/generation/local-dates.js"
import { isRecurrence } from "../../src/scheduling/generation/recurrence.js"
import { calendarDays } from "../../src/scheduling/generation/recurrence-calendar.js"
import { recurrenceText } from "./recurrence-grammar.js"
import { referenceDates } from "./recurrence-reference.js"

const dates = (request: Parameters<typeof referenceDates>[0]): ReadonlyArray<string> => {
  const { first, last, text, timeZone, validFrom } = request
  const window = { first: parseDay(first) ?? 0, last: parseDay(last) ?? 0 }
  return calendarDays("Rule r", { text, timeZone, validFrom: parseDay(validFrom ?? "") }, window)
    .map(formatDay)
    .filter((date) => first <= date && date <= last)
}

/** Years of 52 and 53 weeks, leap years, turns of the year; and dates on which clocks change. */
const around = fc.constantFrom(
  "2024-02-28",
  "2026-12-31",
  "2027-03-28",
  "2027-10-31",
  "2028-02-29",
  "2032-12-30",
  "2020-12-28"
)

const request = around.chain((date) =>
  fc
    .record({
      text: recurrenceText(date),
      timeZone: fc.constantFrom("UTC", "Europe/London", "America/New_York", "Pacific/Kiritimati", "Asia/Kathmandu"),
      validFrom: fc.integer({ min: -400, max: 60 }),
      first: fc.integer({ min: -60, max: 20 }),
      length: fc.integer({ min: 0, max: 200 })
    })
    .map(({ first, length, text, timeZone, validFrom }) => {
      const day = parseDay(date) ?? 0
      return {
        text,
        timeZone,
        validFrom: formatDay(day + validFrom),
        first: formatDay(day + first),
        last: formatDay(day + first + length)
      }
    })
    .filter(({ text }) => isRecurrence(text))
)

describe("a recurrence that may be", () => {
  it.prop(
    "falls on the dates of which RFC 5545 speaks",
    [request],
    ([request]) => {
      expect(dates(request)).toEqual(referenceDates(request))
    },
    { fastCheck: { numRuns: 150 } }
  )
})
