/** The job queue on pg-boss, through the client that everything else uses: both engines, and inside its transactions. */
import { SqlClient } from "@effect/sql"
import { type Job, JobQueue, Sweeps } from "@mentorkit/core/kernel"
import { Cause, Effect, Exit, Layer, Runtime } from "effect"
import PgBoss from "pg-boss"
import { migrate } from "./migrate.js"

/** Pauses between looks, for jobs that another host or a schedule has enqueued. */
const pollSeconds = 2
/** A job that has not ended by then is taken over by another worker: its host is gone. */
const takenOverAfterSeconds = 30

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const outside = yield* Effect.runtime<never>()

  /** Runs pg-boss' own statements; with the runtime of a transaction, inside of it. Its columns keep their names. */
  const database = (runtime: Runtime.Runtime<never>): PgBoss.Db => ({
    executeSql: async (text, values) => {
      const exit = await Runtime.runPromiseExit(runtime)(sql.unsafe(text, values ?? []).withoutTransform)
      if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
      return { rows: [...exit.value] }
    }
  })

  const boss = new PgBoss({
    db: database(outside),
    retryLimit: 3,
    retryBackoff: true,
    expireInSeconds: takenOverAfterSeconds,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7
  })
  // Without a listener an error of its maintenance would end the process; a job's own errors are told below.
  boss.on("error", (error) =>
    Runtime.runFork(outside)(
      Effect.logWarning("The job queue could not do its upkeep").pipe(Effect.annotateLogs({ error }))
    )
  )

  const register = Effect.fnUntraced(function* ({ cron, name, run }: Job) {
    const runtime = yield* Effect.runtime<never>()
    yield* Effect.promise(async () => {
      // One that waits and one that runs, however often it is enqueued.
      await boss.createQueue(name, { name, policy: "stately" })
      if (cron === undefined) await boss.unschedule(name)
      else await boss.schedule(name, cron)
      await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
        const exit = await Runtime.runPromiseExit(runtime)(
          run.pipe(
            Effect.tapErrorCause((cause) => Effect.logError(`The job ${name} failed`, cause)),
            Effect.withSpan(`job ${name}`)
          )
        )
        if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
      })
    })
  })

  return JobQueue.of({
    enqueue: (name) =>
      Effect.flatMap(Effect.runtime<never>(), (runtime) =>
        Effect.promise(async () => {
          await boss.send(name, {}, { db: database(runtime) })
        })
      ),
    work: (jobs) =>
      Effect.acquireRelease(
        Effect.promise(() => boss.start()),
        () => Effect.promise(() => boss.stop({ graceful: true, wait: true, timeout: 10_000 }))
      ).pipe(Effect.zipRight(Effect.forEach(jobs, register, { discard: true })))
  })
})

export const jobQueue = Layer.effect(JobQueue, make).pipe(Layer.provide(migrate))

/** Every sweep as a job: a trigger works until nothing is left that is due. */
export const sweepJobs: Effect.Effect<ReadonlyArray<Job>, never, Sweeps> = Effect.map(Sweeps, (sweeps) =>
  sweeps.map(({ cron, name, run }) => ({
    name,
    cron,
    run: Effect.asVoid(Effect.repeat(run, { while: (count) => count > 0 }))
  }))
)
