/** Which hours are open on which local date, by rules and overrides: read once, then looked up by date. */
import { dayOfWeek, firstDate, lastDate, parseDay, parseTime } from "./local-dates.js"
import { calendarDays } from "./recurrence-calendar.js"
import type { Days } from "./recurrence-days.js"

/** Local times `HH:MM`; the end comes after the start, and 24:00 is the end of the date. */
export interface SlotTimeBlock {
  readonly start: string
  readonly end: string
}

/** A rule holds on dates `YYYY-MM-DD` from `validFrom` to `validUntil`, both included and both optional. */
export interface SlotRule<RuleId extends string = string> {
  readonly id: RuleId
  readonly type: "regular_weekly" | "recurring" | "one_time"
  /** Of `regular_weekly`: 0 for Sunday to 6 for Saturday. */
  readonly dayOfWeek?: number | null | undefined
  /** Of `recurring`: a bare `FREQ=…` or whole lines; counts and intervals run from DTSTART, else from `validFrom`. */
  readonly rrule?: string | null | undefined
  /** Of `one_time`. */
  readonly specificDate?: string | null | undefined
  readonly timeBlocks: ReadonlyArray<SlotTimeBlock>
  readonly validFrom?: string | null | undefined
  readonly validUntil?: string | null | undefined
}

/** Replaces all rules on its date. Overrides of one date add up. */
export interface SlotOverride<OverrideId extends string = string> {
  readonly id: OverrideId
  readonly date: string
  readonly timeBlocks: ReadonlyArray<SlotTimeBlock>
}

export type SlotSource<RuleId extends string = string, OverrideId extends string = string> =
  | { readonly ruleId: RuleId }
  | { readonly overrideId: OverrideId }

/** A time block in ms after local midnight. */
export interface DayHours {
  readonly start: number
  readonly end: number
}

export interface OpenHours<Source> extends DayHours {
  readonly id: string
  readonly source: Source
  /** The days on which they count. */
  readonly validFrom: number
  readonly validUntil: number
}

type DatedHours<Source> = ReadonlyMap<number, ReadonlyArray<OpenHours<Source>>>
type WeeklyHours<Source> = ReadonlyArray<ReadonlyArray<OpenHours<Source>>>

/** In the order of priority; dated ones are valid on their day, of weekly ones some may not be. */
export interface OpeningHours<Source> {
  readonly overrides: DatedHours<Source>
  readonly oneTime: DatedHours<Source>
  readonly recurring: DatedHours<Source>
  /** By day of the week. */
  readonly weekly: WeeklyHours<Source>
}

/** The time for which hours are read: recurring rules go on for ever. */
export interface HoursWindow extends Days {
  /** IANA name. */
  readonly timeZone: string
}

/** Throws a RangeError that names the first rule or override that cannot be read. */
export const openingHours = <RuleId extends string, OverrideId extends string>(
  rules: ReadonlyArray<SlotRule<RuleId>>,
  overrides: ReadonlyArray<SlotOverride<OverrideId>>,
  window: HoursWindow
): OpeningHours<SlotSource<RuleId, OverrideId>> => {
  type Open = OpenHours<SlotSource<RuleId, OverrideId>>
  const weekly: ReadonlyArray<Array<Open>> = [[], [], [], [], [], [], []]
  const recurring = new Map<number, Array<Open>>()
  const oneTime = new Map<number, Array<Open>>()
  const overridden = new Map<number, Array<Open>>()

  for (const rule of rules) {
    const hours = hoursOfRule(rule)
    if (rule.type === "regular_weekly") weekly[weekdayOf(rule)]?.push(...hours)
    else if (rule.type === "one_time") addDated(oneTime, specificDay(rule), hours)
    else if (rule.type === "recurring") for (const day of recurringDays(rule, window)) addDated(recurring, day, hours)
    else throw new RangeError(`${nameOf(rule)}: the type ${JSON.stringify(rule.type)} is unknown.`)
  }
  for (const override of overrides) addDated(overridden, overrideDay(override), hoursOfOverride(override))
  return { overrides: overridden, oneTime, recurring, weekly }
}

