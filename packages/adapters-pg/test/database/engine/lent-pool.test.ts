/** `Pg.layer({ pool })`: a pool that somebody else uses, too. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { lockTables } from "@mentorkit/test-kit/waiting/locks"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { testLinks } from "@mentorkit/test-kit/worlds/links"
import { testSecrets } from "@mentorkit/test-kit/worlds/secrets"
import { Cause, Deferred, Effect, Exit, Fiber, Layer } from "effect"
import pg from "pg"
import { inBackground } from "../../../src/database/engine/connection-purpose.js"
import { Listener } from "../../../src/database/engine/listener.js"
import { listenerFrom } from "../../../src/database/engine/pg-listener.js"
import { adapters, isDatabaseUnavailable, Pg } from "../../../src/index.js"

/** With settings of its owner's, which it must still have when we are done. */
const settings = "-c search_path=theirs -c statement_timeout=54321 -c lock_timeout=4321"

const newPool = Effect.fnUntraced(function* (url: string, max: number) {
  return yield* Effect.acquireRelease(
    Effect.sync(() => new pg.Pool({ connectionString: url, max, options: settings })),
    (pool) => (pool.ended ? Effect.void : Effect.promise(() => pool.end()))
  )
})

const asTheirs = (pool: pg.Pool) =>
  Effect.promise(async () => {
    const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
    const found = await Promise.all(
      clients.map((client) =>
        client.query(
          `select current_setting('search_path') || ' ' || current_setting('statement_timeout') || ' '
            || current_setting('lock_timeout') as told, 8::int8 as big`
        )
      )
    )
    for (const client of clients) client.release()
    return [...new Set(found.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row))))]
  })

const theirs = [JSON.stringify({ told: "theirs 54321ms 4321ms", big: "8" })]

const made = Effect.fnUntraced(function* (max: number, options: Partial<Pg.PgPoolOptions> = {}) {
  const url = yield* newPostgresUrl
  const pool = yield* newPool(url, max)
  const sql = yield* Effect.provide(SqlClient.SqlClient, yield* Layer.build(Pg.layer({ pool, ...options })))
  return { url, pool, sql }
})

