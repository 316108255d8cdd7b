import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { type PasskeyChallenge, PasskeyChallengeRepository } from "@mentorkit/core/passkeys/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { era, newId, newUser } from "../fixtures/people.js"
import { atOnce, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

const newChallenge = Effect.fnUntraced(function* (fields: Partial<PasskeyChallenge> = {}) {
  const challenge: PasskeyChallenge = {
    hash: `hash ${yield* newId}`,
    userId: null,
    expiresAt: DateTime.add(yield* DateTime.now, { minutes: 5 }),
    ...fields
  }
  yield* (yield* PasskeyChallengeRepository).add(challenge)
  return challenge
})

const take = ({ expiresAt, hash, userId }: PasskeyChallenge) =>
  Effect.flatMap(PasskeyChallengeRepository, (challenges) =>
    challenges.take(hash, userId, DateTime.subtract(expiresAt, { seconds: 1 }))
  )

/** Supply `PasskeyChallengeRepository`, the `UserRepository` beside it and the `UnitOfWork` that both take part in. */
export const passkeyChallengeRepositoryConformance = conformance<
  PasskeyChallengeRepository | UserRepository | UnitOfWork
>("PasskeyChallengeRepository", {
  // Falls where a challenge is read and then deleted.
  "a challenge is taken once, whoever comes at the same time": Effect.gen(function* () {
    for (const userId of [null, (yield* newUser()).id]) {
      const challenge = yield* newChallenge({ userId })
      const answers = yield* Effect.replicateEffect(transact(take(challenge)), 12, atOnce)
      assert.equal(answers.filter(Boolean).length, 1)
      assert.equal(yield* take(challenge), false)
    }
  }),

  "a challenge is for one user, or for signing in": Effect.gen(function* () {
    const [one, other] = [(yield* newUser()).id, (yield* newUser()).id]
    const [signIn, register] = [yield* newChallenge(), yield* newChallenge({ userId: one })]
    assert.equal(yield* take({ ...signIn, userId: one }), false)
    assert.equal(yield* take({ ...register, userId: null }), false)
    assert.equal(yield* take({ ...register, userId: other }), false)
    assert.deepEqual([yield* take(signIn), yield* take(register)], [true, true])
  }),

  "a challenge that has expired is nobody's": Effect.gen(function* () {
    const { take } = yield* PasskeyChallengeRepository
    const { expiresAt, hash } = yield* newChallenge()
    assert.equal(yield* take(hash, null, expiresAt), false)
    assert.equal(yield* take(hash, null, DateTime.subtract(expiresAt, { millis: 1 })), true)
    assert.equal(yield* take("a hash that nobody made", null, expiresAt), false)
  }),

  // Falls without the limit, or if a challenge goes in the moment in which it expires.
  "challenges that expired before the moment are forgotten, no more than asked for": Effect.gen(function* () {
    const { forgetExpired } = yield* PasskeyChallengeRepository
    yield* Effect.replicateEffect(newChallenge({ expiresAt: era(1) }), 3)
    const edge = yield* newChallenge({ expiresAt: DateTime.add(era(1), { hours: 1 }) })
    const live = yield* newChallenge()
    assert.equal(yield* forgetExpired(edge.expiresAt, 2), 2)
    assert.equal(yield* forgetExpired(edge.expiresAt, 2), 1)
    assert.equal(yield* forgetExpired(edge.expiresAt, 2), 0)
    assert.equal(yield* forgetExpired(DateTime.add(edge.expiresAt, { seconds: 1 }), 2), 1)
    assert.equal(yield* take(live), true)
  }),

  // Falls without `skip locked`.
  "a sweep passes by a challenge that somebody is just taking": Effect.gen(function* () {
    const { forgetExpired } = yield* PasskeyChallengeRepository
    const [taken] = yield* Effect.replicateEffect(newChallenge({ expiresAt: era(2) }), 3)
    assert.ok(taken)
    const forget = forgetExpired(DateTime.add(era(2), { days: 1 }), 100)
    const other = yield* newChallenge()
    assert.equal(yield* passesBy(take(taken), forget, take(other)), 2)
  }),

  "a unit that fails takes and forgets nothing": Effect.gen(function* () {
    const { forgetExpired } = yield* PasskeyChallengeRepository
    const challenge = yield* newChallenge({ expiresAt: era(3) })
    assert.equal(yield* rolledBack(take(challenge)), true)
    const forget = forgetExpired(DateTime.add(era(3), { days: 1 }), 100)
    assert.equal(yield* rolledBack(forget), 1)
    assert.equal(yield* take(challenge), true)
    assert.equal(yield* forget, 0)
  })
})
