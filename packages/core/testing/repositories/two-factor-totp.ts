import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { TotpRepository } from "@mentorkit/core/two-factor/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"
import { newAccount } from "./two-factor-accounts.js"

/** An account with an app that was confirmed in step 100. */
const confirmed = Effect.gen(function* () {
  const totp = yield* TotpRepository
  const [userId, now] = [yield* newAccount, yield* DateTime.now]
  yield* totp.setPending(userId, "sealed", now)
  yield* totp.confirm(userId, 100, now)
  return { userId, now }
})

/** Supply `TotpRepository`, the `UserRepository` beside it and the `UnitOfWork` that both take part in. */
export const totpRepositoryConformance = conformance<TotpRepository | UserRepository | UnitOfWork>("TotpRepository", {
  "a set-up waits until it is confirmed; another one takes its place": Effect.gen(function* () {
    const totp = yield* TotpRepository
    const [userId, now] = [yield* newAccount, yield* DateTime.now]
    assert.ok(Option.isNone(yield* totp.find(userId)))
    for (const pendingSecret of ["first", "second"]) {
      yield* totp.setPending(userId, pendingSecret, now)
      const waiting = { secret: null, confirmedAt: null, lastUsedStep: null, pendingSecret }
      assert.deepEqual(Option.getOrNull(yield* totp.find(userId)), waiting)
    }
    // A step far beyond 32 bits.
    yield* totp.confirm(userId, 9_000_000_000_000, now)
    const counts = { secret: "second", confirmedAt: now, lastUsedStep: 9_000_000_000_000, pendingSecret: null }
    assert.deepEqual(Option.getOrNull(yield* totp.find(userId)), counts)
  }),

  "what is confirmed goes on to count beside a set-up, and is replaced by its confirmation alone": Effect.gen(
    function* () {
      const totp = yield* TotpRepository
      const { now, userId } = yield* confirmed
      const later = DateTime.add(now, { days: 1 })
      // Falls where a set-up that is begun makes the app that counts look younger than it is.
      yield* totp.setPending(userId, "next", later)
      assert.equal(yield* totp.useStep(userId, 101), true)
      const both = { secret: "sealed", confirmedAt: now, lastUsedStep: 101, pendingSecret: "next" }
      assert.deepEqual(Option.getOrNull(yield* totp.find(userId)), both)
      yield* totp.confirm(userId, 99, later)
      const next = { secret: "next", confirmedAt: later, lastUsedStep: 99, pendingSecret: null }
      assert.deepEqual(Option.getOrNull(yield* totp.find(userId)), next)
      // There is nothing left to confirm.
      yield* totp.confirm(userId, 200, now)
      assert.deepEqual(Option.getOrNull(yield* totp.find(userId)), next)
    }
  ),

  "a set-up is dropped and nothing else": Effect.gen(function* () {
    const totp = yield* TotpRepository
    const [{ now, userId }, bare] = [yield* confirmed, yield* newAccount]
    const before = Option.getOrNull(yield* totp.find(userId))
    for (const id of [userId, bare]) yield* totp.setPending(id, "next", now)
    for (const id of [userId, bare]) yield* totp.removePending(id)
    assert.deepEqual(Option.getOrNull(yield* totp.find(userId)), before)
    assert.ok(Option.isNone(yield* totp.find(bare)))
    yield* totp.removePending(bare)
  }),

  // Falls without the condition on the step.
  "a step is used once, and none that is not later than the last": Effect.gen(function* () {
    const totp = yield* TotpRepository
    const [{ userId }, other] = [yield* confirmed, yield* confirmed]
    const answers = yield* Effect.forEach([100, 99, 102, 102, 101, 103], (step) => totp.useStep(userId, step))
    assert.deepEqual(answers, [false, false, true, false, false, true])
    assert.equal(yield* totp.useStep(other.userId, 101), true)
    assert.equal(yield* totp.useStep(yield* newAccount, 101), false)
  }),

  // Falls without the condition on the step.
  "of 20 parallel callers one uses a step": Effect.gen(function* () {
    const totp = yield* TotpRepository
    const { userId } = yield* confirmed
    const answers = yield* Effect.replicateEffect(transact(totp.useStep(userId, 101)), 20, atOnce)
    assert.equal(answers.filter(Boolean).length, 1)
  }),

  "what is removed is gone, set-up and all, and another account's stays": Effect.gen(function* () {
    const totp = yield* TotpRepository
    const [{ now, userId }, other] = [yield* confirmed, yield* confirmed]
    yield* totp.setPending(userId, "next", now)
    yield* totp.remove(userId)
    yield* totp.remove(userId)
    assert.ok(Option.isNone(yield* totp.find(userId)))
    assert.equal(yield* totp.useStep(userId, 500), false)
    assert.ok(Option.isSome(yield* totp.find(other.userId)))
  }),

  "a unit that fails confirms, uses and removes nothing": Effect.gen(function* () {
    const totp = yield* TotpRepository
    const { now, userId } = yield* confirmed
    const before = Option.getOrNull(yield* totp.find(userId))
    yield* rolledBack(Effect.zipRight(totp.setPending(userId, "next", now), totp.confirm(userId, 101, now)))
    assert.equal(yield* rolledBack(totp.useStep(userId, 101)), true)
    yield* rolledBack(totp.remove(userId))
    assert.deepEqual(Option.getOrNull(yield* totp.find(userId)), before)
  })
})
