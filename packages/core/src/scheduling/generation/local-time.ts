/**
 * From a zone's local time to instants, by a table of its clock changes.
 *
 * Intl answers one offset in about a microsecond, too slow to ask for each slot, so a zone's changes are found once by
 * bisecting and kept. Everything else here is integers: a local time is written as the epoch milliseconds at which UTC
 * shows the same date and time.
 */
import { dayMs } from "./local-dates.js"

export interface ZoneTable {
  /** The time that the table answers for, in epoch milliseconds. */
  readonly from: number
  readonly until: number
  /** `offsets[i]` (ms east of UTC) holds for local times before `changes[i]`, the last one from there on. */
  readonly changes: ReadonlyArray<number>
  readonly offsets: ReadonlyArray<number>
  /** Dates that the zone skipped when it moved across the date line. */
  readonly skippedDays: ReadonlySet<number>
}

/**
 * The table of a zone that covers `from` to `until` and some days around, from the cache where it has one.
 * Throws a RangeError that names an unknown zone.
 */
export const zoneTable = (timeZone: string, from: number, until: number): ZoneTable => {
  const cached = tables.get(timeZone)
  if (cached !== undefined && cached.from <= from - marginMs && until + marginMs <= cached.until) return cached
  return remember(timeZone, cached, startOfYear(from - marginMs, 0), startOfYear(until + marginMs, 1))
}

/** Days in a row on which one offset holds from midnight to midnight; a day of its own where the clocks change. */
export interface Stretch {
  readonly lastDay: number
  readonly offset: number | undefined
}

export const stretchFrom = ({ changes, offsets }: ZoneTable, day: number): Stretch => {
  const index = changesBefore(changes, day * dayMs)
  const lastDay = Math.ceil((changes[index] ?? Number.POSITIVE_INFINITY) / dayMs) - 2
  return lastDay < day ? { lastDay: day, offset: undefined } : { lastDay, offset: at(offsets, index) }
}

/**
 * The instant of a local time. One that a gap skips is moved forward by the gap, as RFC 5545 (3.3.5) says; of one that
 * happens twice it is the first. Both follow from reading it with the offset from before the change.
 */
export const toInstant = ({ changes, offsets }: ZoneTable, local: number): number =>
  local - at(offsets, changesBefore(changes, local))

/** Local date and time in the zone at an instant. */
export const toLocal = ({ changes, offsets }: ZoneTable, instant: number): number => {
  let index = 0
  // A change is kept as the later one of the two local times at which it happens.
  while (at(changes, index) - Math.max(at(offsets, index), at(offsets, index + 1)) <= instant) index++
  return instant + at(offsets, index)
}

const changesBefore = (changes: ReadonlyArray<number>, local: number): number => {
  let low = 0
  let high = changes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (local < at(changes, middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Offsets reach from -16 to +16 hours, and a day lasts up to 48: dates of slots lie within this of the window. */
const marginMs = 7 * dayMs

// More than the names that Intl knows, so that only made-up spellings push each other out.
const cachedZones = 1024
const cachedYears = 30
const tables = new Map<string, ZoneTable>()

const remember = (timeZone: string, cached: ZoneTable | undefined, from: number, until: number): ZoneTable => {
  const offsetAt = offsetsOf(timeZone)
  const joinedFrom = Math.min(from, cached?.from ?? from)
  const joinedUntil = Math.max(until, cached?.until ?? until)
  const isKept = joinedUntil - joinedFrom <= cachedYears * 366 * dayMs
  if (!isKept) return readTable(offsetAt, from, until)

  const table = readTable(offsetAt, joinedFrom, joinedUntil)
  if (cached === undefined && tables.size >= cachedZones) dropOldest()
  tables.set(timeZone, table)
  return table
}

const dropOldest = (): void => {
  const [oldest] = tables.keys()
  if (oldest !== undefined) tables.delete(oldest)
}

// Since 1900 no zone of the IANA database changed its offset twice within 3.9 days.
const stepMs = 3 * dayMs

const readTable = (offsetAt: (instant: number) => number, from: number, until: number): ZoneTable => {
  let offset = offsetAt(from)
  const changes: Array<number> = []
  const offsets = [offset]
  const skippedDays = new Set<number>()
  for (let instant = from; instant < until; instant += stepMs) {
    const next = offsetAt(instant + stepMs)
    if (next === offset) continue
    const changesAt = bisect(instant, instant + stepMs, (tried) => offsetAt(tried) !== offset)
    changes.push(changesAt + Math.max(offset, next))
    offsets.push(next)
    for (let day = Math.ceil((changesAt + offset) / dayMs); (day + 1) * dayMs <= changesAt + next; day++) {
      skippedDays.add(day)
    }
    offset = next
  }
  return { from, until, changes, offsets, skippedDays }
}

/** The first whole second after `from` at which `isAfter` holds, which it does at `until`. */
const bisect = (from: number, until: number, isAfter: (instant: number) => boolean): number => {
  let low = from
  let high = until
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000
    if (isAfter(middle)) high = middle
    else low = middle
  }
  return high
}

/** Reads `GMT`, `GMT+05:45` or, before standard time, `GMT-00:44:30`. */
const longOffset = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/

const offsetsOf = (timeZone: string): ((instant: number) => number) => {
  const format = zoneFormat(timeZone)
  return (instant) => {
    const [, sign, hours, minutes, seconds] = longOffset.exec(format.format(instant)) ?? []
    if (sign === undefined) return 0
    const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)
    return (sign === "-" ? -size : size) * 1000
  }
}

const zoneFormat = (timeZone: string): Intl.DateTimeFormat => {
  try {
    // String() because Intl takes an absent zone for the server's own.
    return new Intl.DateTimeFormat("en-US", { timeZone: String(timeZone), timeZoneName: "longOffset" })
  } catch {
    throw new RangeError(`Unknown time zone: ${JSON.stringify(timeZone)}.`)
  }
}

/** The start of the UTC year of an instant, `plus` years later. */
const startOfYear = (instant: number, plus: number): number => Date.UTC(new Date(instant).getUTCFullYear() + plus, 0, 1)

const at = (numbers: ReadonlyArray<number>, index: number): number => numbers[index] ?? Number.NaN
