/**
 * Runs sweeps when their time comes, shared by all hosts of one database: at most one run at a time, and one that succeeds
 * in each period. A period that nobody was there for is made up for once, at the next start.
 */
import type { SqlClient } from "@effect/sql"
import type { Sweep } from "@mentorkit/core/kernel/ports"
import { Cause, Duration, Effect, Exit, Fiber, Queue, Runtime, Schedule, type Scope } from "effect"
import { inBackground } from "../engine/connection-purpose.js"
import { BackgroundActivity } from "./background-activity.js"
import { pauseBetweenRenewals, renewal } from "./renewal.js"
import { sweepPeriodsOf } from "./sweep-periods.js"
import { type ClaimedSweep, sweepRunsOf } from "./sweep-runs.js"

/** Sweeps that run at the same time, so that connections of the background are left for deliveries. */
const maxQuick = 4
/** A run that takes longer makes room for another sweep beside it. */
const slowAfterMillis = 30_000
/** With the slow ones among them. */
const maxWithSlow = 8
/** A run that takes longer is ended. */
const longestRun = Duration.minutes(15)

export interface SweepRunnerOptions {
  /** How long a stop waits for sweeps that are running, before it ends them; 10 unless told. */
  readonly graceSeconds?: number
  /** How soon a host notices that a period has begun or a sweep was left behind; 2 seconds unless told. */
  readonly pollEvery?: Duration.DurationInput
  /** How long a claim lasts without a sign of life from its host, the same on all hosts; 30 unless told. */
  readonly leaseSeconds?: number
}

/** The database may be away for a moment; what was to be done will still be there when it is back. */
const keepGoing =
  (what: string) =>
  <A>(effect: Effect.Effect<A, unknown>): Effect.Effect<A | undefined> =>
    Effect.catchAllCause(effect, (cause) =>
      Cause.isInterruptedOnly(cause)
        ? Effect.interrupt
        : Effect.as(Effect.logWarning(`The sweep runner could not ${what}`, cause), undefined)
    )

const outcomeOf = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isSuccess(exit) ? "succeeded" : Cause.isInterruptedOnly(exit.cause) ? "stopped" : "failed"

const runToEnd = ({ name, run }: Sweep) =>
  Effect.repeat(run, { while: (count) => count > 0 }).pipe(
    Effect.timeoutFail({
      duration: longestRun,
      onTimeout: () => new Error(`It did not end within ${Duration.format(longestRun)}`)
    }),
    Effect.withSpan(`sweep ${name}`, { root: true }),
    Effect.interruptible,
    Effect.exit
  )

/** The sweeps that this host runs now, and a way to wait until there is none. */
const runningSweeps = Effect.map(Effect.makeLatch(true), (isIdle) => {
  const runs = new Map<string, { readonly fiber: Fiber.RuntimeFiber<void>; readonly began: number }>()
  return {
    isIdle: isIdle.await,
    has: (sweep: string) => runs.has(sweep),
    sweeps: () => [...runs.keys()],
    /** How many more may start. */
    room: () => {
      const quick = [...runs.values()].filter(({ began }) => performance.now() - began < slowAfterMillis)
      return Math.min(maxQuick - quick.length, maxWithSlow - runs.size)
    },
    join: (sweep: string, fiber: Fiber.RuntimeFiber<void>) => {
      runs.set(sweep, { fiber, began: performance.now() })
      isIdle.unsafeClose()
    },
    leave: (sweep: string) => {
      runs.delete(sweep)
      if (runs.size === 0) isIdle.unsafeOpen()
    },
    end: (sweeps: Iterable<string>) => Fiber.interruptAll([...sweeps].flatMap((sweep) => runs.get(sweep)?.fiber ?? []))
  }
})

const closingInReverse = <A, E, R>(background: Effect.Effect<A, E, R>) =>
  Effect.sequentialFinalizers(inBackground(background))

type Table = Effect.Effect.Success<ReturnType<typeof sweepRunsOf>>
type RunningSweeps = Effect.Effect.Success<typeof runningSweeps>

const noteEnd = (table: Table, { attempt, sweep }: ClaimedSweep, exit: Exit.Exit<unknown, unknown>) => {
  if (Exit.isSuccess(exit)) return keepGoing(`note the end of ${sweep}`)(table.finish(sweep))
  return Cause.isInterruptedOnly(exit.cause)
    ? Effect.zipRight(
        Effect.logWarning(`The sweep ${sweep} was stopped before its end`),
        keepGoing(`give ${sweep} back`)(table.giveBack(sweep))
      )
    : Effect.zipRight(
        Effect.logError(`The sweep ${sweep} failed`, exit.cause),
        keepGoing(`note the failure of ${sweep}`)(table.fail(sweep, attempt))
      )
}

/** A run whose lease was lost is ended here: another host may have started it again. */
const renewRunning = (table: Table, running: RunningSweeps) =>
  Effect.gen(function* () {
    const claimed = running.sweeps()
    if (claimed.length === 0) return
    const kept = new Set((yield* table.renew(claimed)).map(({ sweep }) => sweep))
    // One that does not let itself be ended must not keep the claims of others from being renewed.
    yield* Effect.forkDaemon(running.end(claimed.filter((sweep) => !kept.has(sweep))))
  })

