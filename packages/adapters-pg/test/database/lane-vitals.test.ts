/** How the lanes of deliveries do: what is told of them, and that asking burdens nobody. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { backgroundActivity, Vitals, vitals } from "@mentorkit/adapters-pg"
import { Sweeps } from "@mentorkit/core/kernel/ports"
import { concurrent, type Engine, everyEngine } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/dead-letters"
import { Duration, Effect, Layer, TestClock } from "effect"
import { relayWorld } from "../support/relays.js"

const watched = (engine: Engine) =>
  Layer.provideMerge(vitals, Layer.merge(backgroundActivity, Layer.succeed(Sweeps, []))).pipe(
    Layer.provideMerge(relayWorld(engine))
  )
const lanes = Effect.flatMap(Vitals, ({ deliveries }) => deliveries)
const idle = { oldestDueSeconds: 0, deadLetters: 0 }

describe.each(everyEngine)("lanes on %s", (_name, engine) => {
  layer(watched(engine))((it) => {
    // Falls where each attempt makes a delivery young again.
    it.effect("tell of what fails since its first failure, until it is delivered or given up", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { id } = yield* newDelivery({ lane: "realtime", state: "open", dueIn: 30 })
        yield* sql`update deliveries set failing_since = due_at - interval '2 hours' where id = ${id}`
        const realtime = Effect.map(lanes, (all) => all.find(({ lane }) => lane === "realtime"))
        assert.deepStrictEqual(yield* realtime, { lane: "realtime", oldestDueSeconds: 5400, deadLetters: 0 })
        yield* sql`update deliveries set dead_at = due_at where id = ${id}`
        assert.deepStrictEqual(yield* realtime, { lane: "realtime", oldestDueSeconds: 0, deadLetters: 1 })
        yield* sql`delete from deliveries where id = ${id}`
      })
    )

    it.effect("tell for how long the oldest has been due, in flight or not, and how many were given up", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        assert.deepStrictEqual(
          yield* lanes,
          (["effects", "realtime", "mail", "texts"] as const).map((lane) => ({ lane, ...idle }))
        )
        for (const type of ["a.A", "b.B"]) yield* newDelivery({ type })
        yield* newDelivery({ state: "open", dueIn: -2 })
        const { id } = yield* newDelivery({ state: "open", dueIn: -5 })
        yield* sql`update deliveries set priority = 3, claimed_until = due_at + interval '1 day' where id = ${id}`
        yield* newDelivery({ state: "delivered", dueIn: -9 })
        yield* newDelivery({ lane: "effects", state: "open", dueIn: 3 })
        yield* newDelivery({ lane: "texts", dueIn: -30 })
        const expected = (mail: number, effects: number) => [
          { lane: "effects", oldestDueSeconds: effects, deadLetters: 0 },
          { lane: "realtime", ...idle },
          { lane: "mail", oldestDueSeconds: mail, deadLetters: 2 },
          { lane: "texts", oldestDueSeconds: 0, deadLetters: 1 }
        ]
        assert.deepStrictEqual(yield* lanes, expected(300, 0) as never)
        yield* TestClock.adjust("4 minutes")
        assert.deepStrictEqual(yield* lanes, expected(540, 60) as never)
      })
    )
  })
})

describe.each(concurrent)("a long queue on %s", (_name, engine) => {
  layer(watched(engine), { excludeTestServices: true })((it) => {
    // Falls if all that is open is looked through.
    it.effect("is told of by the ends of small indexes", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`
          insert into outbox (id, type, aggregate, payload, occurred_at, due_at, settled_at)
          select gen_random_uuid(), 'x', 'x:' || n, '{}', now(), now(), now() from generate_series(1, 100000) n`
        yield* sql`
          insert into deliveries (id, event_id, seq, type, aggregate, subscriber, lane, priority, is_ordered, due_at)
          select gen_random_uuid(), id, seq, type, aggregate, 's', 'mail', 1 + seq % 3, false, now() - interval '1 hour'
          from outbox`
        yield* sql`analyze deliveries`
        yield* sql`update deliveries set failing_since = due_at where seq % 2 = 0`
        const times = yield* Effect.replicateEffect(Effect.timed(lanes), 20)
        // Measured: 0.6 ms, and 175 for a look at everything that is open.
        const best = Math.min(...times.map(([took]) => Duration.toMillis(took)))
        assert.isBelow(best, 8)
        yield* sql`update deliveries set dead_at = due_at where seq % 8 = 0`
        assert.deepInclude(
          (yield* lanes).find(({ lane }) => lane === "mail"),
          { deadLetters: 10_000 }
        )
      })
    )
  })
})
