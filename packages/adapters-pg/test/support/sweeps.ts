/** Sweeps that count their runs, and hosts that run them at a time that the test sets. */
import { SqlClient } from "@effect/sql"
import { BackgroundActivity, runSweeps, type SweepRunnerOptions } from "@mentorkit/adapters-pg"
import type { Sweep } from "@mentorkit/core/kernel"
import { Effect, Exit, Schedule, Scope } from "effect"

/** For a test that waits for a lease to end. The same on all its hosts. */
export const patient: SweepRunnerOptions = { leaseSeconds: 2, lookEveryMillis: 20, graceSeconds: 1 }

export const eventually = <E = never, R = never>(isSo: (() => boolean) | Effect.Effect<boolean, E, R>) =>
  (Effect.isEffect(isSo) ? isSo : Effect.sync(isSo)).pipe(
    Effect.repeat({ until: (so) => so, schedule: Schedule.spaced("10 millis") }),
    Effect.timeoutFail({ duration: "25 seconds", onTimeout: () => new Error("It did not happen") }),
    Effect.orDie,
    Effect.asVoid
  )

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

/** Real time as the hosts of a test see it: it stands still unless it is moved. */
export const newTime = () => {
  let millis = Date.parse("2030-01-01T12:02:30Z")
  return {
    now: () => millis,
    addMinutes: (minutes: number) => {
      millis += minutes * 60_000
    }
  }
}

/** Runs sweeps in a scope of its own; answers how to stop, and how to wait until it has looked some more times. */
export const newHost = Effect.fnUntraced(function* (sweeps: ReadonlyArray<Sweep>, options: SweepRunnerOptions = {}) {
  const scope = yield* Scope.make()
  yield* Effect.addFinalizer((exit) => Scope.close(scope, exit))
  let looks = 0
  const activity = { ...(yield* BackgroundActivity), beat: () => void looks++ }
  yield* runSweeps(sweeps, { lookEveryMillis: 10, graceSeconds: 1, ...options }).pipe(
    Scope.extend(scope),
    Effect.provideService(BackgroundActivity, activity)
  )
  return {
    stop: Scope.close(scope, Exit.void),
    looksAgain: Effect.suspend(() => {
      const enough = looks + 3
      return eventually(() => looks >= enough)
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
