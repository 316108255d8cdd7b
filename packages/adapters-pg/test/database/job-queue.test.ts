/** The queue on pg-boss: what is enqueued runs, inside the transaction that asked for it or not at all. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { jobQueueWith, sweepJobs } from "@mentorkit/adapters-pg"
import { JobQueue, Sweeps } from "@mentorkit/core/kernel"
import { Deferred, Effect, Exit, Layer, Logger, Schedule, Scope } from "effect"
import { engines } from "../support/engines.js"

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
const host = Effect.flatMap(Layer.build(jobQueueWith({ lookEveryMillis: 50, graceSeconds: 1 })), (context) =>
  Effect.provide(JobQueue, context)
)
/** A few looks long. */
const aWhile = Effect.sleep("400 millis")

/** Counts its runs. */
const counter = (name: string, cron?: string) => {
  const counts = { runs: 0 }
  return { counts, job: { name, ...(cron && { cron }), run: Effect.sync(() => void counts.runs++) } }
}

const openJobs = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return (yield* sql`select 1 from pgboss.job where state < 'completed'`).length
}).pipe(Effect.orDie)

const noneOpen = openJobs.pipe(
  Effect.repeat({ until: (count) => count === 0, schedule: Schedule.spaced("20 millis") }),
  Effect.timeout("40 seconds"),
  Effect.orDie
)

describe.each(engines)("jobs on %s", (_name, engine) => {
  layer(
    Layer.merge(engine, quiet),
    real
  )((it) => {
    it.scoped("take part in the transaction that enqueues them", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const queue = yield* host
        const [wanted, unwanted] = [counter("tx.wanted"), counter("tx.unwanted")]
        yield* sql
          .withTransaction(Effect.zipRight(queue.enqueue("tx.unwanted"), Effect.fail("rolled back")))
          .pipe(Effect.either)
        yield* sql.withTransaction(queue.enqueue("tx.wanted"))
        yield* queue.work([wanted.job, unwanted.job])
        yield* eventually(() => wanted.counts.runs > 0)
        assert.deepStrictEqual([wanted.counts.runs, unwanted.counts.runs, yield* openJobs], [1, 0, 0])
      })
    )

    // The first falls if what waits is not taken together, the second if it is thought to be answered by what runs.
    it.scoped("run once for what waits together, and again for what comes while they run", () =>
      Effect.gen(function* () {
        const queue = yield* host
        const [began, go] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        let runs = 0
        const run = Effect.suspend(() => {
          runs++
          return Effect.zipRight(Deferred.succeed(began, undefined), Deferred.await(go))
        })
        for (let i = 0; i < 5; i++) yield* queue.enqueue("once.busy")
        yield* queue.work([{ name: "once.busy", run }])
        yield* Deferred.await(began)
        for (let i = 0; i < 5; i++) yield* queue.enqueue("once.busy")
        yield* aWhile
        assert.strictEqual(runs, 1)
        yield* Deferred.succeed(go, undefined)
        yield* eventually(() => runs === 2)
        yield* aWhile
        assert.deepStrictEqual([runs, yield* openJobs], [2, 0])
      })
    )

    it.scoped("are tried again after a failure", () =>
      Effect.gen(function* () {
        const queue = yield* host
        let runs = 0
        const run = Effect.suspend(() => (++runs < 3 ? Effect.dieMessage("down") : Effect.void))
        yield* queue.work([{ name: "retry.flaky", run }])
        yield* queue.enqueue("retry.flaky")
        yield* eventually(() => runs === 3)
      })
    )

    it.scoped("do not wait for another one that hangs", () =>
      Effect.gen(function* () {
        const queue = yield* host
        const { counts, job } = counter("hang.other")
        const scope = yield* Scope.make()
        yield* Scope.extend(queue.work([{ name: "hang.stuck", run: Effect.never }, job]), scope)
        yield* queue.enqueue("hang.stuck")
        yield* queue.enqueue("hang.other")
        yield* eventually(() => counts.runs === 1)
        yield* queue.enqueue("hang.stuck")
        yield* queue.enqueue("hang.other")
        yield* eventually(() => counts.runs === 2)
        // What was cut off is back in the queue.
        yield* Scope.close(scope, Exit.void)
        const better = counter("hang.stuck")
        yield* (yield* host).work([better.job])
        yield* eventually(() => better.counts.runs > 0)
        yield* noneOpen
      })
    )

    it.scoped("end before their host does, and none begins after", () =>
      Effect.gen(function* () {
        const queue = yield* host
        const scope = yield* Scope.make()
        const began = yield* Deferred.make<void>()
        const seen: Array<string> = []
        const run = Effect.gen(function* () {
          seen.push("began")
          yield* Deferred.succeed(began, undefined)
          yield* Effect.sleep("300 millis")
          seen.push("ended")
        })
        yield* Scope.extend(queue.work([{ name: "stop.slow", run }]), scope)
        yield* queue.enqueue("stop.slow")
        yield* Deferred.await(began)
        yield* Scope.close(scope, Exit.void)
        assert.deepStrictEqual(seen, ["began", "ended"])
        assert.strictEqual(yield* openJobs, 0)
        yield* queue.enqueue("stop.slow")
        yield* aWhile
        assert.lengthOf(seen, 2)
        yield* queue.work([{ name: "stop.slow", run: Effect.void }])
        yield* noneOpen
      })
    )

    it.scoped("with a schedule run at the start, once among all hosts", () =>
      Effect.gen(function* () {
        const rare = counter("cron.rare", "0 0 1 1 *")
        const frequent = counter("cron.frequent", "* * * * *")
        const jobs = [rare.job, frequent.job]
        yield* (yield* host).work(jobs)
        yield* (yield* host).work(jobs)
        yield* eventually(() => rare.counts.runs > 0 && frequent.counts.runs > 0)
        yield* aWhile
        assert.strictEqual(rare.counts.runs, 1)
        // The minute may have ended in between.
        assert.isAtMost(frequent.counts.runs, 2)
      })
    )

    it.scoped("wait for a host that knows them", () =>
      Effect.gen(function* () {
        const { counts, job } = counter("new.job")
        yield* Effect.scoped(
          Effect.gen(function* () {
            const older = yield* host
            yield* older.work([])
            yield* older.enqueue("new.job")
            yield* aWhile
          })
        )
        yield* (yield* host).work([job])
        yield* eventually(() => counts.runs === 1)
      })
    )

    it.effect("of a sweep work until nothing is due; what this package forgets is among them", () =>
      Effect.gen(function* () {
        let due = 7
        const sweep = { name: "demo.sweep", cron: "* * * * *", run: Effect.sync(() => (due > 0 ? due-- : 0)) }
        const jobs = yield* Effect.provideService(sweepJobs, Sweeps, [sweep])
        assert.deepStrictEqual(
          jobs.map(({ name }) => name),
          ["demo.sweep", "outbox.forgetDelivered", "idempotency.forgetKeys", "rateLimits.forgetBuckets"]
        )
        for (const { run } of jobs) yield* run
        assert.strictEqual(due, 0)
      })
    )

    // Falls if an error on the way to or from the queue ends the loop that met it.
    it.scoped("go on after the database was away", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const queue = yield* host
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

    it.scoped("do not start with a schedule that cannot be read", () =>
      Effect.gen(function* () {
        const queue = yield* host
        const exit = yield* Effect.exit(queue.work([{ name: "bad", cron: "at noon", run: Effect.void }]))
        assert.isTrue(Exit.isFailure(exit))
      })
    )
  })
})
