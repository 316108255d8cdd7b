import assert from "node:assert/strict"
import type { LoginFailureRepository } from "@mentorkit/core/identity/ports"
import type { DeadLetters, Outbox, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Array, Deferred, Effect, Exit, Fiber, TestClock, TestContext } from "effect"
import { type Conformance, conformance } from "../conformance.js"
import { timeline } from "../fixtures/clock.js"
import { increment, newCounter, valueOf, valuesOf } from "../fixtures/counters.js"
import { quietly } from "../fixtures/quietly.js"
import { newEvents, type RelayLayer, recorder, subscriber } from "../fixtures/relays.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"
import { laneCases } from "./outbox-lanes.js"
import { retryCases } from "./outbox-retries.js"

const kinds = ["database", "outside"] as const

type Needs = Outbox | UnitOfWork | DeadLetters | LoginFailureRepository

/**
 * Supply `Outbox`, `UnitOfWork`, `DeadLetters` and `LoginFailureRepository` on one storage, and `relay`, which makes a
 * relay on that storage for the `Subscriptions` that it is given: the suite makes several, as several hosts do. They go
 * by Effect's Clock.
 */
export const outboxConformance = <R>(relay: RelayLayer<R>) =>
  conformance<R | Needs>("Outbox", { ...deliveryCases(relay), ...laneCases(relay), ...retryCases(relay) })

