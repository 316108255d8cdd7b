/** Requests that need a locked table, and those beside them that do not. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { tcpProxyTo } from "@mentorkit/test-kit/network/tcp-proxy"
import { lockTables } from "@mentorkit/test-kit/waiting/locks"
import { Cause, Deferred, Effect, Exit, FastCheck as fc, Layer, Redacted } from "effect"
import pg from "pg"
import { vi } from "vitest"
import { ConnectionPool } from "../../../src/database/engine/connection-pool.js"
import { forVitals, inBackground } from "../../../src/database/engine/connection-purpose.js"
import { lockTimeoutAt, newLockTimeouts } from "../../../src/database/engine/lock-timeouts.js"
import { isDatabaseUnavailable, Pg } from "../../../src/index.js"

const millis = fc.nat(100_000)
const few = fc.nat(10)

describe("the patience that is due", () => {
  it("is short for five seconds after a time-out for all but a few, and never longer than in full", () => {
    fc.assert(
      fc.property(millis, millis, millis, few, few, (inVain, since, full, fullWaits, maxFullWaits) => {
        const queue = { fullWaits, maxFullWaits, lastTimeoutAt: undefined }
        assert.strictEqual(lockTimeoutAt(inVain + since, queue, full), full)
        const due = lockTimeoutAt(inVain + since, { ...queue, lastTimeoutAt: inVain }, full)
        assert.isAtMost(due, full)
        if (since < 5_000 && fullWaits >= maxFullWaits) assert.isAtMost(due, 250)
        else assert.strictEqual(due, full)
      }),
      {
        examples: [
          [0, 4_999, 3_000, 2, 2],
          [0, 4_999, 3_000, 1, 2],
          [0, 5_000, 3_000, 2, 2],
          [0, 0, 100, 0, 0]
        ]
      }
    )
  })

  // Falls where any time-out counts: under ordinary contention patience would then stay short for ever.
  it.effect("is not kept short by those whose wait was short", () =>
    Effect.gen(function* () {
      const told: Array<string> = []
      const newClient = () => ({ query: async (text: string) => void told.push(text) }) as unknown as pg.PoolClient
      const [first, second] = [newClient(), newClient()]
      const { applyTo, noteTimeout, release } = newLockTimeouts(3_000, 2)
      const timeout = Object.assign(new Error("lock timeout"), { code: "55P03" })
      const uses = (client: pg.PoolClient) => Effect.promise(() => applyTo(client))
      yield* uses(first)
      noteTimeout(first, timeout)
      release(first)
      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* clockForward(4_000)
          yield* uses(second)
          noteTimeout(second, timeout)
          release(second)
        })
      )
      yield* clockForward(5_001)
      yield* uses(second)
      assert.deepStrictEqual(told, ["set lock_timeout = 250", "set lock_timeout = 3000"])
    }).pipe(Effect.scoped)
  )
})

/** Four for the background, the others for requests; and somebody who has nothing to do with the host. */
const newMarket = Effect.fnUntraced(function* (lockWaitMillis: number, maxConnections = 10) {
  const url = yield* newPostgresUrl
  const host = yield* Layer.build(Pg.layer({ url: Redacted.make(url), lockWaitMillis, maxConnections }))
  const sql = yield* Effect.provide(SqlClient.SqlClient, host)
  yield* sql`create table taken (id int)`
  const somebody = yield* Layer.build(hostOn(url, 2))
  return { sql, lock: Effect.provide(lockTables("taken"), somebody) }
})

const patienceOf = (sql: SqlClient.SqlClient) =>
  Effect.map(sql<{ readonly due: string }>`select current_setting('lock_timeout') as due`, ([row]) => row?.due)

/** Keeps its connection for longer than a short wait lasts: a single free one would serve all askers, each in full. */
const patienceOfHolder = (sql: SqlClient.SqlClient) =>
  Effect.map(
    sql<{ readonly due: string }>`select current_setting('lock_timeout') as due, pg_sleep(0.3)`,
    ([row]) => row?.due
  )

const clockForward = (forMillis: number) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const { now } = performance
      return vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + forMillis)
    }),
    (spy) => Effect.sync(() => spy.mockRestore())
  )

