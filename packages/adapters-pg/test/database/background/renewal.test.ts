/** Signs of life of what a host is at, while everything else waits. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { Deferred, Effect, Fiber, Layer, Logger, Redacted, TestClock, TestServices } from "effect"
import { renewal } from "../../../src/database/background/renewal.js"
import { inBackground } from "../../../src/database/engine/connection-purpose.js"
import { Pg, runSweeps } from "../../../src/index.js"
import { append, quiet, relayWith, relayWorld, subscriber } from "../../support/relays.js"
import { counting, newGate } from "../../support/sweeps.js"

describe("a renewal that is lost", () => {
  // Falls where the next one is a third of the lease away: two that are lost in a row would be the lease.
  it.effect("is tried again soon until it succeeds, and told once", () =>
    Effect.gen(function* () {
      const told: Array<unknown> = []
      const telling = Logger.replace(
        Logger.defaultLogger,
        Logger.make(({ message }) => void told.push(message))
      )
      let tries = 0
      const renew = Effect.suspend(() => (++tries < 5 ? Effect.fail("locked") : Effect.void))
      const renewing = yield* Effect.fork(Effect.provide(renewal(renew, 30, "It was lost"), telling))
      yield* TestClock.adjust("3 seconds")
      yield* Fiber.join(renewing)
      assert.strictEqual(tries, 5)
      assert.deepStrictEqual(told, [["It was lost"]])
    })
  )
})

/** As an embedder has it: one connection for requests and one for the background; and somebody who looks on. */
const newMarket = Effect.map(newPostgresUrl, (url) => ({
  host: Layer.orDie(Pg.layer({ url: Redacted.make(url), maxConnections: 2 })),
  somebody: Layer.build(hostOn(url, 1))
}))

/** Nobody else gets one of these connections. */
const holdBoth = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const purpose of [<A, E, R>(work: Effect.Effect<A, E, R>) => work, inBackground]) {
    const isHeld = yield* Deferred.make<void>()
    const holding = Effect.zipRight(Deferred.succeed(isHeld, undefined), Effect.never)
    yield* Effect.forkScoped(purpose(sql.withTransaction(holding)))
    yield* Deferred.await(isHeld)
  }
})

describe("what a host is at stays its own while all connections are taken", () => {
  // Both fall where it is renewed on one of these.
  it.scopedLive("a sweep", () =>
    Effect.gen(function* () {
      const { host, somebody } = yield* newMarket
      const sql = yield* Effect.provide(SqlClient.SqlClient, yield* somebody)
      const until = Effect.map(
        sql<{ readonly at: Date | null }>`select max(free_at) filter (where holder is not null) as at from sweep_runs`,
        ([row]) => row?.at?.getTime() ?? 0
      )
      yield* Effect.gen(function* () {
        const gate = yield* newGate
        yield* runSweeps([counting(gate.work).sweep], { leaseSeconds: 1, graceSeconds: 0, pollEvery: "20 millis" })
        yield* gate.began
        yield* holdBoth
        const before = yield* until
        yield* untilSo(Effect.map(until, (now) => now > before))
      }).pipe(Effect.scoped, Effect.provide(Layer.merge(host, quiet)))
    })
  )

  it.scoped("a delivery", () =>
    Effect.gen(function* () {
      const { host, somebody } = yield* newMarket
      const sql = yield* Effect.provide(SqlClient.SqlClient, yield* somebody)
      const until = Effect.map(
        sql<{ readonly at: Date | null }>`select max(claimed_until) as at from deliveries`,
        ([row]) => row?.at?.getTime() ?? 0
      )
      yield* Effect.gen(function* () {
        const gate = yield* newGate
        const { run } = yield* relayWith([subscriber("outside", () => gate.work)], { graceSeconds: 0 })
        yield* append("slow", 1)
        yield* Effect.forkScoped(run)
        yield* gate.began
        yield* holdBoth
        const before = yield* until
        yield* TestClock.adjust("10 seconds")
        yield* TestServices.provideLive(untilSo(Effect.map(until, (now) => now > before)))
      }).pipe(Effect.scoped, Effect.provide(relayWorld(host)))
    })
  )
})
