/**
 * The table `sweep_runs`: which period of each sweep was done last, and who is at the next one. Periods, leases and pauses
 * go by the database's clock, which all hosts share.
 */
import { SqlClient } from "@effect/sql"
import { Effect, Schedule } from "effect"
import { maxAheadSeconds } from "./sweep-periods.js"

const maxAttempts = 5
/** Three seconds in all. The run has happened: a database that is away for a moment must not have it happen again. */
const noteAgain = Schedule.exponential("100 millis").pipe(Schedule.intersect(Schedule.recurs(5)))

export interface Due {
  readonly sweep: string
  readonly period: Date
}

export interface ClaimedSweep {
  readonly sweep: string
  /** Counted from 1 in each period. */
  readonly attempt: number
}

/** The pauses before the second attempt to the fifth: 5 s, 25 s, 2 minutes, 10 minutes. */
export const pauseSeconds = (attempt: number): number => 5 ** attempt

const rowsOf = (due: ReadonlyArray<Due>) => JSON.stringify(due.map(({ period, sweep }) => ({ sweep, period })))

/** For one host. Each answers the sweeps that it was about, and leaves alone what the host has lost to another one. */
export const sweepRunsOf = Effect.fnUntraced(function* (host: string, leaseSeconds: number) {
  const sql = yield* SqlClient.SqlClient
  const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8)`
  const endOf = (sweep: string) => sql`where sweep = ${sweep} and holder = ${host} returning sweep`

  return {
    /** In milliseconds since 1970. */
    now: Effect.flatMap(sql<{ readonly at: Date }>`select clock_timestamp() as at`, ([row]) =>
      row === undefined
        ? Effect.dieMessage("A query without a condition answered nothing.")
        : Effect.succeed(row.at.getTime())
    ),

    /** Sweeps that no host has run yet, as if the period before this one was done. */
    add: (befores: ReadonlyArray<Due>) =>
      sql`
        insert into sweep_runs (sweep, finished, period, attempts, free_at)
        select sweep, period, period, 0, clock_timestamp()
        from json_to_recordset(${rowsOf(befores)}::json) as first (sweep text, period timestamptz)
        order by sweep on conflict do nothing`,

    /**
     * Those of which the period is not done and nobody is at it, the longest neglected first. What another host is about to
     * claim is passed by, so that hosts which look at once share what there is. A period beyond the horizon is one of
     * a wrong clock: it is not claimed, and where it is stored it counts as neither begun nor done.
     */
    claim: (latest: ReadonlyArray<Due>, max: number) =>
      sql<ClaimedSweep>`
        with clock as (select clock_timestamp() + make_interval(secs => ${maxAheadSeconds}::float8) as horizon),
        due as (
          select sweep,
            case when finished > horizon then latest.period - interval '1 second' else finished end as finished,
            case when runs.period between latest.period and horizon then runs.period else latest.period end as period,
            case when runs.period between latest.period and horizon then attempts + 1 else 1 end as attempt
          from clock cross join json_to_recordset(${rowsOf(latest)}::json) as latest (sweep text, period timestamptz)
          join sweep_runs as runs using (sweep)
          where latest.period <= horizon and finished not between latest.period and horizon and (
            runs.period not between latest.period and horizon and (holder is null or free_at <= clock_timestamp())
            or attempts < ${maxAttempts}::int and free_at <= clock_timestamp()
          )
          order by finished, sweep limit ${max}::int for update of runs skip locked
        )
        update sweep_runs
        set finished = due.finished, period = due.period, attempts = due.attempt, holder = ${host}, free_at = ${leaseEnd}
        from due where sweep_runs.sweep = due.sweep returning sweep_runs.sweep, attempts as attempt`,

    renew: (sweeps: ReadonlyArray<string>) =>
      sql<{ readonly sweep: string }>`
        update sweep_runs set free_at = ${leaseEnd}
        where holder = ${host} and ${sql.in("sweep", sweeps)} returning sweep`,

    finish: (sweep: string) =>
      sql`update sweep_runs set finished = period, holder = null, free_at = clock_timestamp() ${endOf(sweep)}`.pipe(
        Effect.retry(noteAgain)
      ),

    /** To be tried again after a pause. */
    fail: (sweep: string, attempt: number) =>
      sql`
        update sweep_runs
        set holder = null, free_at = clock_timestamp() + make_interval(secs => ${pauseSeconds(attempt)}::float8)
        ${endOf(sweep)}`,

    /** As if it had not begun. */
    giveBack: (sweep: string) =>
      sql`
        update sweep_runs set holder = null, attempts = greatest(attempts - 1, 0), free_at = clock_timestamp()
        ${endOf(sweep)}`
  }
})
