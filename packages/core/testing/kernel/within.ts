import assert from "node:assert/strict"
import type { LoginFailureRepository } from "@mentorkit/core/identity/ports"
import {
  type Occurrence,
  type Outbox,
  SubscribersWithin,
  type SubscriberWithin,
  type UnitOfWork
} from "@mentorkit/core/kernel/ports"
import { Array, Cause, Deferred, Effect, Exit, Fiber, Layer } from "effect"
import { conformance } from "../conformance.js"
import { increment, newCounter, valueOf, valuesOf } from "../fixtures/counters.js"
import { meeting } from "../fixtures/meeting.js"
import { type eventsNamed, newEvents, type Payload, type RelayLayer, subscriber } from "../fixtures/relays.js"
import { atOnce, transact } from "../fixtures/transactions.js"

/** How an adapter makes the two ports for the subscribers that it is given. */
export type WithinLayer<R> = Layer.Layer<UnitOfWork | Outbox, never, R | SubscribersWithin>
type Needs = UnitOfWork | Outbox | LoginFailureRepository
type Events = ReturnType<typeof eventsNamed>
type Run = (payload: Payload, occurrence: Occurrence) => Effect.Effect<unknown, never, Needs>

/** A host whose events of that name are heard by these, in this order; made of what is around, as the product's are. */
export const hostWithin = Effect.fnUntraced(function* <R>(
  within: WithinLayer<R>,
  { tag }: Events,
  ...runs: ReadonlyArray<Run>
) {
  const stored = yield* Effect.context<Needs>()
  const subscribers = runs.map(
    (run, n): SubscriberWithin<Payload> => ({
      name: `conformance.within${n}`,
      run: (payload, occurrence) => Effect.provide(run(payload, occurrence), stored)
    })
  )
  const heard = Layer.succeed(SubscribersWithin, new Map([[tag, subscribers as never]]))
  const context = yield* Layer.build(Layer.provide(Layer.fresh(within), heard))
  /** Both ports are this host's. */
  return <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.provide(work, context)
})

const dies = (exit: Exit.Exit<unknown, unknown>, what: RegExp) => {
  assert.ok(Exit.isFailure(exit) && Cause.isDie(exit.cause))
  assert.match(String(Cause.squash(exit.cause)), what)
}

/**
 * Supply `UnitOfWork`, `Outbox` and `LoginFailureRepository` on one storage; `within`, which makes the first two for the
 * `SubscribersWithin` that it is given; and `relay`, as for the outbox's own suite.
 */
