/** A sweep's cron divides real time into periods, each named by the moment in which it begins. */
import type { Sweep } from "@mentorkit/core/kernel"
import { Cron } from "effect"

export interface Schedule {
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
export const scheduleOf = ({ cron }: Sweep): Schedule => {
  const schedule = Cron.unsafeParse(cron, "UTC")
  let [current, next] = [new Date(Number.NaN), new Date(Number.NaN)]
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

/** Since the first period began that is not done. Only sweeps that this host knows: others may be of another release. */
export const overdueSeconds = (
  sweeps: ReadonlyArray<Sweep>,
  finished: ReadonlyArray<Finished>,
  epochMillis: number
): number => {
  const byName = new Map(finished.map((row) => [row.sweep, row.finished]))
  const begun = sweeps.flatMap((sweep) => {
    const last = byName.get(sweep.name)
    return last === undefined ? [] : scheduleOf(sweep).after(last).getTime()
  })
  return Math.max(0, epochMillis - Math.min(...begun)) / 1000
}