describe("a pool that is lent", () => {
  it.scopedLive("has our settings in our statements and its owner's in theirs, whatever goes wrong", () =>
    Effect.gen(function* () {
      const { pool, sql } = yield* made(4)
      const ours = sql`
        select current_schema() as schema, current_setting('statement_timeout') as statement, 8::int8 as big`
      const expected = [{ schema: "mentorkit", statement: "30s", big: 8n }]
      assert.deepStrictEqual(yield* ours, expected)
      assert.deepStrictEqual(yield* sql.withTransaction(ours), expected)
      yield* Effect.flip(sql`select 1 / 0`)
      yield* Effect.flip(sql.withTransaction(sql`select 1 / 0`))
      yield* Effect.all(
        Array.from({ length: 20 }, () => ours),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(yield* asTheirs(pool), theirs)
      assert.isAtMost(pool.totalCount, 4)
    })
  )

  // Falls where a refused statement costs the connection: its owner would connect anew each time.
  it.scopedLive("keeps its connections when the server refuses a statement", () =>
    Effect.gen(function* () {
      const { pool, sql } = yield* made(4)
      const removed: Array<unknown> = []
      pool.on("remove", (client) => removed.push(client))
      yield* sql`create table once (id int primary key)`
      yield* sql`insert into once values (1)`
      yield* Effect.flip(sql`insert into once values (1)`)
      yield* Effect.flip(sql.withTransaction(sql`insert into once values (1)`))
      assert.lengthOf(removed, 0)
      assert.deepStrictEqual(yield* sql`select id from once`, [{ id: 1 }])
    })
  )

  // Falls where the driver alone is asked: each statement threw, and its connection was never given back.
  it.scopedLive("may be of a driver that does not tell whether a connection is in a transaction", () =>
    Effect.gen(function* () {
      const pool = yield* newPool(yield* newPostgresUrl, 3)
      pool.on("connect", (client) => Object.assign(client, { getTransactionStatus: undefined }))
      const removed: Array<unknown> = []
      pool.on("remove", (client) => removed.push(client))
      const sql = yield* Effect.provide(SqlClient.SqlClient, yield* Layer.build(Pg.layer({ pool })))
      for (const work of [sql`select 1`, sql`select 1 / 0`]) {
        yield* Effect.exit(work)
        yield* Effect.exit(sql.withTransaction(work))
      }
      assert.deepStrictEqual([pool.totalCount, pool.idleCount, removed.length], [1, 1, 0])
      // One that is given back in the middle of a transaction is nobody's.
      yield* Effect.scoped(Effect.flatMap(sql.reserve, (held) => held.executeUnprepared("begin", [], undefined)))
      assert.strictEqual(pool.totalCount, 0)
      yield* sql`select 1`
    })
  )

  // Falls where whoever has it next commits with what is theirs what somebody has forgotten.
  it.scopedLive("gives no connection on which somebody has forgotten a transaction", () =>
    Effect.gen(function* () {
      const { pool, sql } = yield* made(4)
      yield* sql`create table marks (text text)`
      yield* Effect.promise(async () => {
        const client = await pool.connect()
        await client.query("begin")
        await client.query(`insert into "mentorkit".marks values ('forgotten')`)
        client.release()
      })
      yield* sql`insert into marks values ('ours')`
      yield* sql.withTransaction(sql`insert into marks values ('ours, too')`)
      assert.deepStrictEqual(yield* sql`select text from marks`, [{ text: "ours" }, { text: "ours, too" }])
    })
  )

  it.scopedLive("is neither ended nor left with a listener", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const pool = yield* newPool(url, 4)
      yield* Effect.scoped(
        Effect.gen(function* () {
          const kit = yield* Layer.build(
            adapters.pipe(Layer.provide(Layer.merge(testSecrets, testLinks)), Layer.provideMerge(Pg.layer({ pool })))
          )
          const listener = yield* Effect.provide(Listener, kit)
          assert.isDefined(listener)
          const heard: Array<string | undefined> = []
          yield* Effect.forkScoped(listener.listen((message) => heard.push(message)))
          yield* untilSo(() => heard.length === 1)
          yield* Effect.promise(() => pool.query("notify mentorkit_mentorkit, 'hello'"))
          yield* untilSo(() => heard.includes("hello"))
          yield* Effect.provide(
            Effect.flatMap(UnitOfWork, ({ transact }) => transact(Effect.void)),
            kit
          )
        })
      )
      assert.isFalse(pool.ended)
      const channels = yield* Effect.promise(() => pool.query("select * from pg_listening_channels()"))
      assert.deepStrictEqual(channels.rows, [])
      assert.deepStrictEqual(yield* asTheirs(pool), theirs)
    })
  )

  // Falls where only a session that has begun hears of errors: one before or after it ended the process.
  it.scopedLive("never has a connection to listen on whose errors nobody hears of", () =>
    Effect.gen(function* () {
      const pool = yield* newPool(yield* newPostgresUrl, 3)
      const clients = yield* Effect.promise(() => Promise.all([1, 2, 3].map(() => pool.connect())))
      const listening = yield* Effect.fork(listenerFrom(pool, "mentorkit").listen(() => undefined))
      yield* untilSo(() => pool.waitingCount === 1)
      yield* Fiber.interrupt(listening)
      const listeners: Array<number> = []
      pool.on("release", (error, client) => error && listeners.push(client.listenerCount("error")))
      for (const client of clients) client.release()
      yield* untilSo(() => listeners.length > 0)
      // The pool's own comes back with the release.
      assert.deepStrictEqual(listeners, [2])
    })
  )

  // Falls without the gate: background work that waits for a lock would keep everybody out.
  it.scopedLive("has connections left for requests while the background waits for a lock", () =>
    Effect.gen(function* () {
      const { pool, sql, url } = yield* made(4)
      yield* sql`create table taken (id int)`
      const release = yield* Effect.provide(lockTables("taken"), yield* Layer.build(hostOn(url, 2)))
      const waiting = yield* Effect.forkAll(Array.from({ length: 8 }, () => inBackground(sql`select id from taken`)))
      yield* untilSo(() => pool.totalCount > pool.idleCount)
      yield* Effect.all(
        Array.from({ length: 8 }, () => sql`select 1`),
        { concurrency: "unbounded" }
      )
      yield* release
      yield* Fiber.join(waiting)
    })
  )

  // Falls where a transaction that got no connection keeps its place: after a few of them nothing ran in the background any more.
  it.scopedLive("lets the background go on when there are connections again", () =>
    Effect.gen(function* () {
      const { pool, sql } = yield* made(3, { waitMillis: 100, statementTimeoutMillis: 100 })
      const work = inBackground(sql.withTransaction(sql`select 1`))
      const clients = yield* Effect.promise(() => Promise.all(Array.from({ length: 3 }, () => pool.connect())))
      for (let at = 0; at < 3; at++) yield* Effect.flip(work)
      for (const client of clients) client.release()
      assert.isDefined(yield* Effect.timeout(work, "5 seconds"))
    })
  )

  it.scopedLive("says that it is full instead of making a request wait for ever", () =>
    Effect.gen(function* () {
      const { pool, sql } = yield* made(3, { waitMillis: 200 })
      const theirClients = yield* Effect.promise(() => Promise.all([1, 2, 3].map(() => pool.connect())))
      assert.isTrue(isDatabaseUnavailable(yield* Effect.flip(sql`select 1`)))
      for (const client of theirClients) client.release()
      // One that came too late has gone back.
      yield* untilSo(() => pool.waitingCount === 0 && pool.idleCount === pool.totalCount)
      yield* sql`select 1`
    })
  )

  it.scopedLive("gives up on a lock in time, and a transaction that was interrupted leaves nothing behind", () =>
    Effect.gen(function* () {
      const { pool, sql, url } = yield* made(4, { lockWaitMillis: 300 })
      yield* sql`create table taken (id int)`
      const release = yield* Effect.provide(lockTables("taken"), yield* Layer.build(hostOn(url, 2)))
      assert.isTrue(isDatabaseUnavailable(yield* Effect.flip(sql`select id from taken`)))
      yield* release
      const inside = yield* Deferred.make<void>()
      const work = Effect.zipRight(
        sql`insert into taken values (1)`,
        Effect.zipRight(Deferred.succeed(inside, undefined), Effect.never)
      )
      const fiber = yield* Effect.fork(sql.withTransaction(work))
      yield* Deferred.await(inside)
      yield* Fiber.interrupt(fiber)
      assert.deepStrictEqual(yield* sql`select id from taken`, [])
      assert.deepStrictEqual(yield* asTheirs(pool), theirs)
    })
  )

  it.scopedLive("is refused where it has too few connections, by its number", () =>
    Effect.gen(function* () {
      const pool = yield* newPool(yield* newPostgresUrl, 2)
      const exit = yield* Effect.exit(Effect.scoped(Layer.build(Pg.layer({ pool }))))
      assert.isTrue(Exit.isFailure(exit))
      assert.match(String(Exit.isFailure(exit) && Cause.squash(exit.cause)), /max: 2\. Mentorkit needs 3 connections/)
    })
  )
})
