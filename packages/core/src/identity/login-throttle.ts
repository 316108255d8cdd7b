/** Limits wrong passwords in a window of time. */
import { DateTime, type Duration, Either } from "effect"
import { secondsUntil, TooManyRequests } from "../kernel/index.js"

export interface FailureCount {
  readonly failures: number
  readonly windowStartedAt: DateTime.Utc
}

export interface FailureLimit {
  readonly failures: number
  readonly window: Duration.Duration
}

const endOf = ({ windowStartedAt }: FailureCount, { window }: FailureLimit) =>
  DateTime.addDuration(windowStartedAt, window)

/** A window begins with its first failure. */
const isOpen = (count: FailureCount, limit: FailureLimit, now: DateTime.Utc) =>
  count.failures > 0 && DateTime.lessThan(now, endOf(count, limit))

/**
 * Counts an attempt before its password is looked at, so that of many parallel ones no more than the limit are
 * evaluated. The window does not slide: refused attempts prolong nothing.
 */
export const countAttempt = (
  count: FailureCount,
  limit: FailureLimit,
  now: DateTime.Utc
): Either.Either<FailureCount, TooManyRequests> => {
  if (!isOpen(count, limit, now)) return Either.right({ failures: 1, windowStartedAt: now })
  if (count.failures < limit.failures) return Either.right({ ...count, failures: count.failures + 1 })
  return Either.left(new TooManyRequests({ retryAfterSeconds: secondsUntil(endOf(count, limit), now) }))
}

/** A right attempt is no failure; the others stay counted. */
export const takenBack = (count: FailureCount): FailureCount => ({
  ...count,
  failures: Math.max(0, count.failures - 1)
})

/** The right password clears earlier failures: they may have been typing errors. */
export const forgiven = (count: FailureCount): FailureCount => ({ ...count, failures: 0 })
