/** The queue on pg-boss, beyond the promises of its port. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type JobQueueOptions, jobQueueWith, sweepJobs } from "@mentorkit/adapters-pg"
import { JobQueue, Sweeps } from "@mentorkit/core/kernel"
import { Deferred, Effect, Exit, Layer, Logger, Schedule, Scope } from "effect"
import { concurrent, everyEngine } from "../support/engines.js"

/** Some jobs fail on purpose. */
const quiet = Logger.remove(Logger.defaultLogger)
const real = { excludeTestServices: true, timeout: 120_000 } as const

const eventually = (check: () => boolean) =>
  Effect.sync(check).pipe(
    Effect.repeat({ until: (ok) => ok, schedule: Schedule.spaced("20 millis") }),
    Effect.timeoutFail({ duration: "40 seconds", onTimeout: () => new Error("It did not happen") }),
    Effect.orDie
  )

/** A queue of its own on the shared database: another host. */
const host = (options: JobQueueOptions = {}) =>
  Effect.flatMap(
    Layer.build(Layer.fresh(jobQueueWith({ lookEveryMillis: 50, graceSeconds: 1, ...options }))),
    (context) => Effect.provide(JobQueue, context)
  )
/** A few looks long. */
const aWhile = Effect.sleep("400 millis")

const noneOpen = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`select 1 from pgboss.job where state < 'completed'`
).pipe(
  Effect.repeat({ until: (rows) => rows.length === 0, schedule: Schedule.spaced("20 millis") }),
  Effect.timeout("40 seconds"),
  Effect.orDie
)

describe.each(everyEngine)("jobs on %s", (_name, engine) => {
  layer(
    Layer.merge(engine, quiet),
    real
  )((it) => {
    it.effect("of a sweep work until nothing is due; what this package forgets is among them", () =>
      Effect.gen(function* () {
        let due = 7
        const sweep = { name: "demo.sweep", cron: "* * * * *", run: Effect.sync(() => (due > 0 ? due-- : 0)) }
        const jobs = yield* Effect.provideService(sweepJobs, Sweeps, [sweep])
        assert.deepStrictEqual(
          jobs.map(({ name }) => name),
          [
            "demo.sweep",
            "outbox.forgetDelivered",
            "idempotency.forgetKeys",
            "rateLimits.forgetBuckets",
            "realtime.forgetFrames"
          ]
        )
        for (const { run } of jobs) yield* run
        assert.strictEqual(due, 0)
      })
    )

    // Falls if an error on the way to or from the queue ends the loop that met it.
    it.scoped("go on after the database was away", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const queue = yield* host()
        let runs = 0
        const goesAway = Effect.suspend(() =>
          ++runs === 1 ? Effect.orDie(sql`alter table pgboss.job rename to job_away`) : Effect.void
        )
        yield* queue.work([{ name: "away.job", run: Effect.asVoid(goesAway) }])
        yield* queue.enqueue("away.job")
        yield* eventually(() => runs === 1)
        yield* aWhile
        yield* sql`alter table pgboss.job_away rename to job`
        yield* queue.enqueue("away.job")
        yield* eventually(() => runs === 2)
      })
    )
  })
})

describe.each(concurrent)("a job whose host has died on %s", (_name, engine) => {
  layer(
    Layer.merge(engine, quiet),
    real
  )((it) => {
    // Falls if nobody takes back what has shown no sign of life for its lease.
    it.scoped("is run by another host once its lease is over", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const queue = yield* host({ leaseSeconds: 2 })
        yield* queue.enqueue("orphan")
        // All that is left of whoever took it.
        yield* sql`update pgboss.job set state = 'active', started_on = now() where data->>'job' = 'orphan'`
        let runs = 0
        yield* queue.work([{ name: "orphan", run: Effect.sync(() => void runs++) }])
        yield* eventually(() => runs > 0)
        yield* noneOpen
        assert.strictEqual(runs, 1)
      })
    )
  })
})

describe.each(concurrent)("a job that runs longer than its lease on %s", (_name, engine) => {
  layer(
    Layer.merge(engine, quiet),
    real
  )((it) => {
    // Falls without signs of life, and if they end before the stop does: the other host would run it too.
    it.scoped("stays with its host while that one lives, to the end of its stop", () =>
      Effect.gen(function* () {
        const [first, second] = [yield* host({ leaseSeconds: 2, graceSeconds: 20 }), yield* host({ leaseSeconds: 2 })]
        const began = yield* Deferred.make<void>()
        let runs = 0
        const run = Effect.suspend(() => {
          runs++
          return Effect.zipRight(Deferred.succeed(began, undefined), Effect.sleep("6 seconds"))
        })
        const scope = yield* Scope.make()
        yield* Scope.extend(first.work([{ name: "long", run }]), scope)
        yield* second.enqueue("long")
        yield* Deferred.await(began)
        yield* second.work([{ name: "long", run }])
        yield* Effect.sleep("3 seconds")
        yield* Scope.close(scope, Exit.void)
        yield* noneOpen
        assert.strictEqual(runs, 1)
      })
    )
  })
})
