import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { AttemptRepository, countAttempt, noAttempts, type Purpose } from "@mentorkit/core/two-factor/ports"
import { DateTime, Effect, Either } from "effect"
import { conformance } from "../conformance.js"
import { atOnce, excludeEachOther, passesBy, rolledBack, transact } from "../fixtures/transactions.js"
import { newAccount } from "./two-factor-accounts.js"

/** In a transaction of its own. */
const attemptsOf = (userId: UserId, purpose: Purpose = "sign_in") =>
  Effect.flatMap(AttemptRepository, ({ lock }) => transact(lock(userId, purpose)))

/** Supply `AttemptRepository`, the `UserRepository` beside it and the `UnitOfWork` that both take part in. */
export const attemptRepositoryConformance = conformance<AttemptRepository | UserRepository | UnitOfWork>(
  "AttemptRepository",
  {
    "an account and purpose that was never counted has none; what is stored is found": Effect.gen(function* () {
      const { lock, put: store } = yield* AttemptRepository
      const [userId, other, now] = [yield* newAccount, yield* newAccount, yield* DateTime.now]
      assert.deepEqual(yield* attemptsOf(userId), noAttempts)
      const lockedUntil = DateTime.add(now, { minutes: 15 })
      yield* transact(Effect.zipRight(lock(userId, "sign_in"), store(userId, "sign_in", { failures: 3, lockedUntil })))
      assert.deepEqual(yield* attemptsOf(userId), { failures: 3, lockedUntil })
      assert.deepEqual(yield* attemptsOf(userId, "settings"), noAttempts)
      assert.deepEqual(yield* attemptsOf(userId, "phone"), noAttempts)
      assert.deepEqual(yield* attemptsOf(other), noAttempts)
      yield* store(userId, "sign_in", noAttempts)
      assert.deepEqual(yield* attemptsOf(userId), noAttempts)
    }),

    // Falls if `lock` only reads.
    "whoever has locked a count is alone with it, also with one that is new": Effect.gen(function* () {
      const { lock } = yield* AttemptRepository
      const userId = yield* newAccount
      yield* excludeEachOther(Array.from({ length: 8 }, () => lock(userId, "sign_in")))
    }),

    // Falls if `lock` only reads: all of them count from the same number.
    "of 100 parallel guesses five are judged": Effect.gen(function* () {
      const { lock, put: store } = yield* AttemptRepository
      const [userId, now] = [yield* newAccount, yield* DateTime.now]
      const guess = Effect.gen(function* () {
        const counted = yield* countAttempt(yield* lock(userId, "sign_in"), now)
        yield* store(userId, "sign_in", counted)
      })
      const guesses = yield* Effect.replicateEffect(Effect.either(transact(guess)), 100, atOnce)
      assert.equal(guesses.filter(Either.isRight).length, 5)
      assert.deepEqual(yield* attemptsOf(userId), { failures: 0, lockedUntil: DateTime.add(now, { minutes: 15 }) })
    }),

    "one account's answers keep nobody else waiting, nor its own for another purpose": Effect.gen(function* () {
      const { lock } = yield* AttemptRepository
      const [userId, other, unrelated] = [yield* newAccount, yield* newAccount, yield* newAccount]
      const held = lock(userId, "sign_in")
      yield* passesBy(held, transact(lock(other, "sign_in")), lock(unrelated, "sign_in"))
      yield* passesBy(held, transact(lock(userId, "settings")), lock(unrelated, "sign_in"))
    }),

    "a unit that fails counts nothing": Effect.gen(function* () {
      const { lock, put: store } = yield* AttemptRepository
      const userId = yield* newAccount
      const count = store(userId, "sign_in", { failures: 4, lockedUntil: null })
      yield* rolledBack(Effect.zipRight(lock(userId, "sign_in"), count))
      assert.deepEqual(yield* attemptsOf(userId), noAttempts)
    })
  }
)
