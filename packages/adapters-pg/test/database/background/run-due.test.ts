/** After `runDue` nothing is due, whatever else was at work; and it ends in every case. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { OutboxRelay, type Sweep, Sweeps } from "@mentorkit/core/kernel/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { Cause, Effect, Exit, Fiber, TestClock } from "effect"
import { runDue } from "../../../src/index.js"
import { append, relayWith, relayWorld, subscriber } from "../../support/relays.js"

const sweep = (name: string, run: () => number): Sweep => ({ name, cron: "* * * * *", run: Effect.sync(run) })
const given = (drain: Effect.Effect<number>, sweeps: ReadonlyArray<Sweep>) =>
  runDue.pipe(Effect.provideService(OutboxRelay, { drain, run: Effect.never }), Effect.provideService(Sweeps, sweeps))
const defectOf = (exit: Exit.Exit<number>) => (Exit.isFailure(exit) ? String(Cause.squash(exit.cause)) : "none")

describe("running what is due", () => {
  // Falls if a round ends before what it made due is done.
  it.effect("goes on while work makes work", () =>
    Effect.gen(function* () {
      let [events, rows, more] = [3, 0, 0]
      const drain = Effect.sync(() => {
        const delivered = events
        rows += events
        events = 0
        return delivered
      })
      const batch = sweep("demo.batch", () => {
        const done = Math.min(rows, 2)
        rows -= done
        if (done > 0 && more++ < 2) events++
        return done
      })
      assert.strictEqual(yield* given(drain, [batch]), 10)
      assert.deepStrictEqual([events, rows], [0, 0])
    })
  )

  it.effect("names the sweep that never ends", () =>
    Effect.gen(function* () {
      const sweeps = [sweep("demo.fine", () => 0), sweep("demo.endless", () => 1)]
      const defect = defectOf(yield* Effect.exit(given(Effect.succeed(0), sweeps)))
      assert.include(defect, "demo.endless")
      assert.notInclude(defect, "demo.fine")
    })
  )

  it.effect("names those that make work for each other for ever", () =>
    Effect.gen(function* () {
      let [left, right] = [1, 0]
      const sweeps = [
        sweep("demo.left", () => {
          const done = left
          right += left
          left = 0
          return done
        }),
        sweep("demo.right", () => {
          const done = right
          left += right
          right = 0
          return done
        }),
        sweep("demo.fine", () => 0)
      ]
      const defect = defectOf(yield* Effect.exit(given(Effect.succeed(0), sweeps)))
      assert.include(defect, "demo.left, demo.right")
      assert.notInclude(defect, "demo.fine")
    })
  )

  it.effect("does not wait for ever for deliveries", () =>
    Effect.gen(function* () {
      const fiber = yield* Effect.fork(Effect.exit(given(Effect.forever(Effect.yieldNow()), [])))
      yield* TestClock.adjust("10 minutes")
      assert.include(defectOf(yield* Fiber.join(fiber)), "the outbox")
    })
  )
})

describe.each(everyEngine)("running what is due on %s", (_name, engine) => {
  layer(relayWorld(engine), { excludeTestServices: true })((it) => {
    // Falls if `drain` does not wait for what the relay in the background is delivering.
    it.scoped("leaves nothing to the relay that runs in the background", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`create table wanted (n int primary key, is_done boolean not null default false)`
        let told = 0
        const relay = yield* relayWith([
          subscriber("database", ({ n }) => Effect.orDie(sql`insert into wanted ${sql.insert({ n })}`), "demo.insert"),
          subscriber(
            "outside",
            () =>
              Effect.zipRight(
                Effect.sleep(5),
                Effect.sync(() => void told++)
              ),
            "demo.tell"
          )
        ])
        yield* Effect.forkScoped(relay.run)
        const finish: Sweep = {
          name: "demo.finish",
          cron: "* * * * *",
          run: sql`update wanted set is_done = true where n in (select n from wanted where not is_done limit 2) returning n`.pipe(
            Effect.map((rows) => rows.length),
            Effect.orDie
          )
        }
        for (let n = 1; n <= 40; n++) {
          yield* append(`thing ${n % 3}`, n)
          if (n % 2 === 0) yield* Effect.sleep(n % 9)
          yield* runDue.pipe(Effect.provideService(OutboxRelay, relay), Effect.provideService(Sweeps, [finish]))
          const [row] =
            yield* sql`select count(*)::int as rows, count(*) filter (where is_done)::int as done from wanted`
          assert.deepStrictEqual([row, told], [{ rows: n, done: n }, n])
        }
      })
    )
  })
})
