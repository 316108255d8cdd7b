/** Realtime on its table, beyond the promises of the port. Nothing here is found by polling unless it says so. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Realtime, type Received, Sweeps, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { concurrent, type Engine, everyEngine } from "@mentorkit/test-kit/databases/engines"
import { testLinks } from "@mentorkit/test-kit/worlds/links"
import { testSecrets } from "@mentorkit/test-kit/worlds/secrets"
import { Deferred, Effect, Layer, Queue, Stream } from "effect"
import { allSweeps } from "../../../src/database/background/all-sweeps.js"
import { Doorbell } from "../../../src/database/doorbell.js"
import { realtimeRetention } from "../../../src/database/realtime/realtime-frames.js"
import { adapters, realtimeWith } from "../../../src/index.js"
import { quiet, relayWith } from "../../support/relays.js"

const real = { excludeTestServices: true } as const

const hostOver = (engine: Engine) =>
  realtimeWith({ pollEvery: "1 minute" }).pipe(
    Layer.provideMerge(Layer.merge(adapters, quiet)),
    Layer.provide(Layer.merge(testSecrets, testLinks)),
    Layer.provideMerge(engine),
    Layer.orDie
  )

const publish = (channel: string, data: unknown) =>
  Effect.flatMap(Realtime, (realtime) => realtime.publish({ channel, event: "said", data }))

const soon = <A>(effect: Effect.Effect<A>) =>
  Effect.orDie(Effect.timeoutFail(effect, { duration: "20 seconds", onTimeout: () => new Error("It did not come") }))

/** What a subscription yields, the frames of other channels aside: its data, or "missed". */
const hearing = (channel: string) =>
  Effect.gen(function* () {
    const { frames } = yield* Realtime
    const heard = yield* Queue.unbounded<unknown>()
    const take = (received: Received) => {
      if (received._tag === "Missed") return Queue.offer(heard, "missed")
      if (received._tag === "UpToDate") return Effect.void
      return received.frame.channel === channel ? Queue.offer(heard, received.frame.data) : Effect.void
    }
    yield* Effect.forkScoped(Stream.runForEach(yield* frames, take))
    return soon(Queue.take(heard))
  })

