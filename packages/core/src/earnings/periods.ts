/** The stretches of time that earnings are counted by: days and months of the mentor's own calendar. */
import { DateTime, Either, Schema } from "effect"
import { IANAZone, DateTime as LocalDateTime } from "luxon"
import { LocalDate } from "../kernel/index.js"

export const Period = Schema.Literal("7d", "30d", "90d", "365d")
export type Period = typeof Period.Type

export const SparklineInterval = Schema.Literal("daily", "monthly")
export type SparklineInterval = typeof SparklineInterval.Type

export const StatementInterval = Schema.Literal("daily", "monthly", "yearly")
export type StatementInterval = typeof StatementInterval.Type

export interface Bucket {
  /** "14 Mar"; "Mar", or "Mar 2027" where the months are not all of one year; "2027". */
  readonly label: string
  /** The first day of it. */
  readonly date: LocalDate
}

export interface Buckets<Interval extends StatementInterval = SparklineInterval> {
  readonly interval: Interval
  readonly buckets: ReadonlyArray<Bucket>
  /** One more than there are buckets: bucket n runs from edge n, inclusive, to edge n + 1, exclusive. */
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

/** In English whatever the server's language; a mentor whose zone nobody knows any more lives in UTC. */
const zoned = (timeZone: string) => ({
  zone: IANAZone.isValidZone(timeZone) ? timeZone : "utc",
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

/** So many whole days, months or years, the first one being the one that `first` falls into. */
const bucketsFrom = <Interval extends StatementInterval>(
  interval: Interval,
  first: LocalDateTime,
  count: number
): Buckets<Interval> => {
  const unit = units[interval]
  const start = first.startOf(unit)
  // Counted from the first one, so that no odd day adds up.
  const starts = Array.from({ length: count + 1 }, (_, index) => start.plus({ [unit]: index }).startOf(unit))
  const shown = starts.slice(0, count)
  const format = formatOf(interval, shown)
  return {
    interval,
    buckets: shown.map((start) => ({ label: start.toFormat(format), date: dateOf(start) })),
    edges: starts.map(moment)
  }
}

/** The last bucket is the day or month that `now` falls into. */
export const sparklineBuckets = (period: Period, now: DateTime.Utc, timeZone: string): Buckets => {
  const { count, interval } = shapes[period]
  const unit = units[interval]
  return bucketsFrom(
    interval,
    local(now, timeZone)
      .startOf(unit)
      .minus({ [unit]: count - 1 }),
    count
  )
}

/** Edges of two stretches of the same number of local days: the one before, and the one that ends today. */
export const comparedEdges = (period: Period, now: DateTime.Utc, timeZone: string): ReadonlyArray<DateTime.Utc> => {
  const today = local(now, timeZone).startOf("day")
  return [1 - 2 * days[period], 1 - days[period], 1].map((offset) =>
    moment(today.plus({ days: offset }).startOf("day"))
  )
}

/** Spec 3, limits: no statement is longer. */
export const statementCaps: { readonly [I in StatementInterval]: number } = { daily: 366, monthly: 60, yearly: 20 }
/** What is shown where nobody says from when: this many, the last one being that of `until`. */
const usualCounts: { readonly [I in StatementInterval]: number } = { daily: 30, monthly: 12, yearly: 5 }

export interface StatementSpan {
  readonly interval: StatementInterval
  readonly from: LocalDate | undefined
  readonly until: LocalDate | undefined
}

/** First day and number of buckets; a whole bucket counts as soon as the span touches it. */
const spanOf = ({ from, interval, until }: StatementSpan, now: DateTime.Utc, timeZone: string) => {
  const unit = units[interval]
  const day = (date: LocalDate) => LocalDateTime.fromISO(date, zoned(timeZone))
  const last = (until === undefined ? local(now, timeZone) : day(until)).startOf(unit)
  const first = from === undefined ? last.minus({ [unit]: usualCounts[interval] - 1 }) : day(from).startOf(unit)
  // By the calendar alone, which has no odd hours.
  const calendar = (one: LocalDateTime) => one.setZone("utc", { keepLocalTime: true })
  return { first, count: Math.round(calendar(last).diff(calendar(first), unit).as(unit)) + 1 }
}

export type SpanFault = "backwards" | "too_long"

export interface StatementBuckets extends Buckets<StatementInterval> {
  /** The last day of the last bucket. */
  readonly lastDay: LocalDate
}

/** The stretches of a statement, or why there are none. `until` is inclusive and today where it is not said. */
export const statementBuckets = (
  span: StatementSpan,
  now: DateTime.Utc,
  timeZone: string
): Either.Either<StatementBuckets, SpanFault> => {
  const { count, first } = spanOf(span, now, timeZone)
  if (count < 1) return Either.left("backwards")
  if (count > statementCaps[span.interval]) return Either.left("too_long")
  const end = first.plus({ [units[span.interval]]: count }).minus({ days: 1 })
  return Either.right({ ...bucketsFrom(span.interval, first, count), lastDay: dateOf(end) })
}
