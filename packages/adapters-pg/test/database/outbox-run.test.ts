/** The relay in the background. The clock stands still unless a test moves it, so whatever happens was not by polling. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel"
import { Effect, Fiber, FiberStatus, Layer, Queue, TestClock } from "effect"
import { Doorbell } from "../../src/database/doorbell.js"
import { outbox } from "../../src/database/outbox.js"
import { engines } from "../support/engines.js"
import { append, relayWith, relayWorld, subscriber } from "../support/relays.js"

const running = Effect.gen(function* () {
  const delivered = yield* Queue.unbounded<string>()
  const relay = yield* relayWith([subscriber("outside", ({ n, thing }) => Queue.offer(delivered, `${thing}${n}`))])
  yield* Effect.forkScoped(relay.run)
  return Queue.take(delivered)
})
/** Lets seconds pass until it is there. */
const inTime = <A>(next: Effect.Effect<A>) =>
  Effect.gen(function* () {
    const found = yield* Effect.fork(next)
    yield* Effect.repeat(TestClock.adjust("1 second"), {
      until: () => Effect.map(Fiber.status(found), FiberStatus.isDone)
    })
    return yield* Fiber.join(found)
  })
/** The outbox of another host, whose bell rings elsewhere. */
const elsewhere = Layer.fresh(outbox).pipe(Layer.provide(Layer.fresh(Doorbell.layer)))

describe.each(engines)("a running relay on %s", (_name, engine) => {
  layer(relayWorld(engine))((it) => {
    // Fall if nobody rings, in turn: after a commit, after an append of its own.
    it.scoped("is woken by a commit", () =>
      Effect.gen(function* () {
        const next = yield* running
        const { transact } = yield* UnitOfWork
        for (const n of [1, 2, 3]) {
          yield* transact(append("woken", n))
          assert.strictEqual(yield* next, `woken${n}`)
        }
      })
    )

    it.scoped("is woken by an event without a transaction", () =>
      Effect.gen(function* () {
        const next = yield* running
        yield* append("alone", 1)
        assert.strictEqual(yield* next, "alone1")
      })
    )

    // Falls without polling.
    it.scoped("finds what another host has appended", () =>
      Effect.gen(function* () {
        const next = yield* running
        yield* append("mine", 1)
        assert.strictEqual(yield* next, "mine1")
        yield* Effect.provide(append("theirs", 1), elsewhere)
        assert.strictEqual(yield* inTime(next), "theirs1")
      })
    )

    // Falls if a defect ends the loop.
    it.scoped("goes on after the database was away", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const next = yield* running
        yield* append("before", 1)
        assert.strictEqual(yield* next, "before1")
        yield* sql`alter table outbox rename to outbox_away`
        const { ring } = yield* Doorbell
        yield* ring
        yield* TestClock.adjust("1 second")
        yield* sql`alter table outbox_away rename to outbox`
        yield* append("after", 1)
        assert.strictEqual(yield* inTime(next), "after1")
      })
    )
  })
})
