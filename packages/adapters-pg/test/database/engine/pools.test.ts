/** Connections divided by what they are for: who waits for whom, and for how long. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { tcpProxyTo } from "@mentorkit/test-kit/network/tcp-proxy"
import { lockTables } from "@mentorkit/test-kit/waiting/locks"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { Cause, Deferred, Effect, Exit, Fiber, Layer, Option, Redacted, Scope } from "effect"
import { ConnectionPool } from "../../../src/database/engine/connection-pool.js"
import { forVitals, inBackground } from "../../../src/database/engine/connection-purpose.js"
import { layerWith } from "../../../src/database/engine/pg-layer.js"
import { isDatabaseUnavailable, Pg } from "../../../src/index.js"

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
      yield* untilSo(() => state().every(({ idle, total }) => total === 1 && idle === 0))
      const patient = yield* Effect.fork(inBackground(sql`select 1`))
      yield* untilSo(() => state().some(({ purpose, waiting }) => purpose === "background" && waiting === 1))
      assert.isTrue(isDatabaseUnavailable(yield* Effect.flip(sql`select 1`)))
      assert.isTrue(Option.isNone(yield* Fiber.poll(patient)))
      yield* Deferred.succeed(mayEnd, undefined)
      yield* Effect.all(holders.map(Fiber.join))
      yield* Fiber.join(patient)
    })
  )
})

describe("a connection", () => {
  /** One for requests; `own` tells which connection work has. */
  const newHost = Effect.gen(function* () {
    const url = yield* newPostgresUrl
    const sql = yield* Effect.provide(
      SqlClient.SqlClient,
      yield* Layer.build(Pg.layer({ url: Redacted.make(url), maxConnections: 2 }))
    )
    yield* sql`create table things (id int primary key)`
    yield* sql`insert into things values (1)`
    return { url, sql, own: sql`select pg_backend_pid() as pid` }
  })

  // Falls where each error closes it: whoever comes next would wait for a new one.
  it.scopedLive("is kept when the server has refused a statement", () =>
    Effect.gen(function* () {
      const { own, sql, url } = yield* newHost
      const [ofRequests, ofVitals] = [yield* own, yield* forVitals(own)]
      assert.notDeepEqual(ofVitals, ofRequests)
      const broken = sql`insert into things values (1)`
      yield* Effect.flip(broken)
      assert.deepStrictEqual(yield* own, ofRequests)
      yield* Effect.flip(sql.withTransaction(broken))
      assert.deepStrictEqual(yield* own, ofRequests)
      // A server that is full answers vitals only on connections that are kept.
      const release = yield* Effect.provide(lockTables("things"), yield* Layer.build(hostOn(url, 1)))
      assert.isTrue(isDatabaseUnavailable(yield* Effect.flip(forVitals(sql`select id from things`))))
      yield* release
      assert.deepStrictEqual(yield* forVitals(own), ofVitals)
    })
  )

  // Falls where it goes to whoever waits for one: nobody would know whether that was done.
  it.scopedLive("that the server has ended is nobody's any more", () =>
    Effect.gen(function* () {
      const { own, sql } = yield* newHost
      const before = yield* own
      const ended = yield* Effect.fork(Effect.flip(sql`select pg_terminate_backend(pg_backend_pid())`))
      yield* Effect.yieldNow()
      yield* sql`insert into things values (2)`
      assert.isTrue(isDatabaseUnavailable(yield* Fiber.join(ended)))
      assert.notDeepEqual(yield* own, before)
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
    const { url } = yield* tcpProxyTo(yield* newPostgresUrl, () => (isSilent ? "lost" : "sent"))
    const scope = yield* Scope.make()
    yield* Effect.addFinalizer((exit) => Scope.close(scope, exit))
    const waits = { vitalStatementMillis: 500, silenceMillis: 250, goodbyeMillis: 100 }
    const host = layerWith({ url: Redacted.make(url), statementTimeoutMillis: 250, waitMillis: 5_000 }, waits)
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

  // Falls without the driver's own time-out (nobody else ever ends these), and where a connection is handed on that is silent.
  it.scopedLive("is a database that is away to requests, whose connections make room for others", () =>
    Effect.gen(function* () {
      const { setSilent, sql } = yield* newHost
      const all = Effect.all([sql`select 1`, sql.withTransaction(sql`select 1`)], { concurrency: 2 })
      yield* Effect.eventually(all)
      setSilent(true)
      const ways = [sql`select 1`, sql.withTransaction(sql`select 1`)]
      for (const exit of yield* inTime(
        Effect.all(
          ways.map((way) => Effect.exit(way)),
          { concurrency: 2 }
        )
      )) {
        assert.isTrue(Exit.isFailure(exit) && isDatabaseUnavailable(Cause.squash(exit.cause)), String(exit))
      }
      setSilent(false)
      yield* all
    })
  )

  // Falls without the driver's own time-out (it waits for ever), and where the connection is asked again.
  it.scopedLive("keeps a vital sign waiting for a moment, and the next one is asked on another connection", () =>
    Effect.gen(function* () {
      const { ping, setSilent, sql } = yield* newHost
      const whole = forVitals(sql.withTransaction(sql`select 1`))
      // Opens both connections. A busy machine may take its time for that.
      yield* Effect.eventually(Effect.all([ping, whole], { concurrency: 2 }))
      setSilent(true)
      // Falls where a transaction that could not begin leaves its connection to others.
      const unanswered = yield* inTime(Effect.all([Effect.exit(ping), Effect.exit(whole)], { concurrency: 2 }))
      assert.isTrue(unanswered.every(Exit.isFailure))
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
      yield* untilSo(() => state().some(({ idle, total }) => total === 1 && idle === 0))
      yield* inTime(close)
    })
  )
})
