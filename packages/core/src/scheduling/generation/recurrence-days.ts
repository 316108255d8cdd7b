/**
 * The dates on which a recurrence falls, as day numbers of the mentor's calendar: floating time, no zone is involved.
 *
 * The rrule library says which dates of a year the BY parts let through. Everything that counts is done here, where it
 * costs what the window costs: on its own rrule walks from DTSTART, and where nothing matches to the year 9999, whatever
 * UNTIL says; of a set that is too short for BYSETPOS it makes invalid dates, of one date that has two positions it makes
 * two; it cuts the first week off at DTSTART, takes `MO,1TU` for both at once, and misses weeks across the new year.
 */
import * as rrule from "rrule"
import { dayMs, dayOfWeek } from "./local-dates.js"
import type { Recurrence, RecurrenceDay } from "./recurrence.js"

// What Node sees of rrule is CommonJS, what bundlers see is not.
const { RRule, Weekday } = rrule.default ?? rrule

/** Days, both included. */
export interface Days {
  readonly first: number
  readonly last: number
}

/** A rule with a COUNT ends with its last occurrence, or so long after its start: whoever counts must begin there. */
const longestCountDays = 10 * 366

/**
 * Ascending. Intervals and counts run from `start`, which is no occurrence by itself. DTSTART, UNTIL and EXDATE are the
 * caller's affair: they need a zone.
 */
export const recurrenceDays = (recurrence: Recurrence, start: number, window: Days): ReadonlyArray<number> => {
  const { count, interval } = recurrence
  const last = count === undefined ? window.last : Math.min(window.last, start + longestCountDays)
  const first = Math.max(start, window.first)
  if (last < first) return []
  const startPeriod = periodOf(recurrence, start)
  const inInterval = allowedDays(recurrence, start, { first: count === undefined ? first : start, last }).filter(
    (day) => (periodOf(recurrence, day) - startPeriod) % interval === 0
  )
  return atPositions(recurrence, inInterval)
    .filter((day) => day >= start)
    .slice(0, count)
    .filter((day) => first <= day && day <= last)
}

const dateOf = (day: number): Date => new Date(day * dayMs)
const yearOf = (day: number): number => dateOf(day).getUTCFullYear()

/** The number of the day, week, month or year that INTERVAL counts and BYSETPOS chooses from. */
const periodOf = ({ frequency, weekStart }: Recurrence, day: number): number => {
  if (frequency === "DAILY") return day
  if (frequency === "WEEKLY") return Math.floor((day + 4 - weekStart) / 7)
  return frequency === "YEARLY" ? yearOf(day) : yearOf(day) * 12 + dateOf(day).getUTCMonth()
}

/** Days that the BY parts let through, in whole years. */
const allowedDays = (recurrence: Recurrence, start: number, { first, last }: Days): ReadonlyArray<number> => {
  // BYSETPOS chooses from whole weeks, also from those across the new year.
  const margin = recurrence.frequency === "WEEKLY" && recurrence.bySetPos.length > 0 ? 6 : 0
  const parts = yearlyParts(withDefaults(recurrence, start))
  const days: Array<number> = []
  for (let year = yearOf(first - margin); year <= yearOf(last + margin); year++) {
    const ofYear = new RRule({ ...parts, dtstart: new Date(Date.UTC(year, 0, 1)) }, true)
    for (const date of ofYear.all()) days.push(date.getTime() / dayMs)
  }
  return recurrence.byWeekNo.length === 0 ? days : days.filter((day) => isInWeek(recurrence, day))
}

/** A rule that lets the same dates of a year through, whichever its frequency: weekdays are numbered in given months. */
const yearlyParts = ({ byDay, byMonth, byMonthDay, byYearDay, frequency }: Recurrence) => ({
  freq: RRule.YEARLY,
  // Its next year is after the last one, so rrule looks at one year and never walks.
  interval: 10_000,
  bymonth: orNull(frequency === "YEARLY" || byMonth.length > 0 ? byMonth : everyMonth),
  bymonthday: orNull(byMonthDay),
  byyearday: orNull(byYearDay),
  byweekday: orNull(toWeekdays(byDay))
})

const orNull = <A>(values: ReadonlyArray<A>): Array<A> | null => (values.length === 0 ? null : [...values])

/** A rule that names no day means its start's. */
const withDefaults = (recurrence: Recurrence, start: number): Recurrence => {
  const { byDay, byMonth, byMonthDay, byYearDay, frequency } = recurrence
  if (byDay.length > 0 || byMonthDay.length > 0 || byYearDay.length > 0) return recurrence
  if (frequency === "WEEKLY") return { ...recurrence, byDay: [{ weekday: dayOfWeek(start), nth: undefined }] }
  if (frequency === "DAILY") return { ...recurrence, byDay: everyDay }
  const date = dateOf(start)
  const isDated = frequency === "YEARLY" && byMonth.length === 0
  return {
    ...recurrence,
    byMonth: isDated ? [date.getUTCMonth() + 1] : byMonth,
    byMonthDay: [date.getUTCDate()]
  }
}

const upTo = (max: number) => Array.from({ length: max }, (_, index) => index + 1)
const everyMonth = upTo(12)
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, nth: undefined }))
const everyWeekday = upTo(53)

/** Beside a numbered weekday one without a number is written as all of its numbers. */
const toWeekdays = (days: ReadonlyArray<RecurrenceDay>) => {
  const isNumbered = days.some(({ nth }) => nth !== undefined)
  return days.flatMap(({ nth, weekday }) => {
    const numbers = nth !== undefined ? [nth] : isNumbered ? everyWeekday : [undefined]
    return numbers.map((number) => new Weekday((weekday + 6) % 7, number))
  })
}

/** A week belongs to the year in which its fourth day lies; it counts for the dates of both years. */
const isInWeek = ({ byWeekNo, weekStart }: Recurrence, day: number): boolean => {
  const fourth = day - ((dayOfWeek(day) - weekStart + 7) % 7) + 3
  const year = yearOf(fourth)
  const week = Math.floor((fourth - Date.UTC(year, 0, 1) / dayMs) / 7) + 1
  const weeksAfter = Math.floor((Date.UTC(year, 11, 31) / dayMs - fourth) / 7)
  return byWeekNo.includes(week) || byWeekNo.includes(-weeksAfter - 1)
}

/** The days that BYSETPOS names in each period; all days where it names none. */
const atPositions = (recurrence: Recurrence, days: ReadonlyArray<number>): ReadonlyArray<number> => {
  const { bySetPos } = recurrence
  if (bySetPos.length === 0) return days
  const periods = new Map<number, Array<number>>()
  for (const day of days) {
    const period = periodOf(recurrence, day)
    const found = periods.get(period)
    if (found === undefined) periods.set(period, [day])
    else found.push(day)
  }
  return [...periods.values()].flatMap((found) =>
    found.filter((_, index) => bySetPos.includes(index + 1) || bySetPos.includes(index - found.length))
  )
}
