/**
 * What generateSlots must answer, found the slow way: by the wall clock of every minute, as luxon shows it.
 * It shares no code and no method with the generator: no table of changes, no order of blocks to rely on, and no
 * arithmetic on local times but "one minute earlier".
 */
import { IANAZone } from "luxon"
import type {
  GeneratedSlot,
  SlotRequest,
  SlotSource,
  SlotTimeBlock
} from "../../src/scheduling/generation/slot-generation.js"
import { referenceDates } from "./recurrence-reference.js"

const minute = 60_000
const day = 1440 * minute

export const referenceSlots = (request: SlotRequest): ReadonlyArray<GeneratedSlot> => {
  const clock = wallClock(request.timeZone, request.from - 4 * day, request.until + 4 * day)
  const off = offMinutes(request, clock)
  const recurrences = recurrencesOf(request, clock)
  const duration = request.durationMinutes * minute
  const buffer = request.bufferAfterMinutes * minute
  const step = request.startIntervalMinutes ? request.startIntervalMinutes * minute : duration + buffer

  const slots: Array<GeneratedSlot> = []
  for (const { from, source, until } of merge(
    clock.dates.flatMap((date) => blocksOf(request, clock, recurrences, date))
  )) {
    for (const at of minutesOf({ from, until: until - duration + 1 })) {
      if ((at - from) % step !== 0 || at < request.from || at >= request.until) continue
      const blocked = minutesOf({ from: at, until: at + duration }).some((one) => off.has(one))
      slots.push({ startsAt: at, endsAt: at + duration, bufferEndsAt: at + duration + buffer, source, blocked })
    }
  }
  return slots.sort((a, b) => a.startsAt - b.startsAt)
}

interface Span {
  readonly from: number
  readonly until: number
}

interface Block extends Span {
  readonly id: string
  readonly source: SlotSource
}

interface WallClock {
  /** The first instant at which the clock shows `YYYY-MM-DDTHH:MM`. */
  readonly firstAt: ReadonlyMap<string, number>
  /** The date that the clock shows at an instant. */
  readonly dateAt: ReadonlyMap<number, string>
  /** The dates that it shows from their first minute to their last. */
  readonly dates: ReadonlyArray<string>
}

const wallClock = (timeZone: string, from: number, until: number): WallClock => {
  const firstAt = new Map<string, number>()
  const dateAt = new Map<number, string>()
  for (let utcDay = Math.floor(from / day); utcDay * day < until; utcDay++) {
    shownOn(timeZone, utcDay).forEach((shown, index) => {
      const at = utcDay * day + index * minute
      if (!firstAt.has(shown)) firstAt.set(shown, at)
      dateAt.set(at, shown.slice(0, 10))
    })
  }
  return { firstAt, dateAt, dates: [...new Set(dateAt.values())].slice(1, -1) }
}

/** Minutes off UTC in each minute of an hour; a clock that is as far off after the hour as before it did not change. */
const offsetsIn = (zone: IANAZone, hour: number): ReadonlyArray<number> => {
  const minutes = minutesOf({ from: hour, until: hour + 60 * minute })
  const [before, after] = [zone.offset(hour), zone.offset(hour + 60 * minute)]
  return before === after ? minutes.map(() => before) : minutes.map((at) => zone.offset(at))
}

/** What the clock shows in each minute of a UTC day. */
const shownIn = (zone: IANAZone, from: number): ReadonlyArray<string> =>
  Array.from({ length: 24 }, (_, hours) => from + hours * 60 * minute).flatMap((hour) =>
    offsetsIn(zone, hour).map((offset, index) => isoMinute(hour + (index + offset) * minute))
  )

/** Kept, because luxon takes its time. */
const shownOn = (timeZone: string, utcDay: number): ReadonlyArray<string> => {
  const key = `${timeZone} ${utcDay}`
  const shown = shownDays.get(key) ?? shownIn(IANAZone.create(timeZone), utcDay * day)
  shownDays.set(key, shown)
  return shown
}