const deliveryCases = <R>(relay: RelayLayer<R>): Conformance<R | Needs>["cases"] => ({
  "what was committed arrives, what was rolled back never does": Effect.gen(function* () {
    for (const kind of kinds) {
      const events = yield* newEvents
      const { hears, seen } = recorder(kind)
      const { drain } = yield* events.relay(relay, hears)
      yield* transact(events.append("a", 1))
      yield* rolledBack(events.append("a", 2))
      yield* Effect.exit(transact(Effect.zipRight(events.append("a", 3), Effect.die("bug"))))
      yield* transact(transact(events.append("b", 1)))
      yield* events.append("alone", 1)
      assert.equal(yield* drain, 3)
      assert.equal(yield* drain, 0)
      assert.deepEqual(seen.sort(), events.seenAs("a1", "alone1", "b1"))
    }
  }),

  "what is not committed yet does not arrive": Effect.gen(function* () {
    const events = yield* newEvents
    const { hears, seen } = recorder("outside")
    const { drain } = yield* events.relay(relay, hears)
    const [appended, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const unit = yield* Effect.fork(
      transact(Effect.all([events.append("a", 1), Deferred.succeed(appended, undefined), Deferred.await(mayEnd)]))
    )
    yield* Deferred.await(appended)
    // On an adapter of one connection the relay waits for the unit.
    const early = yield* Effect.fork(drain)
    yield* Effect.timeoutOption(Fiber.await(early), "200 millis")
    assert.deepEqual(seen, [])
    yield* Deferred.succeed(mayEnd, undefined)
    yield* Effect.all([Fiber.join(unit), Fiber.join(early), drain])
    assert.deepEqual(seen, events.seenAs("a1"))
  }),

  // Falls where the delivery is noted in another transaction than its effect.
  "a `database` subscriber's effect happens exactly once, whatever relays are cut off": Effect.gen(function* () {
    const events = yield* newEvents
    const after = yield* timeline
    const counters = yield* Effect.replicateEffect(newCounter, 24)
    const context = yield* Effect.context<LoginFailureRepository>()
    const counts = subscriber("database", ({ n }) =>
      Effect.forEach(counters.slice(n, n + 1), increment).pipe(
        Effect.zipRight(Effect.sleep(2)),
        Effect.provide(context)
      )
    )
    const relays = yield* Effect.all(Array.makeBy(3, () => events.relay(relay, counts)))
    yield* Effect.forEach(Array.range(0, 23), (n) => events.append(`${n % 8}`, n))
    for (let minute = 0; minute < 24; minute += 3) {
      // To the one that is minutes ahead, what the others are at seems to be left over.
      const cutOff = ({ drain }: (typeof relays)[number], index: number) =>
        after(`${minute + index} minutes`)(Effect.timeoutOption(drain, 5 + 7 * ((index + minute) % 4)))
      yield* Effect.forEach(relays, cutOff, atOnce)
    }
    // What was cut off twice is taken for what ends hosts, and is tried again after a pause of half an hour at most.
    for (const [index, { drain }] of relays.entries()) yield* after(`${index + 1} hours`)(drain)
    assert.deepEqual(yield* valuesOf(counters), Array.replicate(1, 24))
  }),

  // Falls where the delivery is noted after the transaction of its effect, however shortly.
  "a `database` subscriber that is still at it keeps those out who take over its event": Effect.gen(function* () {
    const events = yield* newEvents
    const after = yield* timeline
    const counter = yield* newCounter
    const context = yield* Effect.context<LoginFailureRepository>()
    const [began, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const counts = subscriber("database", () =>
      increment(counter).pipe(
        Effect.zipRight(Deferred.succeed(began, undefined)),
        Effect.zipRight(Deferred.await(mayEnd)),
        Effect.provide(context)
      )
    )
    const [slow, next] = [yield* events.relay(relay, counts), yield* events.relay(relay, counts)]
    yield* after(0)(events.append("a", 1))
    const first = yield* Effect.fork(after(0)(slow.drain))
    yield* Deferred.await(began)
    const second = yield* Effect.fork(after("31 seconds")(next.drain))
    // Time to come as far as it can.
    yield* Effect.timeoutOption(Fiber.await(second), "300 millis")
    yield* Deferred.succeed(mayEnd, undefined)
    yield* Effect.all([Fiber.join(first), Fiber.join(second)])
    assert.equal(yield* valueOf(counter), 1)
  }),

  // Falls if the delivery is noted before the transaction of its effect.
  "what a `database` subscriber did before it failed is undone": Effect.gen(function* () {
    const events = yield* newEvents
    const after = yield* timeline
    const counter = yield* newCounter
    const context = yield* Effect.context<LoginFailureRepository>()
    let isDown = true
    const fails = Effect.suspend(() => (isDown ? Effect.dieMessage("late") : Effect.void))
    const counts = Effect.provide(Effect.zipRight(increment(counter), fails), context)
    const { drain } = yield* events.relay(
      relay,
      subscriber("database", () => counts)
    )
    yield* after(0)(events.append("a", 1))
    yield* after(0)(quietly(drain))
    assert.equal(yield* valueOf(counter), 0)
    isDown = false
    yield* after("1 minute")(drain)
    assert.equal(yield* valueOf(counter), 1)
  }),

  // Falls without the lease, and if an outside effect is noted before it happens.
  "what a relay had begun is taken over after 30 seconds, and not before": Effect.gen(function* () {
    const events = yield* newEvents
    const after = yield* timeline
    const began = yield* Deferred.make<void>()
    const hangs = subscriber("outside", () => Effect.zipRight(Deferred.succeed(began, undefined), Effect.never))
    const dying = yield* events.relay(relay, hangs)
    const { hears, seen } = recorder("outside", hangs.name)
    const other = yield* events.relay(relay, hears)
    yield* after(0)(events.append("a", 1))
    const drain = yield* Effect.fork(after(0)(dying.drain))
    yield* Deferred.await(began)
    yield* Fiber.interrupt(drain)
    assert.equal(yield* after("29 seconds")(other.drain), 0)
    assert.equal(yield* after("30 seconds")(other.drain), 1)
    assert.deepEqual(seen, events.seenAs("a1"))
  }),

  // Falls where the claim is not renewed.
  "what a relay is still at is left to it, however long it takes": Effect.gen(function* () {
    const events = yield* newEvents
    const [began, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const slow = subscriber("outside", () =>
      Effect.zipRight(Deferred.succeed(began, undefined), Deferred.await(mayEnd))
    )
    const first = yield* events.relay(relay, slow)
    const { hears, seen } = recorder("outside", slow.name)
    const other = yield* events.relay(relay, hears)
    yield* events.append("a", 1)
    const draining = yield* Effect.fork(first.drain)
    yield* Deferred.await(began)
    for (let tenth = 0; tenth < 9; tenth++) {
      yield* TestClock.adjust("10 seconds")
      yield* other.drain
    }
    yield* Deferred.succeed(mayEnd, undefined)
    yield* Fiber.join(draining)
    yield* other.drain
    assert.deepEqual(seen, [])
  }).pipe(Effect.provide(TestContext.TestContext)),

  "events that a relay does not know stay for one that does": Effect.gen(function* () {
    const [known, newer] = [yield* newEvents, yield* newEvents]
    const { hears, seen } = recorder("outside")
    yield* newer.append("a", 1)
    assert.equal(yield* (yield* known.relay(relay, hears)).drain, 0)
    assert.equal(yield* (yield* newer.relay(relay, hears)).drain, 1)
    assert.deepEqual(seen, newer.seenAs("a1"))
  }),

  // Falls without the check: what goes out would tell of work that may still be undone.
  "nothing is delivered inside of a unit of work": Effect.gen(function* () {
    const events = yield* newEvents
    const { hears, seen } = recorder("outside")
    const { drain } = yield* events.relay(relay, hears)
    yield* events.append("a", 1)
    assert.ok(Exit.isFailure(yield* Effect.exit(transact(drain))))
    assert.deepEqual(seen, [])
    assert.equal(yield* drain, 1)
  }),

  // Falls where a stop cuts off what is under way: it would go out once more from elsewhere.
  "a relay that is stopped lets what it is at come to its end, and begins nothing more": Effect.gen(function* () {
    const events = yield* newEvents
    const [began, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    let sent = 0
    const slow = subscriber("outside", () =>
      Deferred.succeed(began, undefined).pipe(
        Effect.zipRight(Deferred.await(mayEnd)),
        Effect.zipRight(Effect.sync(() => void sent++))
      )
    )
    const first = yield* events.relay(relay, slow)
    const { hears, seen } = recorder("outside", slow.name)
    const other = yield* events.relay(relay, hears)
    const running = yield* Effect.fork(first.run)
    yield* events.append("a", 1)
    yield* Deferred.await(began)
    const stopping = yield* Effect.fork(Fiber.interrupt(running))
    yield* Effect.sleep("100 millis")
    yield* events.append("b", 1)
    yield* Effect.sleep("100 millis")
    yield* Deferred.succeed(mayEnd, undefined)
    yield* Fiber.join(stopping)
    assert.equal(sent, 1)
    yield* other.drain
    assert.deepEqual(seen, events.seenAs("b1"))
  }),

  "a relay that runs delivers what is committed while it does": Effect.gen(function* () {
    const events = yield* newEvents
    const arrived = yield* Deferred.make<void>()
    const hears = subscriber("outside", ({ n }) =>
      n === 3 ? Effect.asVoid(Deferred.succeed(arrived, undefined)) : Effect.void
    )
    const { run } = yield* events.relay(relay, hears)
    yield* Effect.forkScoped(run)
    for (const n of [1, 2, 3]) yield* transact(events.append("a", n))
    yield* Effect.timeoutFail(Deferred.await(arrived), {
      duration: "10 seconds",
      onTimeout: () => new Error("It did not arrive")
    })
  })
})
