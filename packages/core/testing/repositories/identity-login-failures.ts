import assert from "node:assert/strict"
import { countAttempt, type FailureKey, LoginFailureRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Duration, Effect, Either } from "effect"
import { conformance } from "../conformance.js"
import { era, newId } from "../fixtures/people.js"
import { atOnce, excludeEachOther, meetInTheMiddle, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

const newKey = Effect.map(newId, (id): FailureKey => ({ accountKey: `account ${id}`, ipAddress: "203.0.113.1" }))

/** In a transaction of its own. */
const countOf = (key: FailureKey, now: DateTime.Utc) =>
  Effect.flatMap(LoginFailureRepository, ({ lock }) => Effect.map(transact(lock([key], now)), ([count]) => count))

/** Counts of wrong passwords whose window began then. */
const newCounts = Effect.fnUntraced(function* (windowStartedAt: DateTime.Utc, amount: number) {
  const keys = yield* Effect.replicateEffect(newKey, amount)
  const count = { failures: 3, windowStartedAt }
  yield* (yield* LoginFailureRepository).put(keys.map((key) => ({ key, count })))
  return keys
})

/** Supply `LoginFailureRepository` and the `UnitOfWork` that it takes part in. */
export const loginFailureRepositoryConformance = conformance<LoginFailureRepository | UnitOfWork>(
  "LoginFailureRepository",
  {
    "counts come in the order of their keys; one that was never counted begins now, with none": Effect.gen(
      function* () {
        const failures = yield* LoginFailureRepository
        const now = yield* DateTime.now
        const [one, two, unknown] = [yield* newKey, yield* newKey, yield* newKey]
        const [first, second] = [
          { failures: 7, windowStartedAt: DateTime.subtract(now, { minutes: 3 }) },
          { failures: 2, windowStartedAt: DateTime.subtract(now, { minutes: 9 }) }
        ]
        yield* failures.put([
          { key: one, count: first },
          { key: two, count: second }
        ])
        const fresh = { failures: 0, windowStartedAt: now }
        for (const [keys, counts] of [
          [
            [one, unknown, two],
            [first, fresh, second]
          ],
          [
            [two, one, unknown],
            [second, first, fresh]
          ]
        ] as const) {
          const locked = yield* transact(failures.lock(keys, now))
          assert.deepEqual(
            locked.map(({ failures, windowStartedAt }) => ({ failures, windowStartedAt })),
            counts
          )
        }
      }
    ),

    "one account from two addresses is counted twice": Effect.gen(function* () {
      const failures = yield* LoginFailureRepository
      const now = yield* DateTime.now
      const here = yield* newKey
      yield* failures.put([{ key: here, count: { failures: 4, windowStartedAt: now } }])
      assert.equal((yield* countOf(here, now))?.failures, 4)
      assert.equal((yield* countOf({ ...here, ipAddress: "" }, now))?.failures, 0)
    }),

    "of 100 parallel guesses ten are let through": Effect.gen(function* () {
      const failures = yield* LoginFailureRepository
      const key = yield* newKey
      const limit = { failures: 10, window: Duration.minutes(15) }
      const guess = Effect.gen(function* () {
        const now = yield* DateTime.now
        const [count] = yield* failures.lock([key], now)
        assert.ok(count)
        yield* failures.put([{ key, count: yield* countAttempt(count, limit, now) }])
      })
      const guesses = yield* Effect.replicateEffect(Effect.either(transact(guess)), 100, atOnce)
      assert.equal(guesses.filter(Either.isRight).length, 10)
      assert.equal((yield* countOf(key, yield* DateTime.now))?.failures, 10)
    }),

    "whoever has locked a count is alone with it, also with one that is new": Effect.gen(function* () {
      const failures = yield* LoginFailureRepository
      const [key, now] = [yield* newKey, yield* DateTime.now]
      yield* excludeEachOther(Array.from({ length: 8 }, () => failures.lock([key], now)))
    }),

    // Falls if counts are locked in the order in which they are named.
    "attempts that name the same counts in opposite orders never get stuck": Effect.gen(function* () {
      const failures = yield* LoginFailureRepository
      const now = yield* DateTime.now
      for (let round = 0; round < 3; round++) {
        const [one, middle, two] = [yield* newKey, yield* newKey, yield* newKey]
        const [there, back] = [failures.lock([one, middle, two], now), failures.lock([two, middle, one], now)]
        yield* meetInTheMiddle(failures.lock([middle], now), there, back)
      }
    }),

    // Falls if one address is forgotten only, or if everybody is forgiven.
    "an account that is forgiven starts anew, everywhere and alone": Effect.gen(function* () {
      const failures = yield* LoginFailureRepository
      const now = yield* DateTime.now
      const [here, other] = [yield* newKey, yield* newKey]
      const anywhere = { ...here, ipAddress: "" }
      const count = { failures: 9, windowStartedAt: now }
      yield* failures.put([here, anywhere, other].map((key) => ({ key, count })))
      yield* rolledBack(failures.clear(here.accountKey))
      assert.equal((yield* countOf(here, now))?.failures, 9)
      yield* failures.clear(here.accountKey)
      const left = yield* Effect.forEach([here, anywhere, other], (key) => countOf(key, now))
      assert.deepEqual(
        left.map((one) => one?.failures),
        [0, 0, 9]
      )
    }),

    // Falls if the counts of an account are deleted in no order.
    "forgiving and counting at once never get stuck": Effect.gen(function* () {
      const failures = yield* LoginFailureRepository
      const now = yield* DateTime.now
      const { accountKey } = yield* newKey
      // Stored last, so that a scan comes by it last; locked first.
      const keys = ["203.0.113.9", "203.0.113.5", ""].map((ipAddress): FailureKey => ({ accountKey, ipAddress }))
      yield* failures.put(keys.map((key) => ({ key, count: { failures: 1, windowStartedAt: now } })))
      const middle = failures.lock(keys.slice(1, 2), now)
      yield* meetInTheMiddle(middle, failures.lock(keys, now), failures.clear(accountKey))
    }),

    // Falls without the limit, or if a window goes in the moment in which it began.
    "counts of windows that began before the moment are forgotten, no more than asked for": Effect.gen(function* () {
      const failures = yield* LoginFailureRepository
      yield* newCounts(era(1), 3)
      const edge = DateTime.add(era(1), { hours: 1 })
      const [kept] = yield* newCounts(edge, 1)
      assert.ok(kept)
      assert.equal(yield* failures.forgetOld(edge, 2), 2)
      assert.equal(yield* failures.forgetOld(edge, 2), 1)
      assert.equal(yield* failures.forgetOld(edge, 2), 0)
      assert.equal((yield* countOf(kept, edge))?.failures, 3)
      assert.equal(yield* failures.forgetOld(DateTime.add(edge, { seconds: 1 }), 2), 1)
      assert.equal((yield* rolledBack(failures.lock([kept], edge)))[0]?.failures, 0)
    }),

    "parallel sweeps forget each count once": Effect.gen(function* () {
      const failures = yield* LoginFailureRepository
      yield* newCounts(era(2), 10)
      const forget = failures.forgetOld(DateTime.add(era(2), { days: 1 }), 100)
      const forgotten = yield* Effect.replicateEffect(transact(forget), 5, atOnce)
      assert.equal(
        forgotten.reduce((sum, count) => sum + count, yield* forget),
        10
      )
    }),

    // Falls without `skip locked`.
    "a sweep passes by a count that somebody has locked": Effect.gen(function* () {
      const failures = yield* LoginFailureRepository
      const [locked] = yield* newCounts(era(3), 3)
      assert.ok(locked)
      const now = yield* DateTime.now
      const begin = failures.put([{ key: locked, count: { failures: 1, windowStartedAt: now } }])
      const forgotten = yield* passesBy(
        Effect.zipRight(failures.lock([locked], now), begin),
        failures.forgetOld(DateTime.add(era(3), { days: 1 }), 100),
        Effect.flatMap(newKey, (other) => failures.lock([other], now))
      )
      assert.equal(forgotten, 2)
      assert.equal((yield* countOf(locked, now))?.failures, 1)
    }),

    "a unit that fails counts and forgets nothing": Effect.gen(function* () {
      const failures = yield* LoginFailureRepository
      const [key] = yield* newCounts(era(4), 1)
      assert.ok(key)
      yield* rolledBack(failures.put([{ key, count: { failures: 9, windowStartedAt: era(4) } }]))
      assert.equal((yield* countOf(key, era(4)))?.failures, 3)
      const forget = failures.forgetOld(DateTime.add(era(4), { days: 1 }), 100)
      assert.equal(yield* rolledBack(forget), 1)
      assert.equal(yield* forget, 1)
    })
  }
)
