/** The stretches of time that earnings are counted by: days and months of the mentor's own calendar. */
import { DateTime, Schema } from "effect"
import { IANAZone, DateTime as LocalDateTime } from "luxon"
import { LocalDate } from "../kernel/index.js"

export const Period = Schema.Literal("7d", "30d", "90d", "365d")
export type Period = typeof Period.Type

export const SparklineInterval = Schema.Literal("daily", "monthly")
export type SparklineInterval = typeof SparklineInterval.Type

export interface Bucket {
  /** "14 Mar"; "Mar", or "Mar 2027" where the months are not all of one year. */
  readonly label: string
  /** The first day of it. */
  readonly date: LocalDate
}

export interface Buckets {
  readonly interval: SparklineInterval
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

/** In English whatever the server's language; a mentor whose zone nobody knows any more lives in UTC. */
const local = (now: DateTime.Utc, timeZone: string): LocalDateTime =>
  LocalDateTime.fromMillis(now.epochMillis, {
    zone: IANAZone.isValidZone(timeZone) ? timeZone : "utc",
    locale: "en-US"
  })

const moment = (local: LocalDateTime): DateTime.Utc => DateTime.unsafeMake(local.toMillis())

/** The last bucket is the day or month that `now` falls into. */
export const sparklineBuckets = (period: Period, now: DateTime.Utc, timeZone: string): Buckets => {
  const { count, interval } = shapes[period]
  const unit = interval === "daily" ? "day" : "month"
  const last = local(now, timeZone).startOf(unit)
  const starts = Array.from({ length: count + 1 }, (_, index) =>
    last.plus(unit === "day" ? { days: index + 1 - count } : { months: index + 1 - count }).startOf(unit)
  )
  const shown = starts.slice(0, count)
  const ofOneYear = new Set(shown.map(({ year }) => year)).size === 1
  const format = unit === "day" ? "d LLL" : ofOneYear ? "LLL" : "LLL yyyy"
  return {
    interval,
    buckets: shown.map((start) => ({
      label: start.toFormat(format),
      date: LocalDate.make(start.toFormat("yyyy-MM-dd"))
    })),
    edges: starts.map(moment)
  }
}

/** Edges of two stretches of the same number of local days: the one before, and the one that ends today. */
export const comparedEdges = (period: Period, now: DateTime.Utc, timeZone: string): ReadonlyArray<DateTime.Utc> => {
  const today = local(now, timeZone).startOf("day")
  return [1 - 2 * days[period], 1 - days[period], 1].map((offset) =>
    moment(today.plus({ days: offset }).startOf("day"))
  )
}
