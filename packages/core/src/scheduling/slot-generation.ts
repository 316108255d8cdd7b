/**
 * Cuts a mentor's hours into slots. Pure: no clock, no database, no Effect, and plain numbers where it is hot.
 *
 * Local hours become instants first, then blocks that overlap are merged, then elapsed time is cut on a grid, so a day
 * on which clocks change is as long as it really is.
 */
import { dayMs, minuteMs } from "./local-dates.js"
import { zoneTable } from "./local-time.js"
import { type Interval, offIntervals, readOffDay, type SlotOffDay } from "./slot-off-hours.js"
import { mergeOverlapping, type OpenBlock, openBlocks } from "./slot-open-blocks.js"
import { openingHours, readHours, type SlotOverride, type SlotRule, type SlotSource } from "./slot-opening-hours.js"

export type { SlotOffDay } from "./slot-off-hours.js"
export type { SlotOverride, SlotRule, SlotSource, SlotTimeBlock } from "./slot-opening-hours.js"

export interface SlotRequest<RuleId extends string = string, OverrideId extends string = string> {
  /** IANA name of the zone in which dates and times of rules, overrides and off-days are meant. */
  readonly timeZone: string
  /** Slots start at or after `from` and before `until`, in epoch milliseconds. */
  readonly from: number
  readonly until: number
  readonly durationMinutes: number
  readonly bufferAfterMinutes: number
  /** From one slot's start to the next one's; duration and buffer together where it is absent. */
  readonly startIntervalMinutes?: number | null | undefined
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
  const hours = openingHours(readHours(request.rules, request.overrides, { timeZone: request.timeZone, first, last }))
  const offDays = request.offDays.map(readOffDay)
  const blocks = mergeOverlapping(openBlocks(hours, zone, first, last))
  return cut(blocks, grid, offIntervals(offDays, zone, first, last))
}

/** The request's numbers in milliseconds. */
interface Grid {
  readonly from: number
  readonly until: number
  readonly duration: number
  readonly buffer: number
  readonly step: number
}

const readGrid = (request: SlotRequest): Grid => {
  const { bufferAfterMinutes, durationMinutes, startIntervalMinutes } = request
  const duration = readMinutes("durationMinutes", durationMinutes, 1)
  const buffer = readMinutes("bufferAfterMinutes", bufferAfterMinutes, 0)
  const interval = startIntervalMinutes ?? undefined
  const step = interval === undefined ? duration + buffer : readMinutes("startIntervalMinutes", interval, 1)
  return { from: readInstant("from", request.from), until: readInstant("until", request.until), duration, buffer, step }
}

const readMinutes = (name: string, minutes: number, least: number): number => {
  if (Number.isSafeInteger(minutes) && minutes >= least) return minutes * minuteMs
  throw new RangeError(`${name} must be a whole number of at least ${least}, not ${minutes}.`)
}

const firstInstant = Date.UTC(1000, 0, 1)
const lastInstant = Date.UTC(9999, 11, 31)

const readInstant = (name: string, instant: number): number => {
  if (Number.isInteger(instant) && instant >= firstInstant && instant <= lastInstant) return instant
  throw new RangeError(`${name} must be whole epoch milliseconds of the years 1000 to 9999, not ${instant}.`)
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

/** The first place on a block's grid that lies in the window. */
const firstStart = (opensAt: number, from: number, step: number): number =>
  opensAt >= from ? opensAt : opensAt + Math.ceil((from - opensAt) / step) * step

const never: Interval = { startsAt: Number.POSITIVE_INFINITY, endsAt: Number.POSITIVE_INFINITY }
