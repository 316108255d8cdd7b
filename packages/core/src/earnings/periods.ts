/** Periods by which earnings are counted: days and months in the mentor's zone. */
import { DateTime, Either, Schema } from "effect"
import { IANAZone, DateTime as LocalDateTime } from "luxon"
import { described, LocalDate } from "../kernel/index.js"

export const Period = described(
  Schema.Literal("7d", "30d", "90d", "365d"),
  "Days that end today, in the mentor's zone. It changes only `change_percent` and the sparkline. Left out: `30d`.",
  "30d"
)
export type Period = typeof Period.Type

export const SparklineInterval = described(
  Schema.Literal("daily", "monthly"),
  "What one point of the sparkline covers: `daily` for `7d` and `30d`, `monthly` for the longer periods."
)
export type SparklineInterval = typeof SparklineInterval.Type

export const StatementInterval = described(
  Schema.Literal("daily", "monthly", "yearly"),
  "What one point covers: a whole day, month or year of the mentor's zone."
)
export type StatementInterval = typeof StatementInterval.Type

export interface Bucket {
  /** "14 Mar"; "Mar", or "Mar 2027" where the months are not all of one year; "2027". */
  readonly label: string
  /** First day of the bucket. */
  readonly date: LocalDate
}

export interface Buckets<Interval extends StatementInterval = SparklineInterval> {
  readonly interval: Interval
  readonly buckets: ReadonlyArray<Bucket>
  /** One more than buckets: bucket n runs from edge n, inclusive, to edge n + 1, exclusive. */
  readonly edges: ReadonlyArray<DateTime.Utc>
}

const days: { readonly [P in Period]: number } = { "7d": 7, "30d": 30, "90d": 90, "365d": 365 }
const shapes: { readonly [P in Period]: { readonly interval: SparklineInterval; readonly count: number } } = {
  "7d": { interval: "daily", count: 7 },
  "30d": { interval: "daily", count: 30 },
  "90d": { interval: "monthly", count: 3 },
  "365d": { interval: "monthly", count: 12 }
}
const units = { daily: "day", monthly: "month", yearly: "year" } as const

/** English on every server. An unknown zone is read as UTC. */
const zoned = (timeZone: string) => ({
  zone: IANAZone.isValidZone(timeZone) ? timeZone : "UTC",
  locale: "en-US"
})
const local = (now: DateTime.Utc, timeZone: string): LocalDateTime =>
  LocalDateTime.fromMillis(now.epochMillis, zoned(timeZone))

const moment = (local: LocalDateTime): DateTime.Utc => DateTime.unsafeMake(local.toMillis())
const dateOf = (local: LocalDateTime): LocalDate => LocalDate.make(local.toFormat("yyyy-MM-dd"))

/** As PHP would write them: `j M`, `M`, `M Y` and `Y` (spec 3, "Earnings and payouts"). */
const formatOf = (interval: StatementInterval, shown: ReadonlyArray<LocalDateTime>): string => {
  if (interval === "daily") return "d LLL"
  if (interval === "yearly") return "yyyy"
  return new Set(shown.map(({ year }) => year)).size === 1 ? "LLL" : "LLL yyyy"
}

/** By the calendar alone, which has no zone and no odd hours. */
const onCalendar = (date: LocalDate): LocalDateTime => LocalDateTime.fromISO(date, zoned("UTC"))

const dayMillis = 86_400_000

/**
 * When local dates start in a zone: at the first of two midnights, as Havana has them in autumn. Luxon is asked only where
 * clocks skip midnight: it takes ten times as long, and its choice of two midnights differs by zone.
 */
const startsIn = (timeZone: string, unit: (typeof units)[StatementInterval]) => {
  const zone = IANAZone.create(zoned(timeZone).zone)
  const known = new Map<number, number>()
  // Neighbours of a day are days that are asked for too. Before there was standard time offsets had seconds.
  const offsetAt = (millis: number): number => {
    const offset = known.get(millis) ?? Math.round(zone.offset(millis) * 60_000)
    known.set(millis, offset)
    return offset
  }
  return (date: LocalDateTime): DateTime.Utc => {
    const midnight = date.toMillis()
    const [before, after] = [offsetAt(midnight - dayMillis), offsetAt(midnight + dayMillis)]
    if (before === after) return DateTime.unsafeMake(midnight - before)
    const offset = [before, after].find((one) => offsetAt(midnight - one) === one)
    return offset === undefined
      ? moment(date.setZone(zone, { keepLocalTime: true }).startOf(unit))
      : DateTime.unsafeMake(midnight - offset)
  }
}

