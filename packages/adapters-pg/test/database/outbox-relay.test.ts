/** What becomes of events that everybody has had. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { outboxRetention } from "@mentorkit/adapters-pg"
import { Effect, TestClock } from "effect"
import { engines } from "../support/engines.js"
import { append, recorder, relayWith, relayWorld } from "../support/relays.js"

describe.each(engines)("the outbox on %s", (_name, engine) => {
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
  })
})
