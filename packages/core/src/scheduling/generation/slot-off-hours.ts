/** When a mentor is off, as instants. */
import { dayMs } from "./local-dates.js"
import { toInstant, type ZoneTable } from "./local-time.js"
import { type DayHours, readDay, readTimeBlocks, type SlotTimeBlock } from "./slot-opening-hours.js"

/** Local dates `YYYY-MM-DD`, both included; without `timeBlocks` whole dates, else these hours of each. */
export interface SlotOffDay {
  readonly from: string
  readonly until: string
  readonly timeBlocks?: ReadonlyArray<SlotTimeBlock> | null | undefined
}

/** Epoch milliseconds; the end is not included. */
export interface Interval {
  readonly startsAt: number
  readonly endsAt: number
}

/** An off-day that was read: its days and, unless whole days are off, its hours. */
export interface OffHours {
  readonly firstDay: number
  readonly lastDay: number
  readonly hours: ReadonlyArray<DayHours>
  readonly isWholeDays: boolean
}

/** Throws a RangeError that names the off-day. */
export const readOffDay = ({ from, timeBlocks, until }: SlotOffDay): OffHours => {
  const name = `Off-day ${from} to ${until}`
  const firstDay = readDay(name, from)
  const lastDay = readDay(name, until)
  if (lastDay < firstDay) throw new RangeError(`${name} ends before it begins.`)
  if (!timeBlocks) return { firstDay, lastDay, hours: [], isWholeDays: true }
  return { firstDay, lastDay, hours: readTimeBlocks(name, timeBlocks), isWholeDays: false }
}

/** The parts of off-days that lie within the days of the window, ascending by start; they may overlap. */
export const offIntervals = (
  offDays: ReadonlyArray<OffHours>,
  zone: ZoneTable,
  firstDay: number,
  lastDay: number
): ReadonlyArray<Interval> => {
  const intervals = offDays.flatMap((offDay) => {
    const first = Math.max(offDay.firstDay, firstDay)
    const last = Math.min(offDay.lastDay, lastDay)
    return offDay.isWholeDays ? wholeDays(zone, first, last) : hoursOfDays(zone, first, last, offDay.hours)
  })
  return intervals.filter(({ endsAt, startsAt }) => startsAt < endsAt).sort((a, b) => a.startsAt - b.startsAt)
}

const wholeDays = (zone: ZoneTable, first: number, last: number): ReadonlyArray<Interval> => [
  { startsAt: toInstant(zone, first * dayMs), endsAt: toInstant(zone, (last + 1) * dayMs) }
]

const hoursOfDays = (
  zone: ZoneTable,
  first: number,
  last: number,
  hours: ReadonlyArray<DayHours>
): ReadonlyArray<Interval> => {
  const intervals: Array<Interval> = []
  for (let day = first; day <= last; day++) {
    if (zone.skippedDays.has(day)) continue
    for (const { end, start } of hours) {
      intervals.push({ startsAt: toInstant(zone, day * dayMs + start), endsAt: toInstant(zone, day * dayMs + end) })
    }
  }
  return intervals
}
