/**
 * What a rule's recurrence says: the date part of RFC 5545, less what it forbids or libraries disagree on. Pure;
 * recurrence-days tells on which dates it falls.
 */
import { parseDay } from "./local-dates.js"

/** In characters (spec 3, limits). */
export const longestRecurrence = 500

export interface Recurrence {
  readonly frequency: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY"
  readonly interval: number
  readonly count: number | undefined
  readonly until: Stamp | undefined
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number
  /** Empty lists are parts that the rule does not have. */
  readonly byMonth: ReadonlyArray<number>
  readonly byMonthDay: ReadonlyArray<number>
  readonly byYearDay: ReadonlyArray<number>
  readonly byWeekNo: ReadonlyArray<number>
  readonly byDay: ReadonlyArray<RecurrenceDay>
  readonly bySetPos: ReadonlyArray<number>
  readonly start: Stamp | undefined
  readonly exceptions: ReadonlyArray<Stamp>
  /** What TZID says; a text that names several zones is no recurrence. */
  readonly timeZone: string | undefined
}

/** `-1FR`: the last Friday of the month or year; without a number every one. */
export interface RecurrenceDay {
  readonly weekday: number
  readonly nth: number | undefined
}

/** A date, or a date and time: local, or in UTC. */
export interface Stamp {
  readonly day: number
  /** Ms after midnight; absent of a date. */
  readonly time: number | undefined
  readonly isUtc: boolean
}

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
const weekday = `(?:${weekdays.join("|")})`
const upTo31 = "(?:0?[1-9]|[12]\\d|3[01])"
const upTo53 = "(?:0?[1-9]|[1-4]\\d|5[0-3])"
const upTo366 = "(?:0{0,2}[1-9]|0?[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-6])"
// Not before the year 1000, like the windows that rules are asked for.
const stamp = "[1-9]\\d{7}(?:T(?:[01]\\d|2[0-3])[0-5]\\d(?:[0-5]\\d|60)Z?)?"

const list = (one: string) => new RegExp(`^${one}(?:,${one})*$`)
const signed = (number: string) => list(`[+-]?${number}`)

/** Parts of an RRULE with the values that they may have. There is none for the hours: dates are what recurs. */
const parts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,5}$/,
  COUNT: /^[1-9]\d{0,5}$/,
  UNTIL: new RegExp(`^${stamp}$`),
  WKST: new RegExp(`^${weekday}$`),
  BYDAY: list(`(?:[+-]?${upTo53})?${weekday}`),
  BYMONTHDAY: signed(upTo31),
  BYYEARDAY: signed(upTo366),
  BYWEEKNO: signed(upTo53),
  BYMONTH: list("(?:0?[1-9]|1[0-2])"),
  BYSETPOS: signed(upTo366)
}

type Parts = ReadonlyMap<string, string>

const partsOf = (rule: string): Parts | undefined => {
  const pairs = rule
    .toUpperCase()
    .split(";")
    .map((pair) => pair.split("="))
  const isPart = ([name = "", value = "", more]: ReadonlyArray<string>) =>
    more === undefined && Object.hasOwn(parts, name) && parts[name]?.test(value) === true
  const found = new Map(pairs.map(([name = "", value = ""]) => [name, value]))
  return pairs.every(isPart) && found.size === pairs.length && found.has("FREQ") ? found : undefined
}

/** What RFC 5545 (3.3.10) says MUST NOT be. */
const isForbidden = (rule: Parts): boolean => {
  const frequency = rule.get("FREQ") ?? ""
  const isNumbered = /\d/.test(rule.get("BYDAY") ?? "")
  return (
    (rule.has("COUNT") && rule.has("UNTIL")) ||
    ((rule.has("BYWEEKNO") || rule.has("BYYEARDAY")) && frequency !== "YEARLY") ||
    (rule.has("BYMONTHDAY") && frequency === "WEEKLY") ||
    (isNumbered && (rule.has("BYWEEKNO") || !["MONTHLY", "YEARLY"].includes(frequency))) ||
    (rule.has("BYSETPOS") && ![...rule.keys()].some((name) => name.startsWith("BY") && name !== "BYSETPOS"))
  )
}

/** These mean different dates to different libraries. */
const isAmbiguous = (rule: Parts): boolean =>
  (rule.has("BYWEEKNO") && !rule.has("BYDAY")) ||
  (rule.get("FREQ") === "YEARLY" && rule.has("BYMONTHDAY") && !rule.has("BYMONTH"))

