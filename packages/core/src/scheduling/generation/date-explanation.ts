/** Explains the slots of each date. Pure, made of the generator's parts. */
import { dayMs, dayOfWeek, formatDay } from "./local-dates.js"
import { toLocal, type ZoneTable, zoneTable } from "./local-time.js"
import { type GeneratedSlot, generateSlots, type SlotRequest, type SlotSource } from "./slot-generation.js"
import { firstStart, type Grid, readGrid } from "./slot-grid.js"
import { type OffHours, readOffDay } from "./slot-off-hours.js"
import { mergeOverlapping, type OpenBlock, openBlocks } from "./slot-open-blocks.js"
import { isValidOn, type OpenHours, type OpeningHours, openingHours } from "./slot-opening-hours.js"

/** Sources of a date's hours, by priority. */
export type HoursOrigin = "override" | "one_time" | "recurring" | "regular_weekly"

/** Ids of rules or overrides of one source. */
export interface OriginOfHours<Id extends string = string> {
  readonly source: HoursOrigin
  readonly ids: ReadonlyArray<Id>
}

/**
 * Why hours give no slot: `block_too_short` for the session, `swallowed_by_clock_change` because the clocks go forward over
 * them, `outside_window` because all places on their grid lie before or after the time asked for.
 */
export type ExplanationRemark = "block_too_short" | "swallowed_by_clock_change" | "outside_window"

export interface DateExplanation<Id extends string = string> {
  /** `YYYY-MM-DD`, local. */
  readonly date: string
  /** Source of the date's hours; null without hours. */
  readonly source: HoursOrigin | null
  readonly ids: ReadonlyArray<Id>
  /** Sources replaced by it, by priority. */
  readonly replaced: ReadonlyArray<OriginOfHours<Id>>
  /** Whether off-days take the whole date or some hours; null without. */
  readonly off: "whole" | "partly" | null
  /** The zone crossed the date line and skipped this date. */
  readonly isSkippedByZone: boolean
  /** Slots that start on the date and in the window, blocked ones included. */
  readonly slots: number
  /** Blocked ones among them. */
  readonly blocked: number
  readonly remarks: ReadonlyArray<ExplanationRemark>
}

/** In days; whoever asks for longer windows gets a RangeError. */
export const longestExplanation = 400

/** Every local date that the window touches, ascending. Throws what generateSlots throws. */
export const explainDates = <RuleId extends string, OverrideId extends string>(
  request: SlotRequest<RuleId, OverrideId>
): ReadonlyArray<DateExplanation<RuleId | OverrideId>> => {
  const { overrides, rules, timeZone } = request
  const grid = readGrid(request)
  const { from, until } = grid
  if (until - from > longestExplanation * dayMs)
    throw new RangeError(`No more than ${longestExplanation} days are explained.`)
  const slots = generateSlots(request)
  if (until <= from) return []
  const zone = zoneTable(timeZone, from, until)
  const [first, last] = [dayAt(zone, from), dayAt(zone, until - 1)]
  const hours = openingHours(rules, overrides, { timeZone, first, last })
  const offDays = request.offDays.map(readOffDay)
  const counts = countByDay(slots, zone)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((day) => {
    const [winner, ...replaced] = originsOf(hours, day)
    const isSkippedByZone = zone.skippedDays.has(day)
    return {
      date: formatDay(day),
      source: winner?.source ?? null,
      ids: winner?.ids ?? [],
      replaced,
      off: isSkippedByZone ? null : offOn(offDays, day),
      isSkippedByZone,
      ...(counts.get(day) ?? { slots: 0, blocked: 0 }),
      remarks: remarksOn(mergeOverlapping(openBlocks(hours, zone, day, day)), grid)
    }
  })
}

const dayAt = (zone: ZoneTable, instant: number): number => Math.floor(toLocal(zone, instant) / dayMs)

const countByDay = (slots: ReadonlyArray<GeneratedSlot>, zone: ZoneTable) => {
  const counts = new Map<number, { readonly slots: number; readonly blocked: number }>()
  for (const { blocked, startsAt } of slots) {
    const day = dayAt(zone, startsAt)
    const count = counts.get(day) ?? { slots: 0, blocked: 0 }
    counts.set(day, { slots: count.slots + 1, blocked: count.blocked + (blocked ? 1 : 0) })
  }
  return counts
}

type Open<RuleId extends string, OverrideId extends string> = OpenHours<SlotSource<RuleId, OverrideId>>

const originsOf = <RuleId extends string, OverrideId extends string>(
  { oneTime, overrides, recurring, weekly }: OpeningHours<SlotSource<RuleId, OverrideId>>,
  day: number
): ReadonlyArray<OriginOfHours<RuleId | OverrideId>> => {
  const of = (source: HoursOrigin, hours: ReadonlyArray<Open<RuleId, OverrideId>> = []) => ({
    source,
    ids: [...new Set(hours.map((one) => ("ruleId" in one.source ? one.source.ruleId : one.source.overrideId)))].sort()
  })
  return [
    of("override", overrides.get(day)),
    of("one_time", oneTime.get(day)),
    of("recurring", recurring.get(day)),
    of(
      "regular_weekly",
      weekly[dayOfWeek(day)]?.filter((one) => isValidOn(one, day))
    )
  ].filter(({ ids }) => ids.length > 0)
}

const offOn = (offDays: ReadonlyArray<OffHours>, day: number): DateExplanation["off"] => {
  const found = offDays.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  if (found.length === 0) return null
  return found.some(({ isWholeDays }) => isWholeDays) ? "whole" : "partly"
}

/** Each remark once. */
const remarksOn = (blocks: ReadonlyArray<OpenBlock<unknown>>, grid: Grid): ReadonlyArray<ExplanationRemark> => [
  ...new Set(blocks.flatMap((block) => remarkOn(block, grid) ?? []))
]

const remarkOn = (
  { endsAt, hours, startsAt }: OpenBlock<unknown>,
  { duration, from, step, until }: Grid
): ExplanationRemark | undefined => {
  if (endsAt - startsAt < duration) {
    return hours.end - hours.start < duration ? "block_too_short" : "swallowed_by_clock_change"
  }
  const start = firstStart(startsAt, from, step)
  return start < until && start + duration <= endsAt ? undefined : "outside_window"
}
