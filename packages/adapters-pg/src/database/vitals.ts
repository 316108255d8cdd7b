/** Vitals: the figures behind health checks and metrics, of this host's database and its background work, cheap to ask for. */
import { SqlClient, type SqlError, type Statement } from "@effect/sql"
import { type Lane, lanes } from "@mentorkit/core/kernel/ports"
import { Context, Data, DateTime, Effect, Layer } from "effect"
import { gauges } from "../gauges.js"
import { migrations } from "../migrations.js"
import { allSweeps } from "./background/all-sweeps.js"
import { BackgroundActivity, type Worker } from "./background/background-activity.js"
import { type Finished, overdueSeconds } from "./background/sweep-periods.js"
import { ConnectionPool, type PoolState } from "./engine/connection-pool.js"
import { forVitals } from "./engine/connection-purpose.js"
import type { Gauge } from "./gauge.js"

/** Counts stop here: nobody needs to know how far beyond it things are, and counting has to stay cheap. */
const maxCount = 10_000

export interface LaneBacklog {
  readonly lane: Lane
  /**
   * Seconds for which the oldest delivery that is not delivered has been due, since its first failure where it has failed;
   * 0 without one.
   */
  readonly oldestDueSeconds: number
  readonly deadLetters: number
}

export class Unhealthy extends Data.TaggedError("Unhealthy")<{ readonly message: string }> {}

/** None of these takes a connection from requests or from background work, or waits behind them. */
export class Vitals extends Context.Tag("@mentorkit/adapters-pg/Vitals")<
  Vitals,
  {
    /** Fails unless the database answers. */
    readonly ping: Effect.Effect<void, SqlError.SqlError>
    /** Fails unless every migration of this build has been applied. */
    readonly migrated: Effect.Effect<void, SqlError.SqlError | Unhealthy>
    /** Fails where this worker of the process has not looked for work for this long; one that is to begin has this long, too. */
    readonly polling: (worker: Worker, withinMillis: number) => Effect.Effect<void, Unhealthy>
    /** Every gauge of every domain. */
    readonly gauges: ReadonlyArray<Pick<Gauge, "help" | "name">>
    /** Their values by name: one query over small indexes. A count ends at 10 000, which then means that many or more. */
    readonly backlog: Effect.Effect<Readonly<Record<string, number>>, SqlError.SqlError>
    /** Every lane, in the same way. */
    readonly deliveries: Effect.Effect<ReadonlyArray<LaneBacklog>, SqlError.SqlError>
    /** For how long the sweep that is overdue longest has been: its period began, and no host has finished it. */
    readonly sweepsOverdueSeconds: Effect.Effect<number, SqlError.SqlError>
    readonly pool: () => ReadonlyArray<PoolState>
    /** Ends of sweeps' runs in this process, by name and outcome. */
    readonly sweepRuns: () => ReadonlyArray<readonly [sweep: string, outcome: string, count: number]>
    /** Deliveries of events that this process has brought to their end, by type; each subscriber counts. */
    readonly delivered: () => ReadonlyMap<string, number>
  }
>() {}

const countOf = (sql: SqlClient.SqlClient, rows: Statement.Fragment) =>
  sql`(select count(*)::int from (select 1 from ${rows} limit ${maxCount}::int) as counted)`

/** A parameter that no gauge uses has no type, and the server refuses it. */
const readBacklog = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  const now = DateTime.toDate(yield* DateTime.now)
  const counts = gauges.map(
    ({ rows }) => `(select count(*)::int from (select 1 from ${rows} limit ${maxCount}) as counted)`
  )
  const statement = `select array[${counts.join(", ")}]::int[] as counts`
  const [row] = yield* sql.unsafe<{ readonly counts: ReadonlyArray<number> }>(
    statement,
    statement.includes("$1") ? [now] : []
  )
  const values = row?.counts ?? (yield* Effect.dieMessage("A query without a condition answered nothing."))
  return Object.fromEntries(gauges.map(({ name }, at) => [name, values[at] ?? 0]))
})

/** The first of each lane and priority by `deliveries_due`, and of what fails by `deliveries_failing`, however many there are. */
const readLanes = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  const now = DateTime.toDate(yield* DateTime.now)
  return yield* sql<LaneBacklog>`
    select lanes.lane,
      greatest(0, extract(epoch from ${now}::timestamptz - least(
        (
          select min(due_at)
          from unnest(array[1, 2, 3]::smallint[]) as ranks (rank) cross join lateral (
            select due_at from deliveries
            where lane = lanes.lane and priority = rank and delivered_at is null and dead_at is null
            order by due_at limit 1
          ) as firsts
        ),
        (
          select min(failing_since) from deliveries
          where lane = lanes.lane and failing_since is not null and delivered_at is null and dead_at is null
        )
      )))::float8 as oldest_due_seconds,
      ${countOf(sql, sql`deliveries where lane = lanes.lane and dead_at is not null`)} as dead_letters
    from unnest(${lanes}::text[]) as lanes (lane)`
})

const names = migrations.map(({ name }) => name)

const requireMigrations = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  const landed = yield* sql<{ readonly name: string }>`
    select name from mentorkit_migrations where name = any(${names})`
  if (landed.length < names.length) return yield* new Unhealthy({ message: "Migrations are missing." })
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const pool = yield* ConnectionPool
  const activity = yield* BackgroundActivity
  const sweeps = yield* allSweeps
  // One of two connections is left for signs of life and for whether anybody is there.
  const gate = yield* Effect.makeSemaphore(1)
  const counted = <A, E>(numbers: Effect.Effect<A, E>) => forVitals(gate.withPermits(1)(numbers))

  return Vitals.of({
    ping: forVitals(Effect.asVoid(sql`select 1`)),
    migrated: forVitals(requireMigrations(sql)),
    polling: (worker, withinMillis) =>
      Effect.suspend(() =>
        activity.quietFor(worker) <= withinMillis
          ? Effect.void
          : new Unhealthy({ message: `The ${worker} worker does not look for work.` })
      ),
    gauges,
    backlog: counted(readBacklog(sql)),
    deliveries: counted(readLanes(sql)),
    // By the database's clock, which tells the periods.
    sweepsOverdueSeconds: Effect.map(
      counted(sql<Finished & { readonly at: Date }>`select sweep, finished, clock_timestamp() as at from sweep_runs`),
      (rows) => overdueSeconds(sweeps, rows, rows[0]?.at.getTime() ?? 0)
    ),
    pool: pool.state,
    sweepRuns: () => activity.sweepRuns(),
    delivered: () => activity.delivered
  })
})

export const vitals = Layer.effect(Vitals, make)
