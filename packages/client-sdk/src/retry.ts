/** Which calls are worth another try, and when. */
import type { Failed, Failure, Result } from "./result.js"

export interface RetryOptions {
  /** Tries after the first one; 0 turns retries off. Default 2. */
  readonly retries: number
  /** The longest pause in milliseconds. A server that asks for more gets no retry. Default 5,000. */
  readonly longestPauseMs: number
  /** Failures after which another try is worth it, in place of `isTransient`. */
  readonly isTransient?: (error: Failure) => boolean
}

const firstPauseMs = 200

/** An answer that says: not now. Everything else an operation answers is final. */
export const isTransient = ({ code, status }: Failure): boolean =>
  code === "NetworkFailure"
    ? status === 0 || status === 502 || status === 503 || status === 504
    : code === "TooManyRequests" || code === "TooManyBodies" || code === "IdempotencyKeyInFlight" || status === 503

/** Milliseconds to wait before the next try, or `undefined` when there shall be none. */
const pauseBefore = (attempt: number, { error, retryAfter }: Failed<Failure>, options: RetryOptions) => {
  if (attempt > options.retries || !(options.isTransient ?? isTransient)(error)) return undefined
  // Half of the pause is chance, so that many clients do not come back at the same moment.
  const pause =
    retryAfter === undefined ? firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2) : retryAfter * 1000
  return pause <= options.longestPauseMs ? pause : undefined
}

/** Ends early, without an error, when the signal does. */
const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
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

/** Sends until that succeeds, or another try is not worth it. */
export const withRetries = async <Data, Error extends Failure>(
  send: () => Promise<Result<Data, Error>>,
  options: RetryOptions,
  signal: AbortSignal | undefined
): Promise<Result<Data, Error>> => {
  for (let attempt = 1; ; attempt++) {
    const result = await send()
    if (result.ok) return result
    const pause = pauseBefore(attempt, result, options)
    if (pause === undefined) return result
    await sleep(pause, signal)
  }
}