export const withinConformance = <R>(within: WithinLayer<R | Needs>, relay: RelayLayer<R | Needs>) =>
  conformance<R | Needs>("UnitOfWork with subscribers", {
    // Falls where they run at the moment of the append.
    "they run once at the end of the work, see all that it has written, and are committed with it": Effect.gen(
      function* () {
        const events = yield* newEvents
        const [act, counter] = [yield* newCounter, yield* newCounter]
        const seen: Array<number | undefined> = []
        const on = yield* hostWithin(within, events, () =>
          Effect.zipRight(
            increment(counter),
            Effect.map(valueOf(act), (value) => seen.push(value))
          )
        )
        yield* on(transact(Effect.all([increment(act), events.append("a", 1), increment(act)])))
        assert.deepEqual(seen, [2])
        assert.deepEqual(yield* valuesOf([act, counter]), [2, 1])
      }
    ),

    "an act that fails after its event takes them with it, and nobody is run for nothing": Effect.gen(function* () {
      for (const broken of [Effect.fail("no"), Effect.dieMessage("bug")]) {
        const events = yield* newEvents
        let runs = 0
        const on = yield* hostWithin(within, events, () => Effect.sync(() => runs++))
        yield* Effect.exit(on(transact(Effect.zipRight(events.append("a", 1), broken))))
        assert.equal(runs, 0)
      }
    }),

    // Falls where they run after the commit, or where their defect is only logged.
    "one that dies undoes the act and those before it, and the defect names it": Effect.gen(function* () {
      const events = yield* newEvents
      const [act, first] = [yield* newCounter, yield* newCounter]
      const on = yield* hostWithin(
        within,
        events,
        () => increment(first),
        () => Effect.die(new Error("bug"))
      )
      const exit = yield* Effect.exit(on(transact(Effect.zipRight(increment(act), events.append("a", 1)))))
      dies(exit, /conformance\.within1/)
      assert.deepEqual(yield* valuesOf([act, first]), [0, 0])
      const seen: Array<Payload> = []
      const { drain } = yield* events.relay(
        relay,
        subscriber("outside", (payload) => Effect.sync(() => seen.push(payload)))
      )
      yield* drain
      assert.deepEqual(seen, [])
    }),

    "an interruption of one undoes the act": Effect.gen(function* () {
      const events = yield* newEvents
      const [act, counter] = [yield* newCounter, yield* newCounter]
      const isReached = yield* Deferred.make<void>()
      const on = yield* hostWithin(within, events, () =>
        Effect.all([increment(counter), Deferred.succeed(isReached, undefined), Effect.never])
      )
      const unit = yield* Effect.fork(on(transact(Effect.zipRight(increment(act), events.append("a", 1)))))
      yield* Deferred.await(isReached)
      yield* Fiber.interrupt(unit)
      assert.deepEqual(yield* valuesOf([act, counter]), [0, 0])
    }),

    "several events are heard in the order of their appending, each by its subscribers in theirs": Effect.gen(
      function* () {
        const events = yield* newEvents
        const seen: Array<string> = []
        const note =
          (who: string): Run =>
          ({ n }) =>
            Effect.sync(() => seen.push(`${who}${n}`))
        const on = yield* hostWithin(within, events, note("first"), note("second"))
        yield* on(transact(Effect.all([events.append("b", 1), transact(events.append("a", 2)), events.append("b", 3)])))
        assert.deepEqual(seen, ["first1", "second1", "first2", "second2", "first3", "second3"])
      }
    ),

    // Falls where a nested unit runs them at its own end.
    "a nested unit leaves its events to the one around it": Effect.gen(function* () {
      const events = yield* newEvents
      const act = yield* newCounter
      const seen: Array<number | undefined> = []
      const on = yield* hostWithin(within, events, () => Effect.map(valueOf(act), (value) => seen.push(value)))
      yield* on(transact(Effect.zipRight(transact(events.append("a", 1)), increment(act))))
      assert.deepEqual(seen, [1])
    }),

    // Falls where the check for broken parts comes before they run.
    "one that swallows the failure of a nested unit cannot be committed": Effect.gen(function* () {
      const events = yield* newEvents
      const [act, counter] = [yield* newCounter, yield* newCounter]
      const on = yield* hostWithin(within, events, () =>
        Effect.ignore(transact(Effect.zipRight(increment(counter), Effect.fail("no"))))
      )
      const exit = yield* Effect.exit(on(transact(Effect.zipRight(increment(act), events.append("a", 1)))))
      assert.ok(Exit.isFailure(exit) && Cause.isDie(exit.cause))
      assert.deepEqual(yield* valuesOf([act, counter]), [0, 0])
    }),

    "what they append is heard after what was appended before it, and delivered": Effect.gen(function* () {
      const events = yield* newEvents
      const seen: Array<number> = []
      const on = yield* hostWithin(within, events, ({ n }) =>
        Effect.zipRight(
          Effect.sync(() => seen.push(n)),
          Effect.when(events.append("further", n + 10), () => n < 20)
        )
      )
      yield* on(transact(Effect.all([events.append("a", 1), events.append("a", 2)])))
      assert.deepEqual(seen, [1, 2, 11, 12, 21, 22])
      const delivered: Array<number> = []
      const { drain } = yield* events.relay(
        relay,
        subscriber("outside", ({ n }) => Effect.sync(() => delivered.push(n)))
      )
      yield* drain
      assert.deepEqual(
        delivered.sort((a, b) => a - b),
        [1, 2, 11, 12, 21, 22]
      )
    }),

    // Falls without the bound: it never ends.
    "events that lead to each other for ever end as a defect, and leave nothing": Effect.gen(function* () {
      const events = yield* newEvents
      const counter = yield* newCounter
      const on = yield* hostWithin(within, events, ({ n }) =>
        Effect.zipRight(increment(counter), events.append("a", n + 1))
      )
      dies(yield* Effect.exit(on(transact(events.append("a", 1)))), /circle, by way of conformance\./)
      assert.equal(yield* valueOf(counter), 0)
    }),

    // Falls where an event without a unit is heard by nobody, or is stored before they run.
    "an event without a unit of work gets one of its own": Effect.gen(function* () {
      const events = yield* newEvents
      const counter = yield* newCounter
      let isBroken = false
      const on = yield* hostWithin(within, events, () =>
        Effect.zipRight(
          increment(counter),
          Effect.suspend(() => (isBroken ? Effect.dieMessage("bug") : Effect.void))
        )
      )
      yield* on(events.append("a", 1))
      isBroken = true
      dies(yield* Effect.exit(on(events.append("a", 2))), /conformance\.within0/)
      assert.equal(yield* valueOf(counter), 1)
      const delivered: Array<number> = []
      const { drain } = yield* events.relay(
        relay,
        subscriber("outside", ({ n }) => Effect.sync(() => delivered.push(n)))
      )
      yield* drain
      assert.deepEqual(delivered, [1])
    }),

    // Falls where what the first attempt has appended is still heard at the end of the second.
    "acts that lock each other out after their events are each heard once": Effect.gen(function* () {
      const events = yield* newEvents
      const [one, two, heard] = [yield* newCounter, yield* newCounter, yield* newCounter]
      const [first, second] = yield* meeting
      const on = yield* hostWithin(within, events, () => increment(heard))
      const acting = (n: number, work: ReadonlyArray<Effect.Effect<unknown, never, LoginFailureRepository>>) =>
        on(transact(Effect.zipRight(events.append(`${n}`, n), Effect.all(work))))
      yield* Effect.all(
        [acting(1, [increment(one), first, increment(two)]), acting(2, [increment(two), second, increment(one)])],
        atOnce
      )
      assert.deepEqual(yield* valuesOf([one, two, heard]), [2, 2, 2])
    }),

    // Falls where a deadlock among them is no reason to run the unit again.
    "acts whose subscribers lock each other out both end well, each counted once": Effect.gen(function* () {
      const events = yield* newEvents
      const [one, two] = [yield* newCounter, yield* newCounter]
      const [first, second] = yield* meeting
      const on = yield* hostWithin(within, events, ({ n }) =>
        n === 1
          ? Effect.all([increment(one), first, increment(two)])
          : Effect.all([increment(two), second, increment(one)])
      )
      const acting = (n: number) => on(transact(events.append(`${n}`, n)))
      yield* Effect.all([acting(1), acting(2)], atOnce)
      assert.deepEqual(yield* valuesOf([one, two]), [2, 2])
      const delivered: Array<number> = []
      const { drain } = yield* events.relay(
        relay,
        subscriber("outside", ({ n }) => Effect.sync(() => delivered.push(n)))
      )
      yield* drain
      assert.deepEqual(delivered.sort(), [1, 2])
    }),

    "100 acts at once are each heard once": Effect.gen(function* () {
      const events = yield* newEvents
      const counter = yield* newCounter
      const on = yield* hostWithin(within, events, () => increment(counter))
      yield* Effect.forEach(Array.range(1, 100), (n) => on(transact(events.append(`${n}`, n))), atOnce)
      assert.equal(yield* valueOf(counter), 100)
    }),

    // Falls where they are told of another id or moment: what they write could not be found by what is delivered.
    "they are told the id and the moment that deliveries are told": Effect.gen(function* () {
      const events = yield* newEvents
      const told: Array<Occurrence> = []
      const note = ({ eventId, occurredAt }: Occurrence) => Effect.sync(() => told.push({ eventId, occurredAt }))
      const on = yield* hostWithin(within, events, (_, occurrence) => note(occurrence))
      const { drain } = yield* events.relay(
        relay,
        subscriber("outside", (_, delivery) => note(delivery))
      )
      yield* on(transact(events.append("a", 1)))
      yield* drain
      assert.equal(told.length, 2)
      assert.deepEqual(told[0], told[1])
    })
  })
