/** The relay in the background. The clock stands still unless a test moves it, so whatever happens was not by polling. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { Chunk, Clock, Effect, Fiber, FiberStatus, Layer, Queue, TestClock, TestServices } from "effect"
import { Doorbell } from "../../../src/database/doorbell.js"
import { outboxWith } from "../../../src/database/outbox/outbox.js"
import { append, Happened, relayWith, relayWorld, subscriber } from "../../support/relays.js"

/** How often the relay has lain down for a second. */
const pauses = Effect.gen(function* () {
  // In real time: the database needs the event loop.
  yield* TestServices.provideLive(Effect.sleep("5 millis"))
  const until = (yield* Clock.currentTimeMillis) + 1_000
  return Chunk.size(Chunk.filter(yield* TestClock.sleeps(), (end) => end === until))
})

/** `next` is what is delivered; `idle` returns when the relay has lain down once more than the last time. */
const running = Effect.gen(function* () {
  let seen = yield* pauses
  const delivered = yield* Queue.unbounded<string>()
  const relay = yield* relayWith([subscriber("outside", ({ n, thing }) => Queue.offer(delivered, `${thing}${n}`))])
  yield* Effect.forkScoped(relay.run)
  const idle = Effect.map(Effect.repeat(pauses, { until: (count) => count > seen }), (count) => {
    seen = count
  })
  yield* idle
  return { next: Queue.take(delivered), idle }
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
/** Its events have their deliveries from the start, as those of the product have; the others' are fanned out by a relay. */
const routed = outboxWith(
  new Map([[Happened.tag, [{ name: "demo.subscriber", lane: "effects", priority: "high", isOrdered: false }]]])
)

/** The outbox of another host, whose bell does not reach this one. */
const elsewhere = Layer.fresh(outboxWith(new Map())).pipe(
  Layer.provide(
    Layer.succeed(Doorbell, {
      ring: () => Effect.void,
      listen: () => Effect.succeed(Effect.never),
      wake: () => Effect.void
    })
  )
)

describe.each(everyEngine)("a running relay on %s", (_name, engine) => {
  layer(relayWorld(engine))((it) => {
    // Fall if nobody rings, in turn: after a commit, after an append of its own.
    it.scoped("is woken by a commit", () =>
      Effect.gen(function* () {
        const { idle, next } = yield* running
        const { transact } = yield* UnitOfWork
        for (const n of [1, 2, 3]) {
          yield* transact(append("woken", n))
          assert.strictEqual(yield* next, `woken${n}`)
          yield* idle
        }
      })
    )

    it.scoped("is woken by an event without a transaction", () =>
      Effect.gen(function* () {
        const { next } = yield* running
        yield* append("alone", 1)
        assert.strictEqual(yield* next, "alone1")
      })
    )

    // Falls if nobody rings in the lane itself.
    it.scoped("is woken by an event that has its deliveries, in a transaction or without one", () =>
      Effect.gen(function* () {
        const { idle, next } = yield* running
        const { transact } = yield* UnitOfWork
        const doorbell = Layer.succeed(Doorbell, yield* Doorbell)
        const appendRouted = (n: number) => Effect.provide(append("routed", n), Layer.provide(routed, doorbell))
        for (const work of [transact(appendRouted(1)), appendRouted(2)]) {
          yield* work
          yield* next
          yield* idle
        }
      })
    )

    // Falls without polling.
    it.scoped("finds what another host has appended", () =>
      Effect.gen(function* () {
        const { idle, next } = yield* running
        yield* append("mine", 1)
        assert.strictEqual(yield* next, "mine1")
        yield* idle
        yield* Effect.provide(append("theirs", 1), elsewhere)
        assert.strictEqual(yield* inTime(next), "theirs1")
      })
    )

    // Falls if a defect ends the loop.
    it.scoped("goes on after the database was away", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { idle, next } = yield* running
        yield* append("before", 1)
        assert.strictEqual(yield* next, "before1")
        yield* idle
        yield* sql`alter table outbox rename to outbox_away`
        const { ring } = yield* Doorbell
        yield* ring("outbox")
        yield* TestClock.adjust("1 second")
        yield* sql`alter table outbox_away rename to outbox`
        yield* append("after", 1)
        assert.strictEqual(yield* inTime(next), "after1")
      })
    )
  })
})
