/** Limits on wrong codes (document 1, "5 failed attempts cause lockout"). */
import { DateTime, Duration, Either, Schema } from "effect"
import { secondsUntil } from "../kernel/index.js"
import { TwoFactorLocked } from "./errors.js"

export const maxFailures = 5
export const lockout = Duration.minutes(15)

/** Purposes are counted separately, so that wrong codes in settings do not block sign-ins. */
export const Purpose = Schema.Literal("sign_in", "settings", "phone", "confirmation")
export type Purpose = typeof Purpose.Type

export interface Attempts {
  /** Wrong answers since the last right one or the last lockout. */
  readonly failures: number
  readonly lockedUntil: DateTime.Utc | null
}

export const noAttempts: Attempts = { failures: 0, lockedUntil: null }

/**
 * Counts an answer as wrong before it is looked at; a right one starts over with `noAttempts`. The count knows nothing of
 * codes or pending tokens, so a new code or another sign-in resets nothing, and no time passes it by.
 */
export const countAttempt = (attempts: Attempts, now: DateTime.Utc): Either.Either<Attempts, TwoFactorLocked> => {
  const { failures, lockedUntil } = attempts
  if (lockedUntil !== null && DateTime.lessThan(now, lockedUntil))
    return Either.left(new TwoFactorLocked({ retryAfterSeconds: secondsUntil(lockedUntil, now) }))
  return Either.right(
    failures + 1 < maxFailures
      ? { failures: failures + 1, lockedUntil: null }
      : { failures: 0, lockedUntil: DateTime.addDuration(now, lockout) }
  )
}