const readRule = (text: string) => {
  const rule = partsOf(text)
  if (rule === undefined || isForbidden(rule) || isAmbiguous(rule)) return undefined
  const until = rule.has("UNTIL") ? readStamp(rule.get("UNTIL") ?? "") : undefined
  if (rule.has("UNTIL") && until === undefined) return undefined
  const numbers = (name: string) => rule.get(name)?.split(",").map(Number) ?? []
  return {
    frequency: frequencies[rule.get("FREQ") ?? ""] ?? "DAILY",
    interval: Number(rule.get("INTERVAL") ?? 1),
    count: rule.has("COUNT") ? Number(rule.get("COUNT")) : undefined,
    until,
    weekStart: weekdays.indexOf(rule.get("WKST") ?? "MO"),
    byMonth: numbers("BYMONTH"),
    byMonthDay: numbers("BYMONTHDAY"),
    byYearDay: numbers("BYYEARDAY"),
    byWeekNo: numbers("BYWEEKNO"),
    byDay: rule.get("BYDAY")?.split(",").map(readWeekday) ?? [],
    bySetPos: numbers("BYSETPOS")
  }
}

const frequencies: Readonly<Record<string, Recurrence["frequency"]>> = {
  DAILY: "DAILY",
  WEEKLY: "WEEKLY",
  MONTHLY: "MONTHLY",
  YEARLY: "YEARLY"
}

const readWeekday = (text: string): RecurrenceDay => {
  const number = text.slice(0, -2)
  return { weekday: weekdays.indexOf(text.slice(-2)), nth: number === "" ? undefined : Number(number) }
}

const isStamp = new RegExp(`^${stamp}$`, "i")

const readStamp = (text: string): Stamp | undefined => {
  const day = parseDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`)
  if (day === undefined || !isStamp.test(text)) return undefined
  if (text.length === 8) return { day, time: undefined, isUtc: false }
  const [hours, minutes, seconds] = [text.slice(9, 11), text.slice(11, 13), text.slice(13, 15)].map(Number)
  const time = (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000
  return { day, time, isUtc: text.length === 16 }
}

const property = /^(DTSTART|EXDATE)(?:;VALUE=(DATE|DATE-TIME))?(?:;TZID=([\w/+-]{1,64}))?:(.+)$/i

interface Property {
  readonly name: string
  readonly timeZone: string | undefined
  readonly stamps: ReadonlyArray<Stamp>
}

const readProperty = (line: string): Property | undefined => {
  const [, name = "", type, timeZone, values = ""] = property.exec(line) ?? []
  const stamps = values.split(",").flatMap((value) => readStamp(value) ?? [])
  const isType = ({ time }: Stamp) => type === undefined || (type.toUpperCase() === "DATE") === (time === undefined)
  const isZoned = ({ isUtc }: Stamp) => timeZone === undefined || !isUtc
  const isWhole = stamps.length === values.split(",").length && stamps.every((one) => isType(one) && isZoned(one))
  return isWhole ? { name: name.toUpperCase(), timeZone, stamps } : undefined
}

/** A bare `FREQ=…`, or whole lines: at most one DTSTART, one RRULE, EXDATEs. Undefined where it is neither. */
export const readRecurrence = (text: string): Recurrence | undefined => {
  const lines = text.split(/\r?\n/)
  const isRule = (line: string) => /^RRULE:/i.test(line)
  const isBare = lines.length === 1 && !isRule(text)
  const [rule, ...more] = isBare ? [text] : lines.filter(isRule).map((line) => line.slice("RRULE:".length))
  const properties = isBare ? [] : lines.filter((line) => !isRule(line)).map(readProperty)
  const known = properties.filter((one) => one !== undefined)
  const starts = known.filter(({ name }) => name === "DTSTART").flatMap(({ stamps }) => stamps)
  const zones = new Set(known.flatMap(({ timeZone }) => timeZone ?? []))
  const read = rule === undefined ? undefined : readRule(rule)
  if (read === undefined || more.length > 0 || known.length < properties.length) return undefined
  if (starts.length > 1 || zones.size > 1) return undefined
  return {
    ...read,
    start: starts[0],
    exceptions: known.filter(({ name }) => name === "EXDATE").flatMap(({ stamps }) => stamps),
    timeZone: [...zones][0]
  }
}

/** Every text of which this holds can be expanded; what it costs does not depend on the text. */
export const isRecurrence = (text: string): boolean => readRecurrence(text) !== undefined

/** The zone for which the text is written, where it names one. */
export const recurrenceTimeZone = (text: string): string | undefined => readRecurrence(text)?.timeZone

/** The same dates and times, in whichever zone they are read. */
export const withoutTimeZone = (text: string): string => text.replace(/;TZID=[^:]*(?=:)/gi, "")
