/** Who waits for somebody else's lock, and for how long: requests for a moment, what nobody waits for as long as it takes. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Sweeps } from "@mentorkit/core/kernel/ports"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { holdLocksOf, lockTables, someoneHasWaited } from "@mentorkit/test-kit/waiting/locks"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { Cause, Effect, Exit, Fiber, Layer, Option, Redacted } from "effect"
import { reasonOf } from "../../../src/database/engine/driver-error.js"
import { layerWith } from "../../../src/database/engine/pg-layer.js"
import type { Waits } from "../../../src/database/engine/pg-pools.js"
import { isDatabaseUnavailable, migrate, runSweeps, Vitals, vitals } from "../../../src/index.js"
import { append, quiet, recorder, relayWith, relayWorld } from "../../support/relays.js"
import { counting } from "../../support/sweeps.js"

const lockWaitMillis = 100

/** A host that divides its connections, and somebody who has nothing to do with it. */
const marketWith = (waits: Partial<Waits>) =>
  Effect.map(newPostgresUrl, (url) => ({
    host: Layer.orDie(layerWith({ url: Redacted.make(url), lockWaitMillis }, waits)),
    // One to lock with and one to look on.
    somebody: hostOn(url, 4)
  }))
const newMarket = marketWith({})

describe("a request", () => {
  // Falls without the time-out (it waits for the statement's end), and where one of these is taken for a fault of ours.
  it.scopedLive("that waits for a lock for too long has done nothing, and may be tried again", () =>
    Effect.gen(function* () {
      const { host, somebody } = yield* newMarket
      const sql = yield* Effect.provide(SqlClient.SqlClient, yield* Layer.build(host))
      yield* sql.unsafe(`
        create table taken (id int); create table notes (text text);
        create function look_there() returns trigger language plpgsql as
          $$ begin perform id from taken; return null; end $$;
        create constraint trigger look_there after insert on notes deferrable initially deferred
          for each row execute function look_there();`)
      const works = {
        "a statement": sql`with note as (insert into notes values ('a')) select id from taken`,
        "a transaction": sql.withTransaction(
          Effect.zipRight(sql`insert into notes values ('b')`, sql`select id from taken`)
        ),
        "a commit": sql.withTransaction(sql`insert into notes values ('c')`)
      }
      const release = yield* Effect.provide(lockTables("taken"), yield* Layer.build(somebody))
      for (const [name, work] of Object.entries(works)) {
        const exit = yield* Effect.exit(work)
        assert.isTrue(Exit.isFailure(exit) && isDatabaseUnavailable(Cause.squash(exit.cause)), name)
      }
      yield* release
      assert.deepStrictEqual(yield* sql`select text from notes`, [])
    })
  )

  // Falls where the operator is told only that it was a lock, or a word that is no table.
  it.scopedLive("that gives up on a lock says in which table, where PostgreSQL says it", () =>
    Effect.gen(function* () {
      const { host, somebody } = yield* newMarket
      const sql = yield* Effect.provide(SqlClient.SqlClient, yield* Layer.build(host))
      yield* sql.unsafe(`
        create table taken (id int); insert into taken values (1);
        create function look_there() returns int language plpgsql as $$ begin return (select id from taken); end $$;`)
      const others = yield* Layer.build(somebody)
      const told = Effect.fnUntraced(function* (locks: string, statement: string) {
        const release = yield* Effect.provide(holdLocksOf(locks), others)
        const error = yield* Effect.flip(sql.unsafe(statement))
        yield* release
        return reasonOf(error)
      })
      const wholeTable = "lock table taken in access exclusive mode"
      const reason = "canceling statement due to lock timeout"
      assert.strictEqual(yield* told(wholeTable, "select 1 from users, taken"), `${reason}: taken`)
      assert.strictEqual(yield* told(wholeTable, 'update "taken" set id = 2'), `${reason}: taken`)
      assert.strictEqual(yield* told(wholeTable, "select look_there()"), `${reason}: taken`)
      assert.strictEqual(yield* told("update taken set id = 1", "update taken set id = 2"), `${reason}: taken`)
      const advisory = "select pg_advisory_xact_lock(1)"
      assert.strictEqual(yield* told(advisory, advisory), reason)
    })
  )
})

/** Each begins its work, which needs the table, and answers how to wait for its end. */
const background = {
  "the relay": {
    tables: "deliveries",
    begin: Effect.gen(function* () {
      const { one, seen } = recorder("database")
      yield* append("a", 1)
      const { run } = yield* relayWith([one])
      return yield* Effect.as(
        Effect.forkScoped(run),
        untilSo(() => seen.length === 1)
      )
    })
  },
  "a drain": {
    tables: "deliveries",
    begin: Effect.gen(function* () {
      const { drain } = yield* relayWith([])
      return Fiber.join(yield* Effect.fork(drain))
    })
  },
  "the sweep runner": {
    tables: "sweep_runs",
    begin: Effect.gen(function* () {
      const { counts, sweep } = counting()
      yield* runSweeps([sweep], { pollEvery: "20 millis" })
      return untilSo(() => counts.runs === 1)
    })
  },
  "a sweep": {
    tables: "users",
    begin: Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { counts, sweep } = counting(Effect.orDie(sql`select id from users`))
      yield* runSweeps([sweep], { pollEvery: "20 millis" })
      return untilSo(() => counts.runs === 1 && counts.running === 0)
    })
  },
  "a start": {
    tables: "mentorkit_migrations",
    begin: Effect.map(Effect.fork(Layer.build(Layer.fresh(migrate))), Fiber.join)
  }
} as const

describe("what nobody waits for", () => {
  // Falls where it has the time-out of requests: then nobody waits for so long, and a drain or a start fails.
  it.scopedLive.each(Object.entries(background))("waits for as long as it takes: %s", ([, { begin, tables }]) =>
    Effect.gen(function* () {
      const { host, somebody } = yield* newMarket
      const others = yield* Layer.build(somebody)
      const ended = yield* Effect.gen(function* () {
        const release = yield* Effect.provide(lockTables(tables), others)
        const ended = yield* begin
        yield* Effect.provide(someoneHasWaited(5 * lockWaitMillis), others)
        yield* release
        return yield* ended
      }).pipe(Effect.provide(Layer.merge(relayWorld(host), quiet)), Effect.exit)
      assert.isTrue(Exit.isSuccess(ended))
    })
  )
})

describe("vitals", () => {
  // Falls where numbers that wait may have the last connection, or where there is only one.
  it.scopedLive("answer whether the database is there while their numbers wait", () =>
    Effect.gen(function* () {
      // Numbers wait until the lock is free.
      const { host, somebody } = yield* marketWith({ vitalLockMillis: 20_000, vitalStatementMillis: 20_000 })
      const others = yield* Layer.build(somebody)
      const context = yield* Layer.build(Layer.provide(vitals, Layer.merge(host, Layer.succeed(Sweeps, []))))
      const { deliveries, migrated, ping } = yield* Effect.provide(Vitals, context)
      yield* Effect.all([ping, migrated])
      const release = yield* Effect.provide(lockTables("deliveries"), others)
      const numbers = yield* Effect.forEach([1, 2, 3], () => Effect.fork(Effect.exit(deliveries)))
      yield* Effect.provide(someoneHasWaited(0), others)
      yield* Effect.all([ping, migrated])
      for (const one of numbers) assert.isTrue(Option.isNone(yield* Fiber.poll(one)))
      yield* release
      for (const one of numbers) assert.isTrue(Exit.isSuccess(yield* Fiber.join(one)))
    })
  )
})
