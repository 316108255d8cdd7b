import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type IdempotencyScope, IdempotencyStore, UserId } from "@mentorkit/core/kernel"
import { Array, Effect, Either, TestClock } from "effect"
import { idempotencyRetention } from "../../src/database/idempotency-store.js"
import { concurrent, engines } from "../support/engines.js"
import { world } from "../support/world.js"

const scopeOf = (key: string): IdempotencyScope => ({
  userId: UserId.make("0190c0de-0000-7000-8000-000000000001"),
  operation: "bookings.createBooking",
  key
})
const fresh = { _tag: "Fresh" } as const

describe.each(engines)("idempotency keys on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("replay the first answer as it was", () =>
      Effect.gen(function* () {
        const store = yield* IdempotencyStore
        const scope = scopeOf("replayed")
        const answer = { zebra: "1", apple: { snake_case: [1, null, "x"] } }
        assert.deepStrictEqual(yield* store.start(scope, "a"), fresh)
        yield* store.finish(scope, answer)
        const again = yield* store.start(scope, "a")
        // Falls with jsonb, which sorts the members.
        assert.strictEqual(JSON.stringify(again), JSON.stringify({ _tag: "Done", result: answer }))
      })
    )

    it.effect("belong to one user, operation and key", () =>
      Effect.gen(function* () {
        const store = yield* IdempotencyStore
        const scope = scopeOf("mine")
        yield* store.start(scope, "a")
        const others = [
          { ...scope, userId: UserId.make("0190c0de-0000-7000-8000-000000000002") },
          { ...scope, operation: "scheduling.holdSlots" },
          { ...scope, key: "Mine" }
        ]
        for (const other of others) assert.deepStrictEqual(yield* store.start(other, "b"), fresh)
      })
    )

    it.effect("refuse another request, before and after the first has ended", () =>
      Effect.gen(function* () {
        const store = yield* IdempotencyStore
        const scope = scopeOf("reused")
        yield* store.start(scope, "a")
        assert.strictEqual((yield* Effect.flip(store.start(scope, "a")))._tag, "IdempotencyKeyInFlight")
        assert.strictEqual((yield* Effect.flip(store.start(scope, "b")))._tag, "IdempotencyKeyReused")
        yield* store.finish(scope, 1)
        assert.strictEqual((yield* Effect.flip(store.start(scope, "b")))._tag, "IdempotencyKeyReused")
      })
    )

    it.effect("are free again after a failure, and never after a success", () =>
      Effect.gen(function* () {
        const store = yield* IdempotencyStore
        const scope = scopeOf("failed")
        yield* store.start(scope, "a")
        yield* store.forget(scope)
        assert.deepStrictEqual(yield* store.start(scope, "b"), fresh)
        yield* store.finish(scope, "done")
        // Falls if whoever was given up on may still delete the answer of the one that came after.
        yield* store.forget(scope)
        yield* store.finish(scope, "late")
        assert.deepStrictEqual(yield* store.start(scope, "b"), { _tag: "Done", result: "done" })
      })
    )

    it.effect("are given up after a minute where their process died", () =>
      Effect.gen(function* () {
        const store = yield* IdempotencyStore
        const scope = scopeOf("abandoned")
        yield* store.start(scope, "a")
        yield* TestClock.adjust("59 seconds")
        assert.strictEqual((yield* Effect.flip(store.start(scope, "a")))._tag, "IdempotencyKeyInFlight")
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual(yield* store.start(scope, "a"), fresh)
        // From now on it is the second one's minute.
        assert.strictEqual((yield* Effect.flip(store.start(scope, "a")))._tag, "IdempotencyKeyInFlight")
      })
    )

    it.effect("are kept for 24 hours, whether or not they are swept", () =>
      Effect.gen(function* () {
        const store = yield* IdempotencyStore
        const { run } = yield* idempotencyRetention
        const [swept, unswept] = [scopeOf("swept"), scopeOf("unswept")]
        yield* TestClock.adjust("48 hours")
        yield* Effect.repeat(run, { while: (count) => count > 0 })
        for (const scope of [swept, unswept]) {
          yield* store.start(scope, "a")
          yield* store.finish(scope, 1)
        }
        yield* TestClock.adjust("86399 seconds")
        assert.strictEqual(yield* run, 0)
        assert.deepStrictEqual(yield* store.start(unswept, "a"), { _tag: "Done", result: 1 })
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual(yield* store.start(unswept, "b"), fresh)
        assert.strictEqual(yield* run, 1)
        assert.lengthOf(yield* (yield* SqlClient.SqlClient)`select 1 from idempotency_keys`, 1)
      })
    )

    // Falls if the client's key itself stands in the index, which takes 2,704 bytes at most.
    it.effect("may be as long as the client likes", () =>
      Effect.gen(function* () {
        const store = yield* IdempotencyStore
        const random = Array.makeBy(400, () => crypto.randomUUID()).join("")
        assert.deepStrictEqual(yield* store.start(scopeOf(`${random}1`), "a"), fresh)
        assert.deepStrictEqual(yield* store.start(scopeOf(`${random}2`), "a"), fresh)
        assert.deepStrictEqual(yield* store.start(scopeOf("\0"), "a"), fresh)
      })
    )
  })
})

describe.each(concurrent)("an idempotency key on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls if starting is a look followed by an insert.
    it.effect("lets one of 100 calls at once begin, also when an old start is taken over", () =>
      Effect.gen(function* () {
        const store = yield* IdempotencyStore
        const sql = yield* SqlClient.SqlClient
        const scope = scopeOf("raced")
        const race = Effect.forEach(Array.range(1, 100), () => Effect.either(store.start(scope, "a")), {
          concurrency: "unbounded"
        })
        assert.strictEqual((yield* race).filter(Either.isRight).length, 1)
        yield* sql`update idempotency_keys set started_at = started_at - interval '2 minutes'`
        assert.strictEqual((yield* race).filter(Either.isRight).length, 1)
      })
    )
  })
})
