/**
 * The job queue on pg-boss, through the client that everything else uses: both engines, and inside its transactions.
 *
 * All jobs share one of pg-boss' queues, which is a table: one look finds whatever waits, and a new job is no change of
 * the schema. pg-boss goes by the database's own clock, so jobs only trigger; what is due stands in rows of ours.
 */
import { SqlClient } from "@effect/sql"
import { JobQueue } from "@mentorkit/core/kernel"
import { Cause, Effect, Exit, Layer, Runtime } from "effect"
import PgBoss from "pg-boss"
import { migrate, takeTurns } from "../migrator/migrate.js"
import { missingScript, queue, queueOptions } from "./job-queue-schema.js"
import { type JobQueueOptions, type Jobs, workOn } from "./job-worker.js"

interface Data {
  readonly job: string
}

/** pg-boss sends whole transactions as one text. On a shared connection a failed one must not be left open. */
const transactionIn = (text: string): string | undefined => /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(text)?.[1]

const make = Effect.fnUntraced(function* ({ leaseSeconds = 15, ...options }: JobQueueOptions) {
  const sql = yield* SqlClient.SqlClient
  const outside = yield* Effect.runtime<never>()

  /** With the runtime of a transaction, its statements are part of it. Columns keep the names that pg-boss gives. */
  const database = (runtime: Runtime.Runtime<never>): PgBoss.Db => ({
    executeSql: async (text, values) => {
      const transaction = transactionIn(text)
      const statement = sql.unsafe(transaction ?? text, values ?? []).withoutTransform
      const exit = await Runtime.runPromiseExit(runtime)(
        transaction === undefined ? statement : sql.withTransaction(statement)
      )
      if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
      return { rows: [...exit.value] }
    }
  })
  /** For looking, where pg-boss would keep an error to itself. */
  const told: PgBoss.Db = {
    executeSql: async (text, values) => {
      try {
        return await database(outside).executeSql(text, values)
      } catch (error) {
        Runtime.runFork(outside)(Effect.logWarning("The job queue could not look for work", error))
        throw error
      }
    }
  }

  let starting: Runtime.Runtime<never> | undefined
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database(starting ?? outside).executeSql(text, values) },
    // Its own timers would not end with the scope, and lose errors.
    schedule: false,
    supervise: false,
    archiveCompletedAfterSeconds: 3600,
    archiveFailedAfterSeconds: 7 * 86_400,
    deleteAfterHours: 1
  })
  const start = Effect.promise(async () => {
    await boss.start()
    await boss.createQueue(queue, { name: queue, ...queueOptions })
  })
  // pg-boss alone does not survive two hosts that make its tables at once.
  const startInTurn = Effect.gen(function* () {
    yield* takeTurns
    starting = yield* Effect.runtime<never>()
    yield* start
  }).pipe(
    sql.withTransaction,
    Effect.ensuring(
      Effect.sync(() => {
        starting = undefined
      })
    )
  )
  yield* (yield* missingScript) === undefined ? start : startInTurn

  const send = (job: string, options: PgBoss.SendOptions = {}) =>
    Effect.flatMap(Effect.runtime<never>(), (runtime) =>
      Effect.promise(() =>
        boss.send(queue, { job } satisfies Data, {
          ...options,
          expireInSeconds: leaseSeconds,
          db: database(runtime)
        })
      )
    ).pipe(Effect.asVoid, Effect.uninterruptible)

  const asJobs: Jobs = {
    send: (job, { atMostEverySeconds }) => send(job, { singletonKey: job, singletonSeconds: atMostEverySeconds }),
    take: (most) =>
      Effect.map(
        Effect.promise(() => boss.fetch<Data>(queue, { batchSize: most, priority: false, db: told })),
        (rows) => rows.map(({ data, id }) => ({ id, job: data.job }))
      ),
    complete: (ids) => Effect.asVoid(Effect.promise(() => boss.complete(queue, [...ids]))),
    giveBack: (ids) => Effect.asVoid(Effect.promise(() => boss.fail(queue, [...ids]))),
    renew: (ids) =>
      sql`
        update pgboss.job set started_on = now()
        where name = ${queue} and state = 'active' and ${sql.in("id", ids)}`.pipe(Effect.asVoid, Effect.orDie),
    takeBack: Effect.asVoid(Effect.promise(() => boss.expire())),
    maintain: Effect.asVoid(Effect.promise(() => boss.maintain()))
  }

  return JobQueue.of({ enqueue: (name) => send(name), work: workOn(asJobs, { ...options, leaseSeconds }) })
})

export const jobQueueWith = (options: JobQueueOptions) =>
  Layer.effect(JobQueue, make(options)).pipe(Layer.provide(migrate))
export const jobQueue = jobQueueWith({})
