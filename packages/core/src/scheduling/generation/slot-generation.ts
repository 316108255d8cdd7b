/**
 * Cuts a mentor's hours into slots. Pure: no clock, no database, no Effect, and plain numbers where it is hot.
 *
 * Local hours become instants first, then blocks that overlap are merged, then elapsed time is cut on a grid, so a day
 * on which clocks change is as long as it really is.
 */
import { dayMs } from "./local-dates.js"
import { zoneTable } from "./local-time.js"
import { firstStart, type Grid, type GridRequest, readGrid } from "./slot-grid.js"
import { type Interval, offIntervals, readOffDay, type SlotOffDay } from "./slot-off-hours.js"
import { mergeOverlapping, type OpenBlock, openBlocks } from "./slot-open-blocks.js"
import { openingHours, type SlotOverride, type SlotRule, type SlotSource } from "./slot-opening-hours.js"

export type { SlotOffDay } from "./slot-off-hours.js"
export type { SlotOverride, SlotRule, SlotSource, SlotTimeBlock } from "./slot-opening-hours.js"

export interface SlotRequest<RuleId extends string = string, OverrideId extends string = string> extends GridRequest {
  /** IANA name of the zone in which dates and times of rules, overrides and off-days are meant. */
  readonly timeZone: string
  readonly rules: ReadonlyArray<SlotRule<RuleId>>
  readonly overrides: ReadonlyArray<SlotOverride<OverrideId>>
  readonly offDays: ReadonlyArray<SlotOffDay>
}

/** Instants in epoch milliseconds. */
export interface GeneratedSlot<RuleId extends string = string, OverrideId extends string = string> {
  readonly startsAt: number
  readonly endsAt: number
  /** May lie outside of the hours that the slot was cut from. */
  readonly bufferEndsAt: number
  /** Whose hours they are; of merged hours the earliest one's, then the smaller id. */
  readonly source: SlotSource<RuleId, OverrideId>
  /** The session itself, without its buffer, overlaps an off-day. */
  readonly blocked: boolean
}

/**
 * The slots that the rules, overrides and off-days of one session type give, ascending by start, no two at one start.
 *
 * On each local date overrides win over one-time rules, these over recurring, these over weekly ones; the winners of
 * one kind add up. Throws a RangeError that names the zone, rule, block or number that makes no sense.
 */
export const generateSlots = <RuleId extends string, OverrideId extends string>(
  request: SlotRequest<RuleId, OverrideId>
): ReadonlyArray<GeneratedSlot<RuleId, OverrideId>> => {
  const grid = readGrid(request)
  // A zone's date is at most one off UTC's, and a gap moves a time by at most one more.
  const first = Math.floor(grid.from / dayMs) - 2
  const last = Math.floor(grid.until / dayMs) + 2
  const zone = zoneTable(request.timeZone, grid.from, grid.until)
  const hours = openingHours(request.rules, request.overrides, { timeZone: request.timeZone, first, last })
  const offDays = request.offDays.map(readOffDay)
  const blocks = mergeOverlapping(openBlocks(hours, zone, first, last))
  return cut(blocks, grid, offIntervals(offDays, zone, first, last))
}

/** Blocks and off intervals ascend by start, so an interval that ends before a slot starts concerns no later one. */
const cut = <RuleId extends string, OverrideId extends string>(
  blocks: ReadonlyArray<OpenBlock<SlotSource<RuleId, OverrideId>>>,
  { buffer, duration, from, step, until }: Grid,
  offs: ReadonlyArray<Interval>
): ReadonlyArray<GeneratedSlot<RuleId, OverrideId>> => {
  const slots: Array<GeneratedSlot<RuleId, OverrideId>> = []
  let passed = 0
  let off = offs[0] ?? never
  for (const { endsAt: closesAt, hours, startsAt: opensAt } of blocks) {
    const { source } = hours
    const lastStart = Math.min(closesAt - duration, until - 1)
    for (let startsAt = firstStart(opensAt, from, step); startsAt <= lastStart; startsAt += step) {
      const endsAt = startsAt + duration
      while (off.endsAt <= startsAt) off = offs[++passed] ?? never
      slots.push({ startsAt, endsAt, bufferEndsAt: endsAt + buffer, source, blocked: off.startsAt < endsAt })
    }
  }
  return slots
}

const never: Interval = { startsAt: Number.POSITIVE_INFINITY, endsAt: Number.POSITIVE_INFINITY }
