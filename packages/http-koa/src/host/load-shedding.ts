/** Turns requests away while there are too many of them, so that those inside are still answered. */
import { monitorEventLoopDelay } from "node:perf_hooks"
import type { Middleware } from "koa"
import { unavailable } from "../answer/envelope.js"
import { write } from "../answer/write.js"
import { isProbe } from "../observability/probes.js"

export interface Load {
  readonly mostInFlight: number
  /** Requests are turned away while timers come later than this on average; 0 for never. */
  readonly mostDelayMillis: number
  /** How many are being worked on, the one that asks among them. */
  readonly inFlight: () => number
  /** By how much timers are late. */
  readonly delayMillis: () => number
}

/** Whether the one that asks is one too many. */
export const isOverloaded = ({ delayMillis, inFlight, mostDelayMillis, mostInFlight }: Load): boolean =>
  inFlight() > mostInFlight || (mostDelayMillis > 0 && delayMillis() > mostDelayMillis)

export interface DelayWatch {
  /** The lesser mean of the last two windows: one long garbage collection turns nobody away. */
  readonly delayMillis: () => number
  readonly stop: () => void
}

/** `windowMillis` is 500 unless told. */
export const watchDelay = (windowMillis = 500): DelayWatch => {
  const resolution = 10
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  let [before, last] = [0, 0]
  const timer = setInterval(() => {
    before = last
    // A window without a single sample has a mean that is no number.
    last = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / 1e6 - resolution)
    histogram.reset()
  }, windowMillis).unref()
  return {
    delayMillis: () => Math.min(before, last),
    stop: () => {
      clearInterval(timer)
      histogram.disable()
    }
  }
}

/** Long enough for what is inside to be done, short enough for a person. */
export const overloaded = unavailable(1)

export const loadShedding =
  (load: Load): Middleware =>
  async (ctx, next) =>
    isOverloaded(load) && !isProbe(ctx.req) ? write(ctx, overloaded) : next()
