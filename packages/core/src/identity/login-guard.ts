/** Counts sign-in attempts, against password guessing. */
import { Array, DateTime, Duration, Effect, Either } from "effect"
import { CallContext, networkOf, Secrets, Settings, type TooManyRequests, UnitOfWork } from "../kernel/index.js"
import { countAttempt, type FailureCount, type FailureLimit, forgiven, takenBack } from "./login-throttle.js"
import { type FailureKey, LoginFailureRepository } from "./ports.js"
import { wrongPasswordMinutes, wrongPasswordsPerAccount, wrongPasswordsPerAddress } from "./settings.js"

interface Counter {
  readonly key: FailureKey
  readonly limit: FailureLimit
  /** The count after a right password. */
  readonly onSuccess: (count: FailureCount) => FailureCount
}

export interface Attempt {
  /** The password was right: not a failure. */
  readonly succeeded: Effect.Effect<void>
  /** The password was not checked: not an attempt. */
  readonly withdrawn: Effect.Effect<void>
}

/** Stands for all client addresses together. */
const anywhere = ""

/**
 * An attempt counts as a failure from its beginning, before the password is looked at, and is taken back when it was
 * right. So 100 parallel guesses are no better than 100 in a row. Accounts that do not exist are counted alike.
 */
export const makeLoginGuard = Effect.gen(function* () {
  const failures = yield* LoginFailureRepository
  const secrets = yield* Secrets
  const settings = yield* Settings
  const { transact } = yield* UnitOfWork

  const keyOf = (email: string) => secrets.hash(email.toLowerCase())

  const countersOf = Effect.fnUntraced(function* (email: string): Effect.fn.Return<ReadonlyArray<Counter>> {
    const { ip } = yield* CallContext
    const accountKey = yield* keyOf(email)
    const window = Duration.minutes(yield* settings.get(wrongPasswordMinutes))
    const everywhere = {
      key: { accountKey, ipAddress: anywhere },
      limit: { failures: yield* settings.get(wrongPasswordsPerAccount), window },
      // The guesses of others stay counted: the owner's sign-in must not reset them.
      onSuccess: takenBack
    }
    // Without this, callers without an address would share one counter and lock out everybody.
    if (ip === null) return [everywhere]
    const here = {
      key: { accountKey, ipAddress: networkOf(ip) },
      limit: { failures: yield* settings.get(wrongPasswordsPerAddress), window },
      onSuccess: forgiven
    }
    return [here, everywhere]
  })

  const recount = <E>(
    counters: ReadonlyArray<Counter>,
    decide: (count: FailureCount, counter: Counter, now: DateTime.Utc) => Either.Either<FailureCount, E>
  ) =>
    transact(
      Effect.gen(function* () {
        const keys = counters.map(({ key }) => key)
        const counts = yield* failures.lock(keys, yield* DateTime.now)
        // Read again after the lock: time may have passed while we waited for it.
        const now = yield* DateTime.now
        const recounted = yield* Effect.forEach(Array.zip(counts, counters), ([count, counter]) =>
          decide(count, counter, now)
        )
        yield* failures.put(Array.zipWith(keys, recounted, (key, count) => ({ key, count })))
      })
    )

  return {
    /** Clears the count, in the caller's transaction, after the owner has proven the account. */
    forgive: (email: string) => Effect.flatMap(keyOf(email), failures.clear),

    begin: Effect.fnUntraced(function* (email: string): Effect.fn.Return<Attempt, TooManyRequests> {
      const counters = yield* countersOf(email)
      yield* recount(counters, (count, { limit }, now) => countAttempt(count, limit, now))
      return {
        succeeded: recount(counters, (count, { onSuccess }) => Either.right(onSuccess(count))),
        withdrawn: recount(counters, (count) => Either.right(takenBack(count)))
      }
    })
  }
})
