import assert from "node:assert/strict"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { type OAuthState, OAuthStateRepository } from "@mentorkit/core/oauth/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { era, newId } from "../fixtures/people.js"
import { atOnce, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

const newState = Effect.fnUntraced(function* (expiresAt: DateTime.Utc, fields: Partial<OAuthState> = {}) {
  const state: OAuthState = {
    stateHash: `state ${yield* newId}`,
    provider: "google",
    browserHash: `browser ${yield* newId}`,
    expiresAt,
    ...fields
  }
  yield* (yield* OAuthStateRepository).add(state)
  return state
})

const soon = Effect.map(DateTime.now, DateTime.add({ minutes: 10 }))

/** Supply `OAuthStateRepository` and the `UnitOfWork` that it takes part in. */
export const oauthStateRepositoryConformance = conformance<OAuthStateRepository | UnitOfWork>("OAuthStateRepository", {
  "a state is taken as it was stored, once": Effect.gen(function* () {
    const states = yield* OAuthStateRepository
    const [bound, free] = [
      yield* newState(yield* soon),
      yield* newState(yield* soon, { browserHash: null, provider: "linkedin-openid" })
    ]
    for (const state of [bound, free]) {
      assert.deepEqual(yield* states.take(state.stateHash), Option.some(state))
      assert.deepEqual(yield* states.take(state.stateHash), Option.none())
    }
  }),

  "one that is unknown is none, and one that has expired is for others to judge": Effect.gen(function* () {
    const states = yield* OAuthStateRepository
    assert.deepEqual(yield* states.take(yield* newId), Option.none())
    const late = yield* newState(DateTime.subtract(yield* DateTime.now, { hours: 1 }))
    assert.deepEqual(yield* states.take(late.stateHash), Option.some(late))
  }),

  // Falls without `delete … returning`.
  "of parallel callers one takes": Effect.gen(function* () {
    const states = yield* OAuthStateRepository
    const { stateHash } = yield* newState(yield* soon)
    const answers = yield* Effect.replicateEffect(transact(states.take(stateHash)), 20, atOnce)
    assert.equal(answers.filter(Option.isSome).length, 1)
  }),

  // Falls without the limit, or if a state goes in the moment in which it expires.
  "states that expired before the moment are forgotten, no more than asked for": Effect.gen(function* () {
    const states = yield* OAuthStateRepository
    yield* Effect.replicateEffect(newState(era(1)), 3)
    const before = DateTime.add(era(1), { hours: 1 })
    const edge = yield* newState(before)
    assert.equal(yield* states.forgetExpired(before, 2), 2)
    assert.equal(yield* states.forgetExpired(before, 2), 1)
    assert.equal(yield* states.forgetExpired(before, 2), 0)
    assert.deepEqual(yield* states.take(edge.stateHash), Option.some(edge))
  }),

  // Falls without `skip locked`.
  "a sweep passes by a state that somebody is just taking": Effect.gen(function* () {
    const states = yield* OAuthStateRepository
    const [taken, other] = [yield* newState(era(2)), yield* newState(era(2))]
    yield* passesBy(
      states.take(taken.stateHash),
      states.forgetExpired(DateTime.add(era(2), { days: 1 }), 100),
      states.take("nobody's")
    )
    assert.deepEqual(yield* states.take(other.stateHash), Option.none())
  }),

  "a unit that fails stores and takes nothing": Effect.gen(function* () {
    const states = yield* OAuthStateRepository
    const kept = yield* newState(yield* soon)
    const lost = yield* rolledBack(Effect.flatMap(soon, newState))
    yield* rolledBack(states.take(kept.stateHash))
    assert.deepEqual(yield* states.take(lost.stateHash), Option.none())
    assert.deepEqual(yield* states.take(kept.stateHash), Option.some(kept))
  })
})
