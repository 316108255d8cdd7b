/** A sweep's cron divides the database's time into periods, each named by the moment in which it begins. */

import type { Sweep } from "@mentorkit/core/kernel/ports"
import { Cron } from "effect"

/**
 * A stored period that begins later than this from now was noted by a wrong clock, and says nothing. Not at once: the
 * database's clock may be set back a little, and what was done just before that is done.
 */
export const maxAheadSeconds = 60

export interface SweepPeriods {
  /** The period that goes on at this moment. */
  readonly at: (epochMillis: number) => Date
  readonly before: (period: Date) => Date
  readonly after: (period: Date) => Date
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const
/** Each is tried after the one before has found nothing, so that none has many times in it. */
const lookBacks = [2 * minute, 2 * hour, 2 * day, 70 * day, 800 * day, 10 * 366 * day]

/** The last time up to this moment. Found forwards: `Cron.prev` of effect 3.22 fails for days that not every month has. */
const lastTime = (cron: Cron.Cron, epochMillis: number): Date => {
  for (const lookBack of lookBacks) {
    let found: Date | undefined
    let time = Cron.next(cron, new Date(epochMillis - lookBack))
    while (time.getTime() <= epochMillis) {
      found = time
      time = Cron.next(cron, time)
    }
    if (found !== undefined) return found
  }
  throw new Error("A cron has no time within ten years.")
}

/** Throws where the cron cannot be read or never comes. */
export const sweepPeriodsOf = ({ cron }: Sweep): SweepPeriods => {
  const schedule = Cron.unsafeParse(cron, "UTC")
  // Any time at all: this is where a cron that never comes is found out.
  let [current, next] = [new Date(Number.NaN), Cron.next(schedule, new Date(0))]
  return {
    at: (epochMillis) => {
      if (!(current.getTime() <= epochMillis && epochMillis < next.getTime())) {
        current = lastTime(schedule, epochMillis)
        next = Cron.next(schedule, current)
      }
      return current
    },
    before: (period) => lastTime(schedule, period.getTime() - 1),
    after: (period) => Cron.next(schedule, period)
  }
}

export interface Finished {
  readonly sweep: string
  /** The last period that was brought to its end. */
  readonly finished: Date
}

/** An end that lies ahead does not tell when the sweep was done: it counts by how far ahead it is, never as in time. */
const overdueMillis = (sweep: Sweep, finished: Date, epochMillis: number): number => {
  const ahead = finished.getTime() - epochMillis
  return ahead > maxAheadSeconds * 1000 ? ahead : epochMillis - sweepPeriodsOf(sweep).after(finished).getTime()
}

/** Since the first period began that is not done. Only sweeps that this host knows: others may be of another release. */
export const overdueSeconds = (
  sweeps: ReadonlyArray<Sweep>,
  finished: ReadonlyArray<Finished>,
  epochMillis: number
): number => {
  const byName = new Map(finished.map((row) => [row.sweep, row.finished]))
  const overdue = sweeps.flatMap((sweep) => {
    const last = byName.get(sweep.name)
    return last === undefined ? [] : overdueMillis(sweep, last, epochMillis)
  })
  return Math.max(0, ...overdue) / 1000
}
