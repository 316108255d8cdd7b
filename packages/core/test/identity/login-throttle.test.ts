import { assert, describe, it } from "@effect/vitest"
import { countAttempt } from "@mentorkit/core/identity/ports"
import { type FailureCount, forgiven, takenBack } from "@mentorkit/core/internal/identity"
import { DateTime, Duration, Either, FastCheck as fc } from "effect"

const start = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const window = Duration.minutes(15)
const windowSeconds = 15 * 60

const limits = fc.integer({ min: 1, max: 12 }).map((failures) => ({ failures, window }))
/** Seconds from one attempt to the next. */
const gaps = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 80 })

/** When the attempts that were let through were made, in seconds from the start. */
const letThrough = (
  limit: { readonly failures: number; readonly window: Duration.Duration },
  pauses: ReadonlyArray<number>
) => {
  let count: FailureCount = { failures: 0, windowStartedAt: start }
  let seconds = 0
  const through: Array<number> = []
  for (const pause of pauses) {
    seconds += pause
    const now = DateTime.add(start, { seconds })
    const decided = countAttempt(count, limit, now)
    if (Either.isRight(decided)) {
      through.push(seconds)
      count = decided.right
    } else {
      // Whoever waits as long as they were told is let through, and not a second earlier.
      const { retryAfterSeconds } = decided.left
      const after = (wait: number) => countAttempt(count, limit, DateTime.add(now, { seconds: wait }))
      assert.isTrue(Either.isRight(after(retryAfterSeconds)))
      assert.isTrue(Either.isLeft(after(retryAfterSeconds - 1)))
      assert.isAtMost(retryAfterSeconds, windowSeconds)
    }
  }
  return through
}

describe("wrong passwords", () => {
  it.prop("no more than the limit are looked at within a window", [limits, gaps], ([limit, pauses]) => {
    const through = letThrough(limit, pauses)
    // A window begins with the first attempt after the last window: two limits can never meet in less than one window.
    let [windowStart, seen] = [Number.NEGATIVE_INFINITY, 0]
    for (const at of through) {
      if (at >= windowStart + windowSeconds) [windowStart, seen] = [at, 0]
      seen += 1
      assert.isAtMost(seen, limit.failures)
    }
  })

  it.prop("refused attempts prolong nothing", [limits, fc.integer({ min: 1, max: 50 })], ([limit, refused]) => {
    const attempts = Array.from({ length: limit.failures + refused }, () => 0)
    const through = letThrough(limit, [...attempts, windowSeconds])
    assert.strictEqual(through.length, limit.failures + 1)
  })

  it.prop("what was right leaves the count as it was", [limits, fc.integer({ min: 0, max: 11 })], ([limit, before]) => {
    const count = { failures: Math.min(before, limit.failures - 1), windowStartedAt: start }
    assert.deepStrictEqual(Either.map(countAttempt(count, limit, start), takenBack), Either.right(count))
    assert.deepStrictEqual(
      Either.map(countAttempt(count, limit, start), forgiven),
      Either.right({ ...count, failures: 0 })
    )
  })

  it("a count is never negative", () => {
    assert.strictEqual(takenBack({ failures: 0, windowStartedAt: start }).failures, 0)
  })
})
