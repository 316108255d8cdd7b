/** Sweeps that count their runs, and hosts that run them at a time that the test sets. */
import { SqlClient } from "@effect/sql"
import { BackgroundActivity, runSweeps, type SweepRunnerOptions } from "@mentorkit/adapters-pg"
import type { Sweep } from "@mentorkit/core/kernel/ports"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { Deferred, Effect, ExecutionStrategy, Exit, Scope } from "effect"
import { runSweepsBy } from "../../src/database/background/sweep-runner.js"

/** For a test that waits for a lease to end. The same on all its hosts. */
export const patient: SweepRunnerOptions = { leaseSeconds: 2, pollEvery: "20 millis", graceSeconds: 1 }

/** Every five minutes, unless told otherwise; with its runs, and how many of them were going on at once. */
export const counting = (work: Effect.Effect<unknown> = Effect.void, cron = "*/5 * * * *") => {
  const counts = { runs: 0, running: 0, mostAtOnce: 0 }
  const run = Effect.acquireUseRelease(
    Effect.sync(() => {
      counts.runs++
      counts.mostAtOnce = Math.max(counts.mostAtOnce, ++counts.running)
    }),
    () => Effect.as(work, 0),
    () => Effect.sync(() => void counts.running--)
  )
  return { counts, sweep: { name: `test.${crypto.randomUUID()}`, cron, run } satisfies Sweep as Sweep }
}

/**
 * The database's time as the hosts of a test see it: it stands still unless it is moved. It lies behind the
 * database's own clock, which believes nothing that is ahead of it.
 */
export const newTime = () => {
  let millis = Date.UTC(2026, 0, 5, 10, 2, 30)
  return {
    now: () => millis,
    addMinutes: (minutes: number) => {
      millis += minutes * 60_000
    }
  }
}

/** For a sweep that says when it has begun, and goes on until it may end. */
export const newGate = Effect.gen(function* () {
  const [began, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
  return {
    began: Deferred.await(began),
    open: Deferred.succeed(mayEnd, undefined),
    work: Effect.zipRight(Deferred.succeed(began, undefined), Deferred.await(mayEnd))
  }
})

/** Runs sweeps in a scope of its own; answers how to stop, and whether and when it looks for what is due. */
export const newHost = Effect.fnUntraced(function* (
  sweeps: ReadonlyArray<Sweep>,
  { now, ...options }: SweepRunnerOptions & { readonly now?: () => number } = {},
  finalizers: ExecutionStrategy.ExecutionStrategy = ExecutionStrategy.sequential
) {
  const scope = yield* Scope.make(finalizers)
  yield* Effect.addFinalizer((exit) => Scope.close(scope, exit))
  let looks = 0
  let isLooking = false
  const beat = () => {
    looks++
    isLooking = false
    return undefined
  }
  const activity = { ...(yield* BackgroundActivity), beat }
  const noted = (tell: () => number) => () => {
    isLooking = true
    return tell()
  }
  const run = now === undefined ? runSweeps : runSweepsBy(noted(now))
  yield* run(sweeps, { pollEvery: "10 millis", graceSeconds: 1, ...options }).pipe(
    Scope.extend(scope),
    Effect.provideService(BackgroundActivity, activity)
  )
  return {
    stop: Scope.close(scope, Exit.void),
    /** It has told the time and has not claimed what is due by it. Only of a host whose time the test sets. */
    isLooking: () => isLooking,
    looksAgain: Effect.suspend(() => {
      const enough = looks + 3
      return untilSo(() => looks >= enough)
    })
  }
})

interface Row {
  readonly finished: Date
  readonly period: Date
  readonly attempts: number
  readonly holder: string | null
  readonly freeAt: Date
}

/** Once a host has made it. */
export const rowOf = (sweep: Sweep): Effect.Effect<Row, never, SqlClient.SqlClient> =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<Row>`select finished, period, attempts, holder, free_at from sweep_runs where sweep = ${sweep.name}`
  ).pipe(
    Effect.orDie,
    Effect.flatMap(([row]) =>
      row === undefined ? Effect.zipRight(Effect.sleep("10 millis"), rowOf(sweep)) : Effect.succeed(row)
    )
  )

/** The last period that was begun has been brought to its end. So has the one before the first, of a sweep that is new. */
export const isDone = (sweep: Sweep) => Effect.map(rowOf(sweep), ({ finished, period }) => finished >= period)

export const change = Effect.fnUntraced(function* (sweep: Sweep, set: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`update sweep_runs set ${sql.literal(set)} where sweep = ${sweep.name}`
}, Effect.orDie)