const shownDays = new Map<string, ReadonlyArray<string>>()

const isoMinute = (ms: number): string => new Date(ms).toISOString().slice(0, 16)

const minutesOf = ({ from, until }: Span): ReadonlyArray<number> => {
  const minutes: Array<number> = []
  for (let at = from; at < until; at += minute) minutes.push(at)
  return minutes
}

/** A local time that is never shown comes as many minutes after the last one shown before it as the clock would say. */
const instantOf = ({ firstAt }: WallClock, date: string, time: string): number => {
  const wanted = Date.parse(`${date}T00:00Z`) + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * minute
  let earlier = 0
  for (;;) {
    const at = firstAt.get(isoMinute(wanted - earlier))
    if (at !== undefined) return at + earlier
    earlier += minute
  }
}

const spanOf = (clock: WallClock, date: string, { end, start }: SlotTimeBlock): Span => ({
  from: instantOf(clock, date, start),
  until: instantOf(clock, date, end)
})

type Recurrences = ReadonlyMap<Rule, ReadonlyArray<string>>

const blocksOf = (
  request: SlotRequest,
  clock: WallClock,
  recurrences: Recurrences,
  date: string
): ReadonlyArray<Block> => {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay()
  const valid = request.rules.filter((rule) => date >= (rule.validFrom ?? "") && date <= (rule.validUntil ?? "9999"))
  const candidates = [
    request.overrides.filter((one) => one.date === date).map((one) => ({ ...one, source: { overrideId: one.id } })),
    valid.filter(({ specificDate, type }) => type === "one_time" && specificDate === date).map(withRuleId),
    valid.filter((rule) => recurrences.get(rule)?.includes(date)).map(withRuleId),
    valid.filter(({ dayOfWeek, type }) => type === "regular_weekly" && dayOfWeek === weekday).map(withRuleId)
  ]
  const winners = candidates.find(({ length }) => length > 0) ?? []
  return winners
    .flatMap(({ id, source, timeBlocks }) => timeBlocks.map((one) => ({ id, source, ...spanOf(clock, date, one) })))
    .filter(({ from, until }) => from < until)
}

type Rule = SlotRequest["rules"][number]

/** The dates of the recurring rules. */
const recurrencesOf = ({ rules, timeZone }: SlotRequest, { dates }: WallClock): Recurrences => {
  const span = { timeZone, first: dates[0] ?? "", last: dates.at(-1) ?? "" }
  const datesOf = ({ rrule, validFrom }: Rule) =>
    referenceDates({ ...span, text: rrule ?? "", validFrom: validFrom ?? "" })
  return new Map(rules.filter(({ type }) => type === "recurring").map((rule) => [rule, datesOf(rule)]))
}

const withRuleId = <Rule extends { readonly id: string }>(rule: Rule) => ({ ...rule, source: { ruleId: rule.id } })

/** Joins two blocks that share a minute, whichever they are, until no two do. */
const merge = (blocks: ReadonlyArray<Block>): ReadonlyArray<Block> => {
  for (const a of blocks) {
    const b = blocks.find((one) => one !== a && one.from < a.until && a.from < one.until)
    if (b === undefined) continue
    const owner = a.from < b.from || (a.from === b.from && a.id < b.id) ? a : b
    const joined = { ...owner, from: Math.min(a.from, b.from), until: Math.max(a.until, b.until) }
    return merge([...blocks.filter((one) => one !== a && one !== b), joined])
  }
  return blocks
}

const offMinutes = ({ offDays }: SlotRequest, clock: WallClock): ReadonlySet<number> => {
  const off = new Set<number>()
  for (const { from, timeBlocks, until } of offDays) {
    const dates = clock.dates.filter((date) => from <= date && date <= until)
    const minutes = timeBlocks
      ? dates.flatMap((date) => timeBlocks.flatMap((block) => minutesOf(spanOf(clock, date, block))))
      : [...clock.dateAt].filter(([, date]) => from <= date && date <= until).map(([at]) => at)
    for (const at of minutes) off.add(at)
  }
  return off
}
