/** What becomes of events that everybody has had, or that another host has taken over. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { outboxRetention } from "@mentorkit/adapters-pg"
import { DateTime, Deferred, Effect, Fiber, TestClock } from "effect"
import { everyEngine } from "../support/engines.js"
import { append, recorder, relayWith, relayWorld, subscriber } from "../support/relays.js"

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

    // Falls if an event of a batch is delivered without asking whether it is still ours.
    it.scoped("is left alone where another host has taken over what still waited here", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [areBusy, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const things = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
        const seen: Array<string> = []
        const slow = subscriber("outside", ({ thing }) =>
          Effect.suspend(() => {
            const isLast = seen.push(thing) === 8
            return Effect.zipRight(isLast ? Deferred.succeed(areBusy, undefined) : Effect.void, Deferred.await(mayEnd))
          })
        )
        const relay = yield* relayWith([slow])
        for (const thing of things) yield* append(thing, 1)
        const draining = yield* Effect.fork(relay.drain)
        yield* Deferred.await(areBusy)
        const waits = things.filter((thing) => !seen.includes(thing))
        const until = DateTime.toDate(DateTime.add(yield* DateTime.now, { hours: 1 }))
        yield* sql`
          update outbox set claim = ${crypto.randomUUID()}, claimed_until = ${until} where ${sql.in("aggregate", waits)}`
        yield* Deferred.succeed(mayEnd, undefined)
        yield* Fiber.join(draining)
        assert.lengthOf(waits, 1)
        assert.notInclude(seen, waits[0])
      })
    )
  })
})
