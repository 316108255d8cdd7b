/** When a worker of this process is said not to look for work: by a time that the test sets. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { runSweeps, Vitals, vitals } from "@mentorkit/adapters-pg"
import { Sweeps } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { Deferred, Effect, Either, Exit, Fiber, Layer, Scope } from "effect"
import { backgroundActivityBy, type Worker } from "../../src/database/background/background-activity.js"
import { relayWith, relayWorld } from "../support/relays.js"
import { counting } from "../support/sweeps.js"

const patience = 60_000
let now = 0

const isPolling = (worker: Worker) =>
  Effect.flatMap(Vitals, ({ polling }) => Effect.map(Effect.either(polling(worker, patience)), Either.isRight))

/** Nobody gets anything from the database until `free`. */
const occupied = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [taken, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
  const holding = Effect.zipRight(
    sql`lock table outbox, deliveries, sweep_runs in access exclusive mode`,
    Effect.zipRight(Deferred.succeed(taken, undefined), Deferred.await(mayEnd))
  )
  const holder = yield* Effect.fork(sql.withTransaction(holding))
  yield* Deferred.await(taken)
  return { free: Effect.zipRight(Deferred.succeed(mayEnd, undefined), Fiber.join(holder)) }
})

const workers = {
  relay: Effect.gen(function* () {
    const relay = yield* relayWith([], { pollEvery: "10 millis", graceSeconds: 1 })
    yield* Effect.forkScoped(relay.run)
  }),
  sweeps: runSweeps([counting().sweep], { pollEvery: "10 millis", graceSeconds: 1 })
}

/** What a host knows of its workers, one of its own for each test. */
const watched = Layer.provideMerge(
  vitals,
  Layer.merge(
    Layer.suspend(() => backgroundActivityBy(() => now)),
    Layer.succeed(Sweeps, [])
  )
)

describe.each(engines)("workers on %s", (_name, engine) => {
  layer(relayWorld(engine), { excludeTestServices: true })((it) => {
    it.effect.each(["relay", "sweeps"] as const)(
      "%s: who starts has time for a first look, and who stops is found",
      (worker) =>
        Effect.gen(function* () {
          // Falls if who has not looked yet counts as stopped.
          assert.isTrue(yield* isPolling(worker), "the host has just begun")
          now += patience
          assert.isTrue(yield* isPolling(worker))
          now += 1
          // Falls if who never begins is for ever about to.
          assert.isFalse(yield* isPolling(worker), "nobody has begun")

          const { free } = yield* occupied
          const scope = yield* Scope.make()
          yield* Scope.extend(workers[worker], scope)
          // Falls if the time of a start is not noted: migrations may take longer than a worker's patience.
          yield* untilSo(isPolling(worker))
          now += patience + 1
          assert.isFalse(yield* isPolling(worker), "it has begun, and can look for nothing")
          yield* free
          yield* untilSo(isPolling(worker))

          yield* Scope.close(scope, Exit.void)
          now += patience + 1
          assert.isFalse(yield* isPolling(worker), "it has stopped")
        }).pipe(Effect.provide(watched))
    )
  })
})
