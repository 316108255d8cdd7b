import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { OneTimeCodeId } from "@mentorkit/core/two-factor"
import { type OneTimeCode, OneTimeCodeRepository, type Question } from "@mentorkit/core/two-factor/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { era, newId } from "../fixtures/people.js"
import { atOnce, passesBy, rolledBack, transact } from "../fixtures/transactions.js"
import { draftCode, newAccount, newQuestion } from "./two-factor-accounts.js"

const stored = Effect.fnUntraced(function* (fields: Partial<OneTimeCode> = {}) {
  const code = yield* draftCode(fields)
  yield* (yield* OneTimeCodeRepository).add(code)
  return code
})

const idFor = (question: Question) =>
  Effect.flatMap(OneTimeCodeRepository, (codes) =>
    Effect.map(codes.find(question), (found) => Option.getOrUndefined(found)?.id)
  )

/** Supply `OneTimeCodeRepository`, the `UserRepository` beside it and the `UnitOfWork` that both take part in. */
export const oneTimeCodeRepositoryConformance = conformance<OneTimeCodeRepository | UserRepository | UnitOfWork>(
  "OneTimeCodeRepository",
  {
    "a code is found by its question and by its id, as it was stored": Effect.gen(function* () {
      const codes = yield* OneTimeCodeRepository
      const signIn = yield* stored()
      const { userId } = signIn
      const settings = yield* stored({ userId, purpose: "settings", tokenId: null })
      const phone = yield* stored({
        ...{ userId, purpose: "phone", tokenId: null, method: "sms" },
        phoneNumber: "+4930123456"
      } as const)
      for (const code of [signIn, settings, phone]) {
        assert.deepEqual(yield* codes.find(code), Option.some(code))
        assert.deepEqual(yield* codes.findById(code.id), Option.some(code))
      }
      assert.ok(Option.isNone(yield* codes.findById(OneTimeCodeId.make(yield* newId))))
    }),

    // Falls without the token, the purpose or the account in the condition.
    "another account's, another challenge's and another purpose's question has no code": Effect.gen(function* () {
      const { tokenId, userId } = yield* stored()
      const other = yield* newQuestion()
      assert.equal(yield* idFor({ ...other, tokenId }), undefined)
      assert.equal(yield* idFor({ ...other, userId }), undefined)
      assert.equal(yield* idFor({ userId, purpose: "settings", tokenId: null }), undefined)
      const settings = yield* stored({ userId, purpose: "settings", tokenId: null })
      assert.equal(yield* idFor({ userId, purpose: "phone", tokenId: null }), undefined)
      assert.equal(yield* idFor(settings), settings.id)
    }),

    // Falls if `add` leaves the older ones alone.
    "a newer code spends the one before it, whatever its method, and none of another question": Effect.gen(
      function* () {
        const codes = yield* OneTimeCodeRepository
        for (const question of [
          yield* newQuestion(),
          { userId: yield* newAccount, purpose: "settings", tokenId: null } as const
        ]) {
          const first = yield* stored(question)
          const aside = yield* stored({ userId: question.userId })
          const second = yield* stored({ ...question, method: "sms" })
          assert.equal(yield* idFor(question), second.id)
          assert.ok(Option.isNone(yield* codes.findById(first.id)))
          assert.equal(yield* codes.spend(first.id, first.createdAt), false)
          assert.equal(yield* idFor(aside), aside.id)
        }
      }
    ),

    // Falls without the condition on `spent_at`.
    "of 20 parallel callers one spends a code, and nobody finds it any more": Effect.gen(function* () {
      const codes = yield* OneTimeCodeRepository
      const code = yield* stored()
      const spend = transact(codes.spend(code.id, code.createdAt))
      const answers = yield* Effect.replicateEffect(spend, 20, atOnce)
      assert.equal(answers.filter(Boolean).length, 1)
      assert.equal(yield* idFor(code), undefined)
      assert.ok(Option.isNone(yield* codes.findById(code.id)))
      assert.equal(yield* codes.spend(OneTimeCodeId.make(yield* newId), code.createdAt), false)
    }),

    "what was sent is known by account, purpose and method, spent or not": Effect.gen(function* () {
      const codes = yield* OneTimeCodeRepository
      const [userId, now] = [yield* newAccount, yield* DateTime.now]
      assert.ok(Option.isNone(yield* codes.findLastSentAt(userId, "sign_in", "email")))
      const [before, later] = [DateTime.subtract(now, { minutes: 2 }), DateTime.subtract(now, { minutes: 1 })]
      // The later one first: time decides, not the order of storing.
      const spent = yield* stored({ userId, createdAt: later })
      yield* codes.spend(spent.id, now)
      yield* stored({ userId, createdAt: before })
      yield* stored({ userId, createdAt: now, method: "sms" })
      yield* stored({ userId, createdAt: now, purpose: "settings", tokenId: null })
      yield* stored({ createdAt: now })
      assert.deepEqual(yield* codes.findLastSentAt(userId, "sign_in", "email"), Option.some(later))
      assert.deepEqual(yield* codes.findLastSentAt(userId, "sign_in", "sms"), Option.some(now))
      const hourAgo = DateTime.subtract(now, { hours: 1 })
      assert.deepEqual(yield* codes.listSentSince(userId, ["sign_in", "settings"], hourAgo), [before, later, now, now])
      assert.deepEqual(yield* codes.listSentSince(userId, ["sign_in"], hourAgo), [before, later, now])
      assert.deepEqual(yield* codes.listSentSince(userId, ["phone"], hourAgo), [])
      // What was sent in that moment was sent before.
      assert.deepEqual(yield* codes.listSentSince(userId, ["sign_in"], before), [later, now])
      assert.deepEqual(yield* codes.listSentSince(userId, ["sign_in"], now), [])
    }),

    // Falls without the limit, or if a code goes in the moment in which it expires.
    "codes that expired before the moment are forgotten, no more than asked for": Effect.gen(function* () {
      const codes = yield* OneTimeCodeRepository
      yield* Effect.replicateEffect(stored({ createdAt: era(41) }), 3)
      const edge = yield* stored({ createdAt: DateTime.add(era(41), { hours: 1 }) })
      assert.equal(yield* codes.forgetExpired(edge.expiresAt, 2), 2)
      assert.equal(yield* codes.forgetExpired(edge.expiresAt, 2), 1)
      assert.equal(yield* codes.forgetExpired(edge.expiresAt, 2), 0)
      assert.equal(yield* codes.forgetExpired(DateTime.add(edge.expiresAt, { seconds: 1 }), 2), 1)
      assert.deepEqual(yield* codes.listSentSince(edge.userId, ["sign_in"], era(41)), [])
    }),

    // Falls without `skip locked`.
    "a sweep passes by a code that somebody is just spending": Effect.gen(function* () {
      const codes = yield* OneTimeCodeRepository
      const spent = yield* stored({ createdAt: era(42) })
      yield* Effect.replicateEffect(stored({ createdAt: era(42) }), 2)
      const other = yield* stored()
      const forget = codes.forgetExpired(DateTime.add(era(42), { days: 1 }), 100)
      const forgotten = yield* passesBy(codes.spend(spent.id, era(42)), forget, codes.spend(other.id, era(42)))
      assert.equal(forgotten + (yield* forget), 3)
    }),

    "a unit that fails adds, spends and forgets nothing": Effect.gen(function* () {
      const codes = yield* OneTimeCodeRepository
      const known = yield* stored({ createdAt: era(43) })
      const { phoneNumber: _, ...question } = known
      const unknown = yield* draftCode({ ...question, id: OneTimeCodeId.make(yield* newId) })
      yield* rolledBack(codes.add(unknown))
      assert.equal(yield* rolledBack(codes.spend(known.id, era(43))), true)
      assert.equal(yield* rolledBack(codes.forgetExpired(DateTime.add(era(43), { days: 1 }), 100)), 1)
      assert.equal(yield* idFor(known), known.id)
      assert.equal(yield* codes.forgetExpired(DateTime.add(era(43), { days: 1 }), 100), 1)
    })
  }
)
