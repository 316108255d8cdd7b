/** Turns requests away while there are too many of them, so that those inside are still answered. */
import type { Middleware } from "koa"
import { unavailable } from "../answer/envelope.js"
import { write } from "../answer/write.js"
import { isProbe } from "../observability/probes.js"

export interface Load {
  readonly maxInFlight: number
  /** Requests are turned away while timers come later than this on average; 0 for never. */
  readonly maxDelayMillis: number
  /** How many are being worked on, the one that asks among them. */
  readonly inFlight: () => number
  /** By how much timers are late. */
  readonly delayMillis: () => number
}

/** Whether the one that asks is one too many. */
export const isOverloaded = ({ delayMillis, inFlight, maxDelayMillis, maxInFlight }: Load): boolean =>
  inFlight() > maxInFlight || (maxDelayMillis > 0 && delayMillis() > maxDelayMillis)

export interface DelayWatch {
  /** The lesser mean of the last two windows: one long garbage collection turns nobody away. */
  readonly delayMillis: () => number
  readonly stop: () => void
}

const [sampleMillis, windowMillis] = [10, 500]

/** The timer that measures also ends the windows, so a block lengthens its window, and no window is without a sample. */
export const watchDelay = (): DelayWatch => {
  let [before, last] = [0, 0]
  let [sum, count] = [0, 0]
  let due = performance.now() + sampleMillis
  let end = performance.now() + windowMillis
  const sample = () => {
    const now = performance.now()
    sum += Math.max(0, now - due)
    count += 1
    due = now + sampleMillis
    if (now < end) return
    ;[before, last] = [last, sum / count]
    ;[sum, count] = [0, 0]
    end = now + windowMillis
  }
  const timer = setInterval(sample, sampleMillis).unref()
  return { delayMillis: () => Math.min(before, last), stop: () => clearInterval(timer) }
}

/** Long enough for what is inside to be done, short enough for a person. */
export const overloaded = unavailable(1)

export const loadShedding =
  (load: Load): Middleware =>
  async (ctx, next) =>
    isOverloaded(load) && !isProbe(ctx.req) ? write(ctx, overloaded) : next()
