/** From opening hours to blocks of elapsed time. */
import { dayMs } from "./local-dates.js"
import { stretchFrom, toInstant, type ZoneTable } from "./local-time.js"
import { hoursOfDay, isValidOn, type OpenHours, type OpeningHours } from "./slot-opening-hours.js"

/** Open time between two instants in epoch milliseconds, and whose hours it is. */
export interface OpenBlock<Source> {
  readonly startsAt: number
  endsAt: number
  readonly hours: OpenHours<Source>
}

/**
 * The blocks of these local days, ascending by start, then id. One that a gap has swallowed ends where it starts, or
 * before: nothing is cut from it, and it joins nothing.
 */
export const openBlocks = <Source>(
  hours: OpeningHours<Source>,
  zone: ZoneTable,
  firstDay: number,
  lastDay: number
): ReadonlyArray<OpenBlock<Source>> => {
  const blocks: Array<OpenBlock<Source>> = []
  let stretch = stretchFrom(zone, firstDay)
  let isAscending = true
  let last: OpenBlock<Source> | undefined
  for (let day = firstDay; day <= lastDay; day++) {
    const midnight = day * dayMs
    if (day > stretch.lastDay) stretch = stretchFrom(zone, day)
    const { offset } = stretch
    if (offset === undefined && zone.skippedDays.has(day)) continue
    for (const open of hoursOfDay(hours, day)) {
      if (!isValidOn(open, day)) continue
      const startsAt = offset === undefined ? toInstant(zone, midnight + open.start) : midnight + open.start - offset
      const endsAt = offset === undefined ? toInstant(zone, midnight + open.end) : midnight + open.end - offset
      const block = { startsAt, endsAt, hours: open }
      isAscending &&= last === undefined || byStartThenId(last, block) <= 0
      last = block
      blocks.push(block)
    }
  }
  return isAscending ? blocks : blocks.sort(byStartThenId)
}

const byStartThenId = (a: OpenBlock<unknown>, b: OpenBlock<unknown>): number =>
  a.startsAt - b.startsAt || (a.hours.id < b.hours.id ? -1 : a.hours.id > b.hours.id ? 1 : 0)

/** Blocks that only touch stay apart. Across dates blocks overlap only where a gap has moved one past midnight. */
export const mergeOverlapping = <Source>(
  blocks: ReadonlyArray<OpenBlock<Source>>
): ReadonlyArray<OpenBlock<Source>> => {
  const merged: Array<OpenBlock<Source>> = []
  let last: OpenBlock<Source> | undefined
  for (const block of blocks) {
    if (last !== undefined && block.startsAt < last.endsAt) {
      last.endsAt = Math.max(last.endsAt, block.endsAt)
    } else {
      merged.push(block)
      last = block
    }
  }
  return merged
}