/** The hours that win the day: the first that there are. Some of `weekly` may not be valid on it. */
export const hoursOfDay = <Source>(
  { oneTime, overrides, recurring, weekly }: OpeningHours<Source>,
  day: number
): ReadonlyArray<OpenHours<Source>> =>
  overrides.get(day) ?? oneTime.get(day) ?? recurring.get(day) ?? weekly[dayOfWeek(day)] ?? []

export const isValidOn = ({ validFrom, validUntil }: OpenHours<unknown>, day: number): boolean =>
  validFrom <= day && day <= validUntil

/** Throws a RangeError that names `owner` and the block. */
export const readTimeBlocks = (owner: string, timeBlocks: ReadonlyArray<SlotTimeBlock>): ReadonlyArray<DayHours> => {
  if (timeBlocks.length === 0) throw new RangeError(`${owner} has no time blocks.`)
  return timeBlocks.map((block) => {
    const start = parseTime(block.start)
    const end = parseTime(block.end)
    if (start === undefined || end === undefined || end <= start) {
      throw new RangeError(`${owner}: ${block.start}-${block.end} is not a block of HH:MM times within one date.`)
    }
    return { start, end }
  })
}

/** Throws a RangeError that names `owner` and the date. */
export const readDay = (owner: string, date: string): number => {
  const day = parseDay(date)
  if (day === undefined) throw new RangeError(`${owner}: ${JSON.stringify(date)} is not a date (YYYY-MM-DD).`)
  return day
}

const readDayOr = (otherwise: number, owner: string, date: string | null | undefined): number =>
  typeof date === "string" ? readDay(owner, date) : otherwise

const hoursOfRule = <RuleId extends string>(rule: SlotRule<RuleId>): ReadonlyArray<OpenHours<{ ruleId: RuleId }>> => {
  const { id, validFrom, validUntil } = rule
  const name = nameOf(rule)
  const first = readDayOr(firstDate, name, validFrom)
  const last = readDayOr(lastDate, name, validUntil)
  if (last < first) throw new RangeError(`${name} ends on ${validUntil}, before it begins on ${validFrom}.`)
  const source = { ruleId: id }
  return readTimeBlocks(name, rule.timeBlocks).map(({ start, end }) => ({
    start,
    end,
    id,
    source,
    validFrom: first,
    validUntil: last
  }))
}

const hoursOfOverride = <OverrideId extends string>({ id, timeBlocks }: SlotOverride<OverrideId>) => {
  const source = { overrideId: id }
  return readTimeBlocks(`Override ${id}`, timeBlocks).map(({ start, end }) => ({
    start,
    end,
    id,
    source,
    validFrom: firstDate,
    validUntil: lastDate
  }))
}

/** Hours outside of their validity are left out here: they must not replace the weekly ones. */
const addDated = <Source>(
  dated: Map<number, Array<OpenHours<Source>>>,
  day: number,
  hours: ReadonlyArray<OpenHours<Source>>
): void => {
  for (const one of hours) {
    if (!isValidOn(one, day)) continue
    const found = dated.get(day)
    if (found === undefined) dated.set(day, [one])
    else found.push(one)
  }
}

const weekdayOf = (rule: SlotRule): number => {
  const { dayOfWeek: weekday } = rule
  if (typeof weekday === "number" && Number.isInteger(weekday) && weekday >= 0 && weekday <= 6) return weekday
  throw new RangeError(`${nameOf(rule)}: the day of the week ${weekday} is not one of 0 (Sunday) to 6 (Saturday).`)
}

const specificDay = (rule: SlotRule): number => {
  const { specificDate } = rule
  if (typeof specificDate === "string") return readDay(nameOf(rule), specificDate)
  throw new RangeError(`${nameOf(rule)} is a one-time rule without a date.`)
}

const overrideDay = ({ date, id }: SlotOverride): number => readDay(`Override ${id}`, date)

const recurringDays = (rule: SlotRule, window: HoursWindow): ReadonlyArray<number> => {
  const { rrule, validFrom } = rule
  const name = nameOf(rule)
  if (typeof rrule !== "string") throw new RangeError(`${name} is a recurring rule without a recurrence.`)
  const from = typeof validFrom === "string" ? readDay(name, validFrom) : undefined
  return calendarDays(name, { text: rrule, validFrom: from, timeZone: window.timeZone }, window)
}

const nameOf = ({ id }: SlotRule): string => `Rule ${id}`
