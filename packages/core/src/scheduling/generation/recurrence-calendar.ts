/** The dates of a recurring rule in a mentor's calendar: what its text says in UTC is local here, and dates are kept. */
import { dayMs } from "./local-dates.js"
import { toInstant, toLocal, zoneTable } from "./local-time.js"
import { type Recurrence, readRecurrence, type Stamp } from "./recurrence.js"
import { type Days, recurrenceDays } from "./recurrence-days.js"

export interface RecurringRule {
  readonly text: string
  /** The day from which intervals and counts run where the text has no DTSTART. */
  readonly validFrom: number | undefined
  /** IANA name of the mentor's zone. */
  readonly timeZone: string
}

/** Ascending. Throws a RangeError that names `owner`, be the window empty or not. */
export const calendarDays = (owner: string, rule: RecurringRule, { first, last }: Days): ReadonlyArray<number> => {
  const firstYear = yearOf(first)
  const days = [...daysOfYear(owner, rule, firstYear)]
  for (let year = firstYear + 1; year <= yearOf(last); year++) days.push(...daysOfYear(owner, rule, year))
  return days.filter((day) => first <= day && day <= last)
}

const yearOf = (day: number): number => new Date(day * dayMs).getUTCFullYear()

// The session types of a mentor share their rules, and windows overlap: a year is expanded once for all of them.
const keptYears = 1024
const kept = new Map<string, ReadonlyArray<number>>()

const daysOfYear = (owner: string, rule: RecurringRule, year: number): ReadonlyArray<number> => {
  const key = `${year} ${rule.timeZone} ${rule.validFrom} ${rule.text}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const days = expand(owner, rule, { first: Date.UTC(year, 0, 1) / dayMs, last: Date.UTC(year, 11, 31) / dayMs })
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= keptYears) kept.delete(oldest)
  kept.set(key, days)
  return days
}

const expand = (owner: string, { text, timeZone, validFrom }: RecurringRule, window: Days): ReadonlyArray<number> => {
  const recurrence = readRecurrence(text)
  if (recurrence === undefined) throw new RangeError(`${owner}: ${JSON.stringify(text)} is not a recurrence.`)
  const { timeZone: named = timeZone } = recurrence
  if (named !== timeZone) throw new RangeError(`${owner}: its TZID ${named} is not the zone ${timeZone}.`)
  const start = startOf(recurrence, timeZone, validFrom)
  if (start === undefined) throw new RangeError(`${owner} has neither a DTSTART nor a first date of validity.`)
  const last = Math.min(window.last, lastDayOf(recurrence, timeZone, start.time, window))
  const exceptions = new Set(recurrence.exceptions.filter((one) => isNear(one, window)).map(localDay(timeZone)))
  return recurrenceDays(recurrence, start.day, { first: window.first, last }).filter((day) => !exceptions.has(day))
}

interface Start {
  readonly day: number
  /** Ms after midnight. */
  readonly time: number
}

const startOf = ({ start }: Recurrence, timeZone: string, validFrom: number | undefined): Start | undefined => {
  if (start === undefined) return validFrom === undefined ? undefined : { day: validFrom, time: 0 }
  const local = toLocalMs(timeZone, start)
  const day = Math.floor(local / dayMs)
  return { day, time: local - day * dayMs }
}

/**
 * The last day that UNTIL lets through. One that is a date includes this date; with a time it is compared with the
 * occurrence, which has DTSTART's time of day, or is at midnight where the text has no DTSTART.
 */
const lastDayOf = ({ until }: Recurrence, timeZone: string, startTime: number, window: Days): number => {
  if (until === undefined) return window.last
  if (!until.isUtc || !isNear(until, window)) return (until.time ?? dayMs) < startTime ? until.day - 1 : until.day
  const instant = until.day * dayMs + (until.time ?? 0)
  const zone = zoneTable(timeZone, instant, instant)
  let day = until.day + 2
  while (toInstant(zone, day * dayMs + startTime) > instant) day--
  return day
}

/** Zones are asked only where they can matter: a date is at most a day off UTC's. */
const isNear = ({ day }: Stamp, { first, last }: Days): boolean => first - 3 <= day && day <= last + 3

const localDay =
  (timeZone: string) =>
  (stamp: Stamp): number =>
    Math.floor(toLocalMs(timeZone, stamp) / dayMs)

const toLocalMs = (timeZone: string, { day, isUtc, time = 0 }: Stamp): number => {
  const ms = day * dayMs + time
  return isUtc ? toLocal(zoneTable(timeZone, ms, ms), ms) : ms
}
