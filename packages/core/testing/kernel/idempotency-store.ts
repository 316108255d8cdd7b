import assert from "node:assert/strict"
import { UserId } from "@mentorkit/core/kernel"
import { type IdempotencyScope, type IdempotencyState, IdempotencyStore } from "@mentorkit/core/kernel/ports"
import { Array, Effect, Either } from "effect"
import { conformance } from "../conformance.js"
import { timeline } from "../fixtures/clock.js"
import { newId } from "../fixtures/people.js"
import { atOnce } from "../fixtures/transactions.js"

const newScope = Effect.gen(function* () {
  const scope: IdempotencyScope = {
    userId: UserId.make(yield* newId),
    operation: "bookings.createBooking",
    key: `key ${yield* newId}`
  }
  return scope
})

const tokenOf = (state: IdempotencyState): string => {
  assert.equal(state._tag, "Fresh")
  return state._tag === "Fresh" ? state.token : ""
}
const start = (scope: IdempotencyScope, fingerprint = "a") =>
  Effect.flatMap(IdempotencyStore, (store) => store.start(scope, fingerprint))
const started = (scope: IdempotencyScope, fingerprint = "a") => Effect.map(start(scope, fingerprint), tokenOf)
const refusal = (scope: IdempotencyScope, fingerprint = "a") =>
  Effect.map(Effect.flip(start(scope, fingerprint)), ({ _tag }) => _tag)
/** What 50 callers get who come at the same time. */
const rush = (scope: IdempotencyScope) => Effect.forEach(Array.range(1, 50), () => Effect.either(start(scope)), atOnce)

/** Supply `IdempotencyStore`, which goes by Effect's Clock. */
export const idempotencyStoreConformance = conformance<IdempotencyStore>("IdempotencyStore", {
  // Falls where starting is a look followed by an insert.
  "of 50 calls at once one is fresh and the others are in flight": Effect.gen(function* () {
    const answers = yield* rush(yield* newScope)
    assert.equal(answers.filter(Either.isRight).length, 1)
    assert.ok(Array.getLefts(answers).every(({ _tag }) => _tag === "IdempotencyKeyInFlight"))
  }),

  "what was finished is replayed as it was, to the order of its members": Effect.gen(function* () {
    const store = yield* IdempotencyStore
    for (const result of [{ zebra: "1", apple: { snake_case: [1, null, "x"] } }, null, "text", [], 0.5]) {
      const scope = yield* newScope
      yield* store.finish(scope, yield* started(scope), result)
      for (const again of [yield* start(scope), yield* start(scope)]) {
        assert.equal(JSON.stringify(again), JSON.stringify({ _tag: "Done", result }))
      }
    }
  }),

  "a failure frees the key, for another request too": Effect.gen(function* () {
    const store = yield* IdempotencyStore
    const scope = yield* newScope
    yield* store.release(scope, yield* started(scope))
    yield* store.finish(scope, yield* started(scope, "b"), "done")
    assert.deepEqual(yield* start(scope, "b"), { _tag: "Done", result: "done" })
  }),

  "another request under the same key is refused, before and after the first one's end": Effect.gen(function* () {
    const store = yield* IdempotencyStore
    const scope = yield* newScope
    const token = yield* started(scope)
    assert.equal(yield* refusal(scope), "IdempotencyKeyInFlight")
    assert.equal(yield* refusal(scope, "b"), "IdempotencyKeyReused")
    yield* store.finish(scope, token, 1)
    assert.equal(yield* refusal(scope, "b"), "IdempotencyKeyReused")
  }),

  "keys of other users and operations are other keys, and so are other spellings": Effect.gen(function* () {
    const scope = yield* newScope
    yield* started(scope)
    const others = [
      { ...scope, userId: UserId.make(yield* newId) },
      { ...scope, operation: "scheduling.holdSlots" },
      { ...scope, key: scope.key.toUpperCase() }
    ]
    for (const other of others) yield* started(other, "b")
  }),

  "a key may be as long as the client likes, and hold anything": Effect.gen(function* () {
    const scope = yield* newScope
    const long = (yield* Effect.replicateEffect(newId, 400)).join("")
    for (const key of [`${long}1`, `${long}2`, "\0", "🔑", ""]) yield* started({ ...scope, key })
  }),

  // Falls if nothing is given up, or if any request takes over.
  "a start that nobody ended is given up after a minute, and one of 50 takes it over": Effect.gen(function* () {
    const after = yield* timeline
    const scope = yield* newScope
    yield* after(0)(started(scope))
    assert.equal(yield* after("59 seconds")(refusal(scope)), "IdempotencyKeyInFlight")
    // Whoever comes with another request has not been waiting for this one.
    assert.equal(yield* after("60 seconds")(refusal(scope, "b")), "IdempotencyKeyReused")
    assert.equal((yield* after("60 seconds")(rush(scope))).filter(Either.isRight).length, 1)
    // From now on it is the second one's minute.
    assert.equal(yield* after("119 seconds")(refusal(scope)), "IdempotencyKeyInFlight")
  }),

  // Falls where the end of a start is found by its key alone.
  "a start that was given up can neither finish nor forget the one in its place": Effect.gen(function* () {
    const store = yield* IdempotencyStore
    const after = yield* timeline
    const scope = yield* newScope
    const late = yield* after(0)(started(scope))
    const second = yield* after("60 seconds")(started(scope))
    const ends = after("70 seconds")
    yield* ends(store.release(scope, late))
    assert.equal(yield* ends(refusal(scope)), "IdempotencyKeyInFlight")
    yield* ends(store.finish(scope, late, "late"))
    assert.equal(yield* ends(refusal(scope)), "IdempotencyKeyInFlight")
    yield* ends(store.finish(scope, second, "second"))
    assert.deepEqual(yield* ends(start(scope)), { _tag: "Done", result: "second" })
  }),

  "what is finished stays as it is, whoever comes late": Effect.gen(function* () {
    const store = yield* IdempotencyStore
    const scope = yield* newScope
    const token = yield* started(scope)
    yield* store.finish(scope, token, "first")
    yield* store.release(scope, token)
    yield* store.finish(scope, token, "again")
    assert.deepEqual(yield* start(scope), { _tag: "Done", result: "first" })
  }),

  "a key that was freed and taken by another call is not the first one's any more": Effect.gen(function* () {
    const store = yield* IdempotencyStore
    const scope = yield* newScope
    const first = yield* started(scope)
    yield* store.release(scope, first)
    yield* started(scope)
    yield* store.release(scope, first)
    assert.equal(yield* refusal(scope), "IdempotencyKeyInFlight")
  }),

  "answers are kept for 24 hours": Effect.gen(function* () {
    const store = yield* IdempotencyStore
    const after = yield* timeline
    const scope = yield* newScope
    yield* after(0)(Effect.flatMap(started(scope), (token) => store.finish(scope, token, 1)))
    assert.deepEqual(yield* after("86399 seconds")(start(scope)), { _tag: "Done", result: 1 })
    yield* after("24 hours")(started(scope, "b"))
  })
})
