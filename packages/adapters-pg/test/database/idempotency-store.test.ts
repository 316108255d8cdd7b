import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UserId } from "@mentorkit/core/kernel"
import { IdempotencyStore } from "@mentorkit/core/kernel/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, TestClock } from "effect"
import { idempotencyRetention } from "../../src/database/idempotency-store.js"

describe.each(everyEngine)("idempotency keys on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are forgotten after 24 hours, and not before", () =>
      Effect.gen(function* () {
        const store = yield* IdempotencyStore
        const { run } = yield* idempotencyRetention
        const left = Effect.map((yield* SqlClient.SqlClient)`select 1 from idempotency_keys`, (rows) => rows.length)
        for (const key of ["finished", "abandoned"]) {
          const userId = UserId.make("0190c0de-0000-7000-8000-000000000001")
          const scope = { userId, operation: "bookings.createBooking", key }
          const state = yield* store.start(scope, "a")
          if (key === "finished" && state._tag === "Fresh") yield* store.finish(scope, state.token, 1)
        }
        yield* TestClock.adjust("86399 seconds")
        assert.deepStrictEqual([yield* run, yield* left], [0, 2])
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual([yield* run, yield* run, yield* left], [2, 0, 0])
      })
    )
  })
})