describe("a table that somebody has locked", () => {
  // Falls without the short patience: sixteen wait in full, one after the other on six connections, and all others behind them.
  it.scopedLive("is waited for in full by two of six connections, and by the others for a moment", () =>
    Effect.gen(function* () {
      const { lock, sql } = yield* newMarket(1_000)
      const release = yield* lock
      const isInVain = yield* Deferred.make<void>()
      let [isShort, fullWaits, maxFullWaits, waitedInFull] = [false, 0, 0, 0]
      const read = sql.withTransaction(
        Effect.gen(function* () {
          const wasShort = isShort
          const isFull = (yield* patienceOf(sql)) === "1s"
          if (isFull) fullWaits++
          if (isFull && wasShort) maxFullWaits = Math.max(maxFullWaits, fullWaits)
          yield* Effect.ensuring(
            sql`select id from taken`,
            Effect.sync(() => {
              if (!isFull) return
              fullWaits--
              waitedInFull++
            })
          )
        })
      )
      const gaveUp = Effect.zipRight(
        Effect.sync(() => (isShort = true)),
        Deferred.succeed(isInVain, undefined)
      )
      const reading = Effect.forever(Effect.zipRight(Effect.exit(read), gaveUp))
      yield* Effect.forkScoped(Effect.replicateEffect(reading, 16, { concurrency: "unbounded", discard: true }))
      yield* Deferred.await(isInVain)
      const all = { concurrency: "unbounded" } as const
      for (let round = 0; round < 3; round++) {
        // Whoever asks takes the place of one who would wait in vain; after five seconds without, all are patient again.
        for (const before = waitedInFull; waitedInFull === before; ) yield* Effect.sleep(10)
        const others = yield* Effect.replicateEffect(patienceOfHolder(sql), 20, all)
        assert.includeMembers(["1s", "250ms"], others)
        assert.include(others, "250ms")
        yield* sql.withTransaction(patienceOf(sql))
      }
      assert.strictEqual(yield* inBackground(patienceOf(sql)), "0")
      yield* release
      // Of six connections, two. Falls with 0 where those that were first count for ever.
      assert.isTrue(maxFullWaits >= 1 && maxFullWaits <= 2, String(maxFullWaits))
    })
  )

  // Falls if a connection is told at each use, or if the short patience stays.
  it.scopedLive(
    "costs each connection a round trip when it is first waited for in vain and one when that is over",
    () =>
      Effect.gen(function* () {
        const { lock, sql } = yield* newMarket(300, 2)
        const sent = vi.spyOn(pg.Client.prototype, "query")
        yield* Effect.addFinalizer(() => Effect.sync(() => sent.mockRestore()))
        const told = () => sent.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith("set "))
        const uses = Effect.all([patienceOf(sql), sql.withTransaction(patienceOf(sql)), patienceOf(sql)])
        assert.deepStrictEqual(yield* uses, ["300ms", "300ms", "300ms"])
        assert.deepStrictEqual(told(), [])

        const release = yield* lock
        // A vital sign gives up at once anyway, and says nothing about requests.
        const vital = yield* Effect.flip(forVitals(sql`select id from taken`))
        assert.isTrue(isDatabaseUnavailable(vital))
        assert.strictEqual(yield* patienceOf(sql), "300ms")

        const connection = sql`select pg_backend_pid() as pid`
        const before = yield* connection
        yield* Effect.flip(sql`select id from taken`)
        yield* Effect.flip(sql.withTransaction(sql`select id from taken`))
        yield* release
        // Falls where a connection is closed that has waited in vain: a new one each time doubled the wait of all others.
        assert.deepStrictEqual(yield* connection, before)
        assert.deepStrictEqual(yield* uses, ["250ms", "250ms", "250ms"])
        assert.deepStrictEqual(told(), ["set lock_timeout = 250"])
        yield* clockForward(5_000)
        assert.deepStrictEqual(yield* uses, ["300ms", "300ms", "300ms"])
        assert.deepStrictEqual(told(), ["set lock_timeout = 250", "set lock_timeout = 300"])
      })
  )
})

describe("a connection that is lost while it is told", () => {
  // Falls where its statement counts as perhaps done, or where it is not given back: there is one for requests.
  it.scopedLive("has done nothing, and makes room for another one", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const { url: through } = yield* tcpProxyTo(url, (bytes) =>
        bytes.includes("set lock_timeout") ? "broken" : "sent"
      )
      const options = { url: Redacted.make(through), lockWaitMillis: 300, maxConnections: 2, waitMillis: 5_000 }
      const host = yield* Layer.build(Pg.layer(options))
      const sql = yield* Effect.provide(SqlClient.SqlClient, host)
      yield* sql`create table taken (id int)`
      yield* sql`create table notes (text text)`
      const release = yield* Effect.provide(lockTables("taken"), yield* Layer.build(hostOn(url, 2)))
      yield* Effect.flip(sql.withTransaction(sql`select id from taken`))
      yield* release
      const note = sql`insert into notes values ('a')`
      for (const work of [note, sql.withTransaction(note), note, sql.withTransaction(note)]) {
        const exit = yield* Effect.exit(work)
        assert.isTrue(Exit.isFailure(exit) && isDatabaseUnavailable(Cause.squash(exit.cause)))
        assert.notInclude(String(exit), "timeout")
      }
      const { state } = yield* Effect.provide(ConnectionPool, host)
      assert.deepInclude(state()[0], { purpose: "requests", waiting: 0 })
      yield* clockForward(5_000)
      yield* note
      assert.lengthOf(yield* sql`select text from notes`, 1)
    })
  )
})
