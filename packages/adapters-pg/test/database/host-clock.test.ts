import { assert, describe, it } from "@effect/vitest"
import { HostClock, hostClock } from "@mentorkit/adapters-pg"
import { type Engine, everyEngine, shared } from "@mentorkit/test-kit/databases/engines"
import { Context, DateTime, Duration, Effect, Layer, ManagedRuntime, Queue } from "effect"

const day = 86_400_000

/** Something in the background, as the relay is: it tells the time as often as it is asked. */
class Speaker extends Context.Tag("test/Speaker")<Speaker, { readonly ask: Effect.Effect<DateTime.Utc> }>() {
  static readonly layer = Layer.scoped(
    Speaker,
    Effect.gen(function* () {
      const asked = yield* Queue.unbounded<void>()
      const told = yield* Queue.unbounded<DateTime.Utc>()
      yield* Effect.forkScoped(
        Effect.forever(
          Effect.zipRight(
            Queue.take(asked),
            Effect.flatMap(DateTime.now, (now) => Queue.offer(told, now))
          )
        )
      )
      return { ask: Effect.zipRight(Queue.offer(asked, undefined), Queue.take(told)) }
    })
  )
}

const start = (database: Engine) =>
  Effect.acquireRelease(
    Effect.sync(() => ManagedRuntime.make(Speaker.layer.pipe(Layer.provideMerge(hostClock), Layer.provide(database)))),
    (runtime) => runtime.disposeEffect
  )
type Host = Effect.Effect.Success<ReturnType<typeof start>>

const ahead = (host: Host) =>
  Effect.promise(() => host.runPromise(Effect.map(DateTime.now, (now) => now.epochMillis - Date.now())))
const advance = (host: Host, milliseconds: number) =>
  Effect.promise(() => host.runPromiseExit(Effect.flatMap(HostClock, (clock) => clock.advance(milliseconds))))

describe.each(everyEngine)("the host's clock on %s", (_name, engine) => {
  it.scopedLive("is ahead by what the database keeps, also after a restart", () =>
    Effect.gen(function* () {
      const database = yield* shared(engine)
      const first = yield* start(database)
      assert.approximately(yield* ahead(first), 0, 1_000)
      yield* advance(first, 3 * day)
      assert.approximately(yield* ahead(first), 3 * day, 1_000)
      yield* advance(first, 4_000 * day)
      assert.approximately(yield* ahead(yield* start(database)), 4_003 * day, 1_000)
    })
  )

  it.scopedLive("is the clock of what runs in the background too", () =>
    Effect.gen(function* () {
      const host = yield* start(yield* shared(engine))
      yield* advance(host, day)
      const told = yield* Effect.promise(() => host.runPromise(Effect.flatMap(Speaker, ({ ask }) => ask)))
      assert.approximately(told.epochMillis - Date.now(), day, 1_000)
    })
  )

  it.scopedLive("leaves sleep and timeouts alone", () =>
    Effect.gen(function* () {
      const host = yield* start(yield* shared(engine))
      yield* advance(host, day)
      const slept = Effect.timed(Effect.sleep("30 millis").pipe(Effect.timeout("10 seconds")))
      const [duration] = yield* Effect.promise(() => host.runPromise(slept))
      assert.isAtLeast(Duration.toMillis(duration), 25)
      assert.isBelow(Duration.toMillis(duration), 5_000)
    })
  )

  it.scopedLive("only goes forward, by whole milliseconds", () =>
    Effect.gen(function* () {
      const host = yield* start(yield* shared(engine))
      for (const wrong of [-1, 0.5, Number.NaN, 2 ** 60]) {
        assert.strictEqual((yield* advance(host, wrong))._tag, "Failure")
      }
      assert.approximately(yield* ahead(host), 0, 1_000)
    })
  )
})
