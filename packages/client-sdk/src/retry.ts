/** Which calls are worth another try, and when. */
import type { Failed, Failure } from "./result.js"

export interface RetryOptions {
  /** Tries after the first one; 0 turns retries off. Default 2. */
  readonly retries: number
  /** The longest pause in milliseconds. A server that asks for more gets no retry. Default 5,000. */
  readonly longestPauseMs: number
}

const firstPauseMs = 200

/** An answer that says: not now. Everything else an operation answers is final. */
const isTransient = ({ code, status }: Failure): boolean =>
  code === "NetworkFailure"
    ? status === 0 || status === 502 || status === 503 || status === 504
    : code === "TooManyRequests" || code === "TooManyBodies" || code === "IdempotencyKeyInFlight" || status === 503

/** Milliseconds to wait before the next try, or `undefined` when there shall be none. */
export const pauseBefore = (
  attempt: number,
  failed: Failed<Failure>,
  retryAfter: string | null,
  { longestPauseMs, retries }: RetryOptions
): number | undefined => {
  if (attempt > retries || !isTransient(failed.error)) return undefined
  const asked = retryAfter === null || retryAfter === "" ? Number.NaN : Number(retryAfter) * 1000
  // Half of the pause is chance, so that many clients do not come back at the same moment.
  const pause = Number.isFinite(asked) ? asked : firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
  return pause <= longestPauseMs ? pause : undefined
}

/** Ends early, without an error, when the signal does. */
export const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener("abort", done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    if (signal?.aborted === true) done()
    else signal?.addEventListener("abort", done)
  })
