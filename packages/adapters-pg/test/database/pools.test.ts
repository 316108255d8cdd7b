/** Connections divided by what they are for: who waits for whom, and for how long. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { isDatabaseUnavailable, Pg } from "@mentorkit/adapters-pg"
import { Deferred, Effect, Exit, Fiber, Layer, Option, Redacted, Scope } from "effect"
import { ConnectionPool } from "../../src/database/engine/connection-pool.js"
import { forVitals, inBackground } from "../../src/database/engine/connection-purpose.js"
import { layerWith } from "../../src/database/engine/pg-layer.js"
import { newPostgresUrl } from "../support/engines.js"
import { eventually } from "../support/sweeps.js"
import { wireTo } from "../support/wire.js"

describe("background work", () => {
  // Falls where it waits for a connection as long as a request does: those before it may wait for a lock far longer.
  it.scopedLive("waits for its connection for as long as a statement may take", () =>
    Effect.gen(function* () {
      const url = Redacted.make(yield* newPostgresUrl)
      const host = yield* Layer.build(Pg.layer({ url, maxConnections: 2, waitMillis: 1_000 }))
      const sql = yield* Effect.provide(SqlClient.SqlClient, host)
      const { state } = yield* Effect.provide(ConnectionPool, host)
      const mayEnd = yield* Deferred.make<void>()
      const hold = sql.withTransaction(Effect.zipRight(sql`select 1`, Deferred.await(mayEnd)))
      const holders = yield* Effect.all([Effect.fork(hold), Effect.fork(inBackground(hold))])
      yield* eventually(() => state().every(({ idle, total }) => total === 1 && idle === 0))
      const patient = yield* Effect.fork(inBackground(sql`select 1`))
      yield* eventually(() => state().some(({ purpose, waiting }) => purpose === "background" && waiting === 1))
      assert.isTrue(isDatabaseUnavailable(yield* Effect.flip(sql`select 1`)))
      assert.isTrue(Option.isNone(yield* Fiber.poll(patient)))
      yield* Deferred.succeed(mayEnd, undefined)
      yield* Effect.all(holders.map(Fiber.join))
      yield* Fiber.join(patient)
    })
  )
})

/** What waits for the server for ever cannot be interrupted, and is left behind. */
const inTime = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Effect.forkDaemon(work), Fiber.join).pipe(
    Effect.timeoutFail({ duration: "10 seconds", onTimeout: () => new Error("It waits") })
  )

describe("a server that says nothing any more", () => {
  const newHost = Effect.gen(function* () {
    let isSilent = false
    const url = yield* wireTo(yield* newPostgresUrl, () => (isSilent ? "lost" : "sent"))
    const scope = yield* Scope.make()
    yield* Effect.addFinalizer((exit) => Scope.close(scope, exit))
    const waits = { vitalStatementMillis: 500, goodbyeMillis: 100 }
    const host = layerWith({ url: Redacted.make(url) }, waits)
    const context = yield* Layer.buildWithScope(host, scope)
    const [{ state }, sql] = yield* Effect.provide(Effect.all([ConnectionPool, SqlClient.SqlClient]), context)
    return {
      sql,
      state,
      ping: forVitals(sql`select 1`),
      setSilent: (now: boolean) => {
        isSilent = now
      },
      close: Scope.close(scope, Exit.void)
    }
  })

  // Falls without the driver's own time-out (it waits for ever), and where the connection is asked again.
  it.scopedLive("keeps a vital sign waiting for a moment, and the next one is asked on another connection", () =>
    Effect.gen(function* () {
      const { ping, setSilent } = yield* newHost
      // A busy machine may take its time to connect.
      yield* Effect.eventually(ping)
      setSilent(true)
      yield* inTime(Effect.flip(ping))
      setSilent(false)
      yield* Effect.eventually(ping)
    })
  )

  // Falls where a stop waits for those who wait for its answer.
  it.scopedLive("keeps no host from stopping", () =>
    Effect.gen(function* () {
      const { close, setSilent, sql, state } = yield* newHost
      setSilent(true)
      yield* Effect.forkDaemon(sql`select 1`)
      yield* eventually(() => state().some(({ idle, total }) => total === 1 && idle === 0))
      yield* inTime(close)
    })
  )
})
