/** Transactions that wait for each other on a server with connections. */
import { SqlClient } from "@effect/sql"
import { Deferred, Effect, Fiber, Schedule } from "effect"

/** Until a connection to this database has waited for a lock for so long. */
export const someoneHasWaited = (millis: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and query_start <= clock_timestamp() - make_interval(secs => ${millis / 1000}::float8)`.pipe(
      Effect.repeat({ until: (rows) => rows.length > 0, schedule: Schedule.spaced("5 millis") })
    )
  }).pipe(Effect.orDie)

export const someoneWaits = someoneHasWaited(0)

/**
 * Until a connection waits for this very table. Whoever tells others with NOTIFY waits for a lock, too, for a moment and
 * without any of ours: all databases of a server share that one.
 */
export const someoneWaitsFor = (table: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    // Databases of one template have their tables by the same numbers.
    yield* sql`
      select 1 from pg_locks
      where not granted and relation = ${table}::regclass
        and database = (select oid from pg_database where datname = current_database())`.pipe(
      Effect.repeat({ until: (rows) => rows.length > 0, schedule: Schedule.spaced("5 millis") })
    )
  }).pipe(Effect.orDie)

/** The locks of this statement are held from now on, until the effect that it answers, or the end of the scope. */
export const holdLocksOf = Effect.fnUntraced(function* (statement: string) {
  const sql = yield* SqlClient.SqlClient
  const [isLocked, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
  const holder = yield* sql
    .unsafe(statement)
    .pipe(
      Effect.zipRight(Deferred.succeed(isLocked, undefined)),
      Effect.zipRight(Deferred.await(mayEnd)),
      sql.withTransaction,
      Effect.forkScoped
    )
  yield* Effect.raceFirst(Deferred.await(isLocked), Fiber.join(holder))
  return Effect.zipRight(Deferred.succeed(mayEnd, undefined), Effect.orDie(Fiber.join(holder)))
})

/** Nobody else reads or changes these tables meanwhile. */
export const lockTables = (tables: string) => holdLocksOf(`lock table ${tables} in access exclusive mode`)

/**
 * Does `second` while a transaction that has done `first` is open; that one commits once `second` waits for it, or is
 * through without. Answers what came of `second`.
 */
export const duringOpen = <A, E, R, A1, E1, R1>(first: Effect.Effect<A1, E1, R1>, second: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [isDone, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const open = Effect.zipRight(Deferred.succeed(isDone, undefined), Deferred.await(mayEnd))
    const holder = yield* Effect.fork(sql.withTransaction(Effect.zipRight(first, open)))
    yield* Effect.raceFirst(Deferred.await(isDone), Effect.asVoid(Fiber.join(holder)))
    const worker = yield* Effect.fork(Effect.either(second))
    yield* Effect.raceFirst(someoneWaits, Fiber.await(worker))
    yield* Deferred.succeed(mayEnd, undefined)
    yield* Fiber.join(holder)
    return yield* Fiber.join(worker)
  })