/** So many whole days, months or years, the first one being the one that `first` falls into. */
const bucketsFrom = <Interval extends StatementInterval>(
  interval: Interval,
  first: LocalDate,
  count: number,
  timeZone: string
): Buckets<Interval> => {
  const unit = units[interval]
  const start = onCalendar(first).startOf(unit)
  const dates = Array.from({ length: count + 1 }, (_, index) => start.plus({ [unit]: index }))
  const edges = dates.map(startsIn(timeZone, unit))
  // A day that the zone has skipped, as Apia 30 December 2011, starts and ends with the next one's start.
  const isThere = (_: unknown, index: number) => edges[index]?.epochMillis !== edges[index + 1]?.epochMillis
  const shown = dates.slice(0, count).filter(isThere)
  const format = formatOf(interval, shown)
  return {
    interval,
    buckets: shown.map((date) => ({ label: date.toFormat(format), date: dateOf(date) })),
    edges: edges.filter(isThere)
  }
}

/** The last bucket is the day or month that `now` falls into. */
export const sparklineBuckets = (period: Period, now: DateTime.Utc, timeZone: string): Buckets => {
  const { count, interval } = shapes[period]
  const today = onCalendar(dateOf(local(now, timeZone)))
  const first = today.startOf(units[interval]).minus({ [units[interval]]: count - 1 })
  return bucketsFrom(interval, dateOf(first), count, timeZone)
}

/** Edges of two stretches of the same number of local days: the one before, and the one that ends today. */
export const comparedEdges = (period: Period, now: DateTime.Utc, timeZone: string): ReadonlyArray<DateTime.Utc> => {
  const today = onCalendar(dateOf(local(now, timeZone)))
  const offsets = [1 - 2 * days[period], 1 - days[period], 1]
  return offsets.map((offset) => today.plus({ days: offset })).map(startsIn(timeZone, "day"))
}

/** Maximum number of buckets (spec 3, limits). */
export const statementCaps: { readonly [I in StatementInterval]: number } = { daily: 366, monthly: 60, yearly: 20 }
/** Default number of buckets without `from`; the last one contains `until`. */
const usualCounts: { readonly [I in StatementInterval]: number } = { daily: 30, monthly: 12, yearly: 5 }

export interface StatementSpan {
  readonly interval: StatementInterval
  readonly from: LocalDate | undefined
  readonly until: LocalDate | undefined
}

/** Every bucket that the span touches counts whole. */
const countOf = (interval: StatementInterval, from: LocalDate, until: LocalDate): number => {
  const unit = units[interval]
  return Math.round(onCalendar(until).startOf(unit).diff(onCalendar(from).startOf(unit), unit).as(unit)) + 1
}

export type SpanFault = "backwards" | "too_long"

/** Both days are included. */
export const spanFault = (interval: StatementInterval, from: LocalDate, until: LocalDate): SpanFault | null => {
  if (until < from) return "backwards"
  return countOf(interval, from, until) > statementCaps[interval] ? "too_long" : null
}

const firstDay = LocalDate.make("0001-01-01")
const usualFrom = (interval: StatementInterval, until: LocalDate): LocalDate => {
  const from = onCalendar(until).minus({ [units[interval]]: usualCounts[interval] - 1 })
  return from.year < 1 ? firstDay : dateOf(from)
}

export interface StatementBuckets extends Buckets<StatementInterval> {
  /** The first day of the first bucket and the last day of the last one. */
  readonly firstDay: LocalDate
  readonly lastDay: LocalDate
}

/** The buckets of a statement, or why there are none. Default of `until`: today. */
export const statementBuckets = (
  { interval, ...span }: StatementSpan,
  now: DateTime.Utc,
  timeZone: string
): Either.Either<StatementBuckets, SpanFault> => {
  const until = span.until ?? dateOf(local(now, timeZone))
  const from = span.from ?? usualFrom(interval, until)
  const fault = spanFault(interval, from, until)
  if (fault !== null) return Either.left(fault)
  const unit = units[interval]
  return Either.right({
    ...bucketsFrom(interval, from, countOf(interval, from, until), timeZone),
    firstDay: dateOf(onCalendar(from).startOf(unit)),
    lastDay: dateOf(onCalendar(until).endOf(unit))
  })
}
