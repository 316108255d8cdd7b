/** The queue on pg-boss, on both engines: what is enqueued runs, inside the transaction that asked for it or not at all. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { jobQueue, sweepJobs } from "@mentorkit/adapters-pg"
import { JobQueue, Sweeps } from "@mentorkit/core/kernel"
import { Effect, Layer, Logger, Ref, Schedule } from "effect"
import { engines } from "../support/engines.js"

const real = { excludeTestServices: true, timeout: 60_000 }
/** One job fails on purpose. */
const quiet = Logger.remove(Logger.defaultLogger)
const eventually = (check: Effect.Effect<boolean>) =>
  check.pipe(
    Effect.repeat({ until: (ok) => ok, schedule: Schedule.spaced("50 millis") }),
    Effect.timeoutFail({ duration: "20 seconds", onTimeout: () => new Error("It did not run") }),
    Effect.orDie
  )

describe.each(engines)("jobs on %s", (_name, engine) => {
  layer(
    jobQueue.pipe(Layer.provideMerge(engine)),
    real
  )((it) => {
    it.scoped("run once they are enqueued, again after a failure, and take part in transactions", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const queue = yield* JobQueue
        const counts = yield* Ref.make({ plain: 0, failing: 0, unwanted: 0 })
        const count = (key: "plain" | "failing" | "unwanted") =>
          Ref.updateAndGet(counts, (all) => ({ ...all, [key]: all[key] + 1 }))
        const reached = (key: "plain" | "failing", least: number) =>
          eventually(Effect.map(Ref.get(counts), (all) => all[key] >= least))

        yield* queue.work([
          { name: "plain", run: Effect.asVoid(count("plain")) },
          {
            name: "failing",
            run: Effect.flatMap(count("failing"), ({ failing }) =>
              failing === 1 ? Effect.dieMessage("the first time") : Effect.void
            )
          },
          { name: "unwanted", run: Effect.asVoid(count("unwanted")) }
        ])
        yield* sql
          .withTransaction(Effect.zipRight(queue.enqueue("unwanted"), Effect.fail("rolled back")))
          .pipe(Effect.either)
        yield* sql.withTransaction(queue.enqueue("plain"))
        yield* queue.enqueue("failing")
        yield* reached("plain", 1)
        yield* reached("failing", 2)

        const waiting = yield* sql`select 1 from pgboss.job where name = 'unwanted'`
        assert.strictEqual((yield* Ref.get(counts)).unwanted + waiting.length, 0)
      })
    )
  })
})

layer(Layer.succeed(Sweeps, []))((it) => {
  it.effect("a sweep's job works until nothing is due", () =>
    Effect.gen(function* () {
      let due = 7
      const sweep = { name: "demo.sweep", cron: "* * * * *", run: Effect.sync(() => (due > 0 ? due-- : 0)) }
      const [job] = yield* Effect.provideService(sweepJobs, Sweeps, [sweep])
      yield* job?.run ?? Effect.dieMessage("no job")
      assert.strictEqual(due, 0)
      assert.deepInclude(job, { name: "demo.sweep", cron: "* * * * *" })
    })
  )
})
