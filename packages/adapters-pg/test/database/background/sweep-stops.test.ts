/** What becomes of sweeps when their host stops, in whatever way it ends what it is at. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { OutboxRelay, Sweeps } from "@mentorkit/core/kernel/ports"
import { patientEngines } from "@mentorkit/test-kit/databases/engines"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { Deferred, Effect, ExecutionStrategy, Exit, Fiber, Layer, Logger, Option, Scope } from "effect"
import { backgroundWork, runSweeps } from "../../../src/index.js"
import { change, counting, isDone, newGate, newHost, newTime, rowOf } from "../../support/sweeps.js"

const quiet = Logger.remove(Logger.defaultLogger)
const real = { excludeTestServices: true } as const

/** Nobody reads or changes the table until it is opened; then the sweep is free. */
const lockTable = Effect.fnUntraced(function* (sweep: Parameters<typeof change>[0]) {
  const sql = yield* SqlClient.SqlClient
  const [isLocked, mayOpen] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
  const locked = Effect.gen(function* () {
    yield* sql`lock table sweep_runs in access exclusive mode`
    yield* change(sweep, "free_at = clock_timestamp()")
    yield* Deferred.succeed(isLocked, undefined)
    yield* Deferred.await(mayOpen)
  })
  yield* Effect.fork(sql.withTransaction(locked))
  yield* Deferred.await(isLocked)
  return { open: Deferred.succeed(mayOpen, undefined) }
})

describe.each(patientEngines)("a stop on %s", (_name, engine) => {
  layer(
    Layer.merge(engine, quiet),
    real
  )((it) => {
    for (const finalizers of [ExecutionStrategy.sequential, ExecutionStrategy.parallel]) {
      // Falls if a stop ends what runs at once, or if the lease is not renewed while it waits.
      it.scoped(`waits for sweeps that run, which stay with their host (${finalizers._tag})`, () =>
        Effect.gen(function* () {
          const gate = yield* newGate
          const { counts, sweep } = counting(gate.work)
          const next = counting()
          const time = newTime()
          const options = { ...time, leaseSeconds: 0.3, graceSeconds: 60 }
          const host = yield* newHost([sweep, next.sweep], options, finalizers)
          yield* gate.began
          yield* untilSo(isDone(next.sweep))
          const stopping = yield* Effect.fork(host.stop)
          yield* Effect.sleep("100 millis")
          time.addMinutes(5)
          const { freeAt, holder } = yield* rowOf(sweep)
          assert.isNotNull(holder)
          yield* untilSo(Effect.map(rowOf(sweep), (row) => row.holder === holder && row.freeAt > freeAt))
          assert.strictEqual(counts.running, 1)
          yield* gate.open
          yield* Fiber.join(stopping)
          const { finished, period } = yield* rowOf(sweep)
          assert.deepStrictEqual([finished, counts.runs, next.counts.runs], [period, 1, 1])
        })
      )

      // Falls if it does not wait for a look: what that claims would run on without anybody to end it.
      it.scoped(`waits for a sweep that is just being claimed (${finalizers._tag})`, () =>
        Effect.gen(function* () {
          const gate = yield* newGate
          const { counts, sweep } = counting(Effect.suspend(() => (counts.runs === 1 ? Effect.void : gate.work)))
          const time = newTime()
          const host = yield* newHost([sweep], { ...time, graceSeconds: 60 }, finalizers)
          yield* untilSo(() => counts.runs === 1)
          yield* untilSo(isDone(sweep))
          yield* change(sweep, "holder = gen_random_uuid(), free_at = 'infinity'")
          time.addMinutes(5)
          // From here on each look is one for the new period.
          yield* host.looksAgain
          const table = yield* lockTable(sweep)
          // One that was through with the table before that is over by now.
          yield* Effect.sleep("100 millis")
          yield* untilSo(host.isLooking)
          const stopping = yield* Effect.fork(host.stop)
          yield* Effect.sleep("100 millis")
          yield* table.open
          yield* gate.began
          yield* Effect.sleep("100 millis")
          assert.isTrue(Option.isNone(yield* Fiber.poll(stopping)))
          yield* gate.open
          yield* Fiber.join(stopping)
          assert.isTrue(yield* isDone(sweep))
        })
      )
    }

    // Falls if the interruption ends the waiting, too.
    it.scoped("by an interruption waits for sweeps that run", () =>
      Effect.gen(function* () {
        const gate = yield* newGate
        const { sweep } = counting(gate.work)
        const running = Effect.zipRight(runSweeps([sweep], { graceSeconds: 60 }), Effect.never)
        const host = yield* Effect.fork(Effect.scoped(running))
        yield* gate.began
        const stopping = yield* Effect.fork(Fiber.interrupt(host))
        // A stop that does not wait has the time to break the sweep off, which then is not done at the end: that carries
        // the test. On a machine that is slower than this it passes.
        yield* Effect.sleep("100 millis")
        assert.isTrue(Option.isNone(yield* Fiber.poll(stopping)))
        yield* gate.open
        yield* Fiber.join(stopping)
        assert.isTrue(yield* isDone(sweep))
      })
    )

    // Falls where what was claimed stays with the host that claimed it, or a stop counts as a failure.
    it.scoped("gives back sweeps that do not end, for the next host to run at once", () =>
      Effect.gen(function* () {
        const time = newTime()
        const { counts, sweep } = counting(Effect.suspend(() => (counts.runs === 1 ? Effect.never : Effect.void)))
        const host = yield* newHost([sweep], { ...time, graceSeconds: 0 })
        yield* untilSo(() => counts.running === 1)
        yield* host.stop
        const { attempts, holder } = yield* rowOf(sweep)
        assert.deepStrictEqual({ attempts, holder, running: counts.running }, { attempts: 0, holder: null, running: 0 })
        yield* newHost([sweep], time)
        yield* untilSo(() => counts.runs === 2)
      })
    )

    // Falls if sweeps are told only when deliveries have ended: here they end after it.
    it.scoped("is told to sweeps and deliveries at once", () =>
      Effect.gen(function* () {
        const hasEnded = yield* Deferred.make<void>()
        const { counts, sweep } = counting(Effect.ensuring(Effect.never, Deferred.succeed(hasEnded, undefined)))
        const relay = { drain: Effect.succeed(0), run: Effect.ensuring(Effect.never, Deferred.await(hasEnded)) }
        const scope = yield* Scope.make()
        yield* backgroundWork({ pollEvery: "10 millis", graceSeconds: 0 }).pipe(
          Scope.extend(scope),
          Effect.provideService(OutboxRelay, relay),
          Effect.provideService(Sweeps, [sweep])
        )
        yield* untilSo(() => counts.running === 1)
        const stopping = yield* Effect.forkDaemon(Scope.close(scope, Exit.void))
        yield* untilSo(Effect.map(Fiber.poll(stopping), Option.isSome))
        assert.strictEqual(counts.running, 0)
      })
    )
  })
})
