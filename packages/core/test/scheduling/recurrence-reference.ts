/**
 * On which dates a recurrence falls, found the slow way: period after period from its start, date after date of a period,
 * as RFC 5545 (3.3.10) reads. Dates are `YYYY-MM-DD`, arithmetic is "one day later", and neither rrule nor any code of
 * the generator is used.
 */
import { DateTime } from "luxon"

const next = (date: string, days = 1): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
const weekday = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? ""
const month = (date: string): string => date.slice(0, 7)
const year = (date: string): string => date.slice(0, 4)

/** Which one of its month, year, weekdays a date is, from the front (1, 2, …) and from the back (-1, -2, …). */
const places = (date: string, step: number, isSame: (other: string) => boolean): ReadonlyArray<number> => {
  let before = 0
  while (isSame(next(date, -step * (before + 1)))) before++
  let after = 0
  while (isSame(next(date, step * (after + 1)))) after++
  return [before + 1, -after - 1]
}

interface Rule {
  readonly parts: ReadonlyMap<string, string>
  readonly list: (name: string) => ReadonlyArray<string>
}

const has = ({ list }: Rule, name: string, values: ReadonlyArray<number>): boolean =>
  list(name).length === 0 || list(name).some((one) => values.includes(Number(one)))

const weekStartOf = (rule: Rule, date: string): string => {
  let day = date
  while (weekday(day) !== (rule.parts.get("WKST") ?? "MO")) day = next(day, -1)
  return day
}

const matchesWeekday = (rule: Rule, date: string): boolean => {
  const days = rule.list("BYDAY")
  const span = rule.parts.get("FREQ") === "YEARLY" && rule.list("BYMONTH").length === 0 ? year : month
  const numbers = places(date, 7, (other) => span(other) === span(date))
  const isOne = (day: string) =>
    day.endsWith(weekday(date)) && (day.length === 2 || numbers.includes(Number(day.slice(0, -2))))
  return days.length === 0 || days.some(isOne)
}

const matchesWeek = (rule: Rule, date: string): boolean => {
  if (rule.list("BYWEEKNO").length === 0) return true
  const fourth = next(weekStartOf(rule, date), 3)
  return has(
    rule,
    "BYWEEKNO",
    places(fourth, 7, (other) => year(other) === year(fourth))
  )
}

/** What the rule does not say is taken from its start. */
const matchesStart = (rule: Rule, start: string, date: string): boolean => {
  if (["BYDAY", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO"].some((name) => rule.parts.has(name))) return true
  const frequency = rule.parts.get("FREQ")
  if (frequency === "WEEKLY") return weekday(date) === weekday(start)
  if (frequency === "MONTHLY") return date.slice(8) === start.slice(8)
  if (frequency === "YEARLY")
    return date.slice(rule.parts.has("BYMONTH") ? 8 : 5) === start.slice(rule.parts.has("BYMONTH") ? 8 : 5)
  return true
}

const matches = (rule: Rule, start: string, date: string): boolean =>
  has(rule, "BYMONTH", [Number(date.slice(5, 7))]) &&
  (!rule.parts.has("BYMONTHDAY") ||
    has(
      rule,
      "BYMONTHDAY",
      places(date, 1, (other) => month(other) === month(date))
    )) &&
  (!rule.parts.has("BYYEARDAY") ||
    has(
      rule,
      "BYYEARDAY",
      places(date, 1, (other) => year(other) === year(date))
    )) &&
  matchesWeekday(rule, date) &&
  matchesWeek(rule, date) &&
  matchesStart(rule, start, date)

/** The dates of the start's day, week, month or year. */
const periodAt = (rule: Rule, date: string): ReadonlyArray<string> => {
  const frequency = rule.parts.get("FREQ")
  if (frequency === "DAILY") return [date]
  const [from, isWithin] =
    frequency === "WEEKLY"
      ? [weekStartOf(rule, date), (one: string) => weekStartOf(rule, one) === weekStartOf(rule, date)]
      : frequency === "MONTHLY"
        ? [`${month(date)}-01`, (one: string) => month(one) === month(date)]
        : [`${year(date)}-01-01`, (one: string) => year(one) === year(date)]
  const dates: Array<string> = []
  for (let one = from; isWithin(one); one = next(one)) dates.push(one)
  return dates
}

const periodsFrom = function* (rule: Rule, start: string): Generator<ReadonlyArray<string>> {
  const interval = Number(rule.parts.get("INTERVAL") ?? 1)
  let period = periodAt(rule, start)
  for (let index = 0; ; index++) {
    if (index % interval === 0) yield period
    period = periodAt(rule, next(period.at(-1) ?? ""))
  }
}

const chosen = (rule: Rule, dates: ReadonlyArray<string>): ReadonlyArray<string> =>
  dates.filter((_, index) => has(rule, "BYSETPOS", [index + 1, index - dates.length]))

const stamp = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/

const readStamp = (text: string, zone: string): DateTime<true> => {
  const [, y, m, d, hour = 0, minute = 0, second = 0, utc] = stamp.exec(text) ?? []
  const at = { year: Number(y), month: Number(m), day: Number(d) }
  const time = { hour: Number(hour), minute: Number(minute), second: Number(second) }
  const read = DateTime.fromObject({ ...at, ...time }, { zone: utc ? "utc" : zone }).setZone(zone)
  if (!read.isValid) throw new Error(`${text} is no time of ${zone}.`)
  return read
}

const valuesOf = (lines: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  lines.filter((line) => line.startsWith(name)).flatMap((line) => line.slice(line.indexOf(":") + 1).split(","))

/** From the first to the last date, both included. */
export interface ReferenceRequest {
  readonly text: string
  readonly validFrom?: string
  readonly timeZone: string
  readonly first: string
  readonly last: string
}

export const referenceDates = ({ first, last, text, timeZone, validFrom = "" }: ReferenceRequest) => {
  const lines = text.includes(":") ? text.toUpperCase().split("\n") : [`RRULE:${text.toUpperCase()}`]
  const line = lines.find((one) => one.startsWith("RRULE:")) ?? ""
  const parts = new Map(
    line
      .slice(6)
      .split(";")
      .map((part): [string, string] => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""])
  )
  const rule: Rule = { parts, list: (name) => parts.get(name)?.split(",") ?? [] }

  const [dtstart] = valuesOf(lines, "DTSTART").map((one) => readStamp(one, timeZone))
  const start = dtstart?.toISODate() ?? validFrom
  const time = dtstart?.toFormat("HH:mm:ss") ?? "00:00:00"
  const excluded = valuesOf(lines, "EXDATE").map((one) => readStamp(one, timeZone).toISODate())
  const until = parts.get("UNTIL")
  const isOver = (date: string) => {
    if (until === undefined) return false
    if (until.length === 8) return date.replaceAll("-", "") > until
    const at = `${date}T${time}`
    return until.endsWith("Z")
      ? DateTime.fromISO(at, { zone: timeZone }) > readStamp(until, "utc")
      : at.replaceAll(/[-:]/g, "") > until
  }

  const found: Array<string> = []
  for (const period of periodsFrom(rule, start)) {
    if ((period[0] ?? "") > last) break
    const set = chosen(
      rule,
      period.filter((date) => matches(rule, start, date))
    )
    found.push(...set.filter((date) => date >= start && !isOver(date)))
  }
  return found
    .slice(0, Number(parts.get("COUNT") ?? Number.POSITIVE_INFINITY))
    .filter((date) => first <= date && date <= last && !excluded.includes(date))
}