const listeners = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'mentorkit-listener'`
  return rows.length
}).pipe(Effect.orDie)

/** A transaction that has begun its work and stays open until it is told to end. */
const heldOpen = <R>(work: Effect.Effect<void, never, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [isOpen, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const open = work.pipe(
      Effect.zipRight(Deferred.succeed(isOpen, undefined)),
      Effect.zipRight(Deferred.await(mayEnd))
    )
    const holder = yield* Effect.forkScoped(sql.withTransaction(open))
    yield* Deferred.await(isOpen)
    return Effect.zipRight(Deferred.succeed(mayEnd, undefined), Effect.orDie(holder))
  })

describe.each(concurrent)("realtime among transactions on %s", (_name, engine) => {
  layer(
    hostOver(engine),
    real
  )((it) => {
    // Falls if a reader goes by the largest number it has seen, of frames or of transactions.
    it.scoped("hears a frame of an old transaction that commits after newer ones were heard", () =>
      Effect.gen(function* () {
        const next = yield* hearing("late")
        // Outside of a unit of work a frame is stored at once, with a number that is the smallest later on.
        const end = yield* heldOpen(publish("late", "old"))
        // Its channel is taken until then; others are not.
        const other = yield* hearing("late.other")
        for (const n of [1, 2, 3]) {
          yield* publish("late.other", n)
          assert.strictEqual(yield* other, n)
        }
        yield* end
        assert.strictEqual(yield* next, "old")
        yield* publish("late", "new")
        assert.strictEqual(yield* next, "new")
      })
    )

    // Falls if a reader waits until everything before a frame has ended.
    it.scoped("is not held up by a long transaction that has nothing to do with it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const next = yield* hearing("free")
        const end = yield* heldOpen(Effect.orDie(sql`select pg_current_xact_id()`).pipe(Effect.asVoid))
        yield* publish("free", 1)
        assert.strictEqual(yield* next, 1)
        yield* end
        yield* publish("free", 2)
        assert.strictEqual(yield* next, 2)
      })
    )

    // Falls if a subscription listens by itself.
    it.scoped("needs no connection but the doorbell's, and that one only while somebody listens", () =>
      Effect.gen(function* () {
        const all = Effect.gen(function* () {
          const nexts = yield* Effect.forEach(["a", "a", "a"], hearing)
          const relay = yield* relayWith([])
          yield* Effect.forkScoped(relay.run)
          yield* publish("a", 1)
          for (const next of nexts) assert.strictEqual(yield* next, 1)
        })
        /** A host hears itself before its connection stands; connections too many would come at the same time. */
        const settled = (atLeast: number) =>
          Effect.zip(listeners, Effect.zipRight(Effect.sleep("200 millis"), listeners)).pipe(
            Effect.repeat({ until: ([one, other]) => one === other && one >= atLeast }),
            Effect.timeout("20 seconds"),
            Effect.map(([count]) => count)
          )
        const fresh = Layer.fresh(adapters).pipe(Layer.provide(Layer.merge(testSecrets, testLinks)), Layer.orDie)
        yield* Effect.gen(function* () {
          const before = yield* listeners
          yield* publish("a", 0)
          assert.strictEqual(yield* listeners, before)
          assert.strictEqual(yield* Effect.scoped(Effect.zipRight(all, settled(before + 1))), before + 1)
        }).pipe(Effect.provide(fresh))
      })
    )
  })
})

describe.each(everyEngine)("realtime on %s", (_name, engine) => {
  layer(
    hostOver(engine),
    real
  )((it) => {
    // Falls if whatever was forgotten counts as missed.
    it.scoped("forgets frames after minutes; who has had them misses nothing", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { run } = yield* realtimeRetention
        const age = (by: string) => sql`update realtime_frames set created_at = created_at - ${by}::interval`
        const next = yield* hearing("aged")
        yield* publish("aged", 1)
        assert.strictEqual(yield* next, 1)
        yield* age("4 minutes")
        assert.strictEqual(yield* run, 0)
        yield* age("2 minutes")
        assert.isAbove(yield* run, 0)
        assert.strictEqual(yield* run, 0)
        yield* publish("aged", 2)
        assert.strictEqual(yield* next, 2)
        const sweeps = yield* Effect.provideService(allSweeps, Sweeps, [])
        assert.include(
          sweeps.map(({ name }) => name),
          "realtime.forgetFrames"
        )
      })
    )

    // Falls if an error of the database ends the stream, or moves its cursor.
    it.scoped("goes on after the database was away", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { transact } = yield* UnitOfWork
        const { ring } = yield* Doorbell
        const next = yield* hearing("away")
        yield* publish("away", 1)
        assert.strictEqual(yield* next, 1)
        yield* sql`alter table realtime_forgotten rename to forgotten_away`
        yield* publish("away", 2)
        yield* Effect.sleep("50 millis")
        yield* sql`alter table forgotten_away rename to realtime_forgotten`
        yield* transact(ring("realtime"))
        assert.strictEqual(yield* next, 2)
      })
    )

    // Falls without polling.
    it.scoped("is heard by looking where no bell is", () =>
      Effect.gen(function* () {
        const deaf = Layer.succeed(Doorbell, {
          ring: () => Effect.void,
          listen: () => Effect.succeed(Effect.never),
          wake: () => Effect.void
        })
        const polling = Layer.fresh(realtimeWith({ pollEvery: "20 millis" })).pipe(Layer.provide(deaf))
        const next = yield* Effect.provide(hearing("polled"), polling)
        yield* publish("polled", 1)
        assert.strictEqual(yield* next, 1)
      })
    )
  })
})