const stopAfterGrace = (running: RunningSweeps, graceSeconds: number) =>
  Effect.timeoutOption(running.isIdle, Duration.seconds(graceSeconds)).pipe(
    // In a fiber of its own: one that was interrupted waits for nothing that may be interrupted.
    Effect.interruptible,
    Effect.forkDaemon,
    Effect.flatMap(Fiber.await),
    Effect.zipRight(Effect.suspend(() => running.end(running.sweeps())))
  )

const every = (effect: Effect.Effect<unknown>, pause: Effect.Effect<unknown>) =>
  Effect.forever(Effect.zipRight(effect, pause))

/** All sweeps that this host knows, each with the period that it is in. */
const currentPeriodsOf = (table: Table, now: (() => number) | undefined, sweeps: ReadonlyArray<Sweep>) => {
  const known = new Map(sweeps.map((sweep) => [sweep.name, sweepPeriodsOf(sweep)]))
  return Effect.map(now === undefined ? table.now : Effect.sync(now), (millis) =>
    [...known].map(([sweep, periods]) => ({ sweep, period: periods.at(millis), periods }))
  )
}
type CurrentPeriods = ReturnType<typeof currentPeriodsOf>

/** Tries until the database has stored them. */
const addNewSweeps = (table: Table, periods: CurrentPeriods, pollEvery: Duration.DurationInput) =>
  Effect.flatMap(periods, (current) =>
    table.add(current.map(({ period, periods: { before }, sweep }) => ({ sweep, period: before(period) })))
  ).pipe(
    keepGoing("note its sweeps"),
    Effect.repeat({ until: (rows) => rows !== undefined, schedule: Schedule.spaced(pollEvery) })
  )

/** Looks once for what is due and starts it; `onEnd` is called at each end. */
const lookOnce = (
  {
    periods,
    running,
    sweeps,
    table
  }: {
    readonly table: Table
    readonly running: RunningSweeps
    readonly periods: CurrentPeriods
    readonly sweeps: ReadonlyArray<Sweep>
  },
  onEnd: () => void
) =>
  Effect.gen(function* () {
    const activity = yield* BackgroundActivity
    const fork = Runtime.runFork(yield* Effect.runtime<never>())
    const known = new Map(sweeps.map((sweep) => [sweep.name, sweep]))

    const runOne = Effect.fnUntraced(function* (claimed: ClaimedSweep, sweep: Sweep) {
      const exit = yield* runToEnd(sweep)
      activity.noteRun(sweep.name, outcomeOf(exit))
      yield* noteEnd(table, claimed, exit)
      running.leave(sweep.name)
      onEnd()
    }, Effect.uninterruptible)

    const claimAndStart = Effect.fnUntraced(function* (room: number) {
      const free = (yield* periods).filter(({ sweep }) => !running.has(sweep))
      for (const claimed of yield* table.claim(free, room)) {
        const sweep = known.get(claimed.sweep)
        // Not at once: it must not leave before it has joined.
        if (sweep !== undefined) running.join(claimed.sweep, fork(runOne(claimed, sweep), { immediate: false }))
      }
    })

    return Effect.gen(function* () {
      const room = running.room()
      if (room > 0) yield* claimAndStart(room)
      activity.beat("sweeps")
    }).pipe(keepGoing("look for what is due"), Effect.uninterruptible)
  })

const startRunner = Effect.fnUntraced(function* (
  now: (() => number) | undefined,
  sweeps: ReadonlyArray<Sweep>,
  { graceSeconds = 10, leaseSeconds = 30, pollEvery = "2 seconds" }: SweepRunnerOptions
) {
  const activity = yield* BackgroundActivity
  const table = yield* sweepRunsOf(crypto.randomUUID(), leaseSeconds)
  const running = yield* runningSweeps
  const hasEnded = yield* Queue.sliding<void>(1)
  const periods = currentPeriodsOf(table, now, sweeps)
  const look = yield* lookOnce({ table, running, periods, sweeps }, () => hasEnded.unsafeOffer())

  // Ends last, whatever scope this is put into, so that it goes on while a stop waits for what runs.
  yield* Effect.forkScoped(
    every(
      renewal(renewRunning(table, running), leaseSeconds, "The sweep runner could not renew what runs"),
      Effect.sleep(pauseBetweenRenewals(leaseSeconds))
    )
  )
  yield* Effect.addFinalizer(() => stopAfterGrace(running, graceSeconds))
  // Health checks count the time to its first look from here.
  activity.beat("sweeps")
  // Stops before the wait for running sweeps, which then includes what it has just claimed.
  const pause = Effect.timeoutOption(Queue.take(hasEnded), pollEvery)
  yield* Effect.forkScoped(Effect.zipRight(addNewSweeps(table, periods, pollEvery), every(look, pause)))
}, closingInReverse)

type RunSweeps = (
  sweeps: ReadonlyArray<Sweep>,
  options?: SweepRunnerOptions
) => Effect.Effect<void, never, SqlClient.SqlClient | Scope.Scope>

/** With a clock of the caller's that tells periods, in milliseconds since 1970; for tests. */
export const runSweepsBy =
  (now: () => number): RunSweeps =>
  (sweeps, options = {}) =>
    startRunner(now, sweeps, options)

/**
 * Until the scope closes; then waits for what runs, and gives back what does not end. A cron that cannot be read is a defect.
 * Periods go by the database's clock, which all hosts share: neither a host whose clock is wrong nor one that development
 * moves triggers anything.
 */
export const runSweeps: RunSweeps = (sweeps, options = {}) => startRunner(undefined, sweeps, options)
