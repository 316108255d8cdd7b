/** What becomes of events that everybody has had. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { DeliveryRefused } from "@mentorkit/core/kernel"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { Effect, TestClock } from "effect"
import { outboxRetention } from "../../../src/index.js"
import { append, recorder, relayWith, relayWorld, subscriber } from "../../support/relays.js"

describe.each(everyEngine)("the outbox on %s", (_name, engine) => {
  layer(relayWorld(engine))((it) => {
    it.scoped("forgets after a week what everybody has had", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { one } = recorder("outside")
        const relay = yield* relayWith([one])
        yield* append("old", 1)
        yield* relay.drain
        const { run } = yield* outboxRetention
        const left = sql`select 1 from outbox where aggregate = 'old'`
        yield* run
        assert.lengthOf(yield* left, 1)
        yield* TestClock.adjust("8 days")
        assert.isAbove(yield* run, 0)
        assert.lengthOf(yield* left, 0)
      })
    )

    it.scoped("keeps what still waits, and what was given up", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const relay = yield* relayWith([
          subscriber("outside", () => new DeliveryRefused({ message: "never" }), "demo.refused"),
          subscriber("outside", () => Effect.dieMessage("not yet"), "demo.waiting")
        ])
        yield* append("open", 1)
        yield* relay.drain
        yield* TestClock.adjust("8 days")
        const { run } = yield* outboxRetention
        yield* run
        assert.lengthOf(yield* sql`select 1 from deliveries where aggregate = 'open'`, 2)
        // What was given up goes after three months, unless something of its event still waits.
        yield* TestClock.adjust("90 days")
        yield* run
        assert.lengthOf(yield* sql`select 1 from deliveries where aggregate = 'open'`, 2)
        yield* sql`delete from deliveries where subscriber = 'demo.waiting'`
        yield* run
        assert.lengthOf(yield* sql`select 1 from outbox where aggregate = 'open'`, 0)
      })
    )
  })
})
