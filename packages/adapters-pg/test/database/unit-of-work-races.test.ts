/** Transactions that truly meet. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Deferred, Effect, Fiber } from "effect"

describe.each(concurrent)("units of work on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls if a connection that arrives in the moment of an interruption is not given back.
    it.effect("leave nothing behind when they are interrupted anywhere", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { transact } = yield* UnitOfWork
        yield* sql`create table pairs (id int not null)`
        const pair = (id: number) => {
          const one = Effect.orDie(sql`insert into pairs (id) select ${id} from pg_sleep(0.001)`)
          return transact(Effect.zipRight(one, one))
        }
        yield* Effect.forEach(
          Array.from({ length: 400 }, (_, i) => i),
          (id) =>
            Effect.gen(function* () {
              const fiber = yield* Effect.fork(pair(id))
              yield* Effect.sleep(id % 12)
              yield* Fiber.interrupt(fiber)
            }),
          { concurrency: 60 }
        )
        const [state] = yield* sql`
          select (select count(*)::int from (select id from pairs group by id having count(*) <> 2) halves) as halves,
            (select count(*)::int from pg_stat_activity
              where datname = current_database() and state like 'idle in transaction%') as open`
        assert.deepStrictEqual(state, { halves: 0, open: 0 })
        // Every connection of the pool is there and works.
        yield* Effect.all(
          Array.from({ length: 40 }, (_, i) => pair(1_000 + i)),
          { concurrency: "unbounded" }
        )
        const [done] = yield* sql`select count(*)::int as rows from pairs where id >= 1000`
        assert.deepStrictEqual(done, { rows: 80 })
      })
    )

    it.effect("do not break when their connection is cut", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { transact } = yield* UnitOfWork
        const cut = sql`select pg_terminate_backend(pg_backend_pid())`
        for (let i = 0; i < 25; i++) {
          const exit = yield* Effect.exit(transact(Effect.orDie(cut)))
          assert.strictEqual(exit._tag, "Failure")
          yield* Effect.ignore(cut)
        }
        assert.deepStrictEqual(yield* transact(Effect.orDie(sql`select 1 as one`)), [{ one: 1 }])
      })
    )

    // Falls (and takes the process with it) if nobody listens to the errors of a connection that is in use.
    it.effect("do not break when their connection is cut between two statements", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { transact } = yield* UnitOfWork
        const cut = yield* Deferred.make<number>()
        const isCut = yield* Deferred.make<void>()
        const victim = yield* Effect.fork(
          transact(
            Effect.gen(function* () {
              const [row] = yield* Effect.orDie(sql<{ readonly pid: number }>`select pg_backend_pid() as pid`)
              yield* Deferred.succeed(cut, row?.pid ?? 0)
              yield* Deferred.await(isCut)
              yield* Effect.sleep("50 millis")
              yield* Effect.orDie(sql`select 1`)
            })
          )
        )
        yield* sql`select pg_terminate_backend(${yield* Deferred.await(cut)})`
        yield* Deferred.succeed(isCut, undefined)
        assert.strictEqual((yield* Fiber.await(victim))._tag, "Failure")
      })
    )

    // Falls if a connection goes back to the pool in whatever state it is: the next statements would be rolled back.
    it.effect("never get a connection that somebody left in a transaction", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const left = "begin; set local application_name = 'left'"
        yield* Effect.scoped(
          Effect.flatMap(sql.reserve, (connection) => connection.executeUnprepared(left, [], undefined))
        )
        const [state] = yield* sql`
          select count(*)::int as open from pg_stat_activity
          where datname = current_database() and application_name = 'left'`
        assert.deepStrictEqual(state, { open: 0 })
      })
    )
  })
})
