/** What waits for what among deliveries, and what does not. */
import assert from "node:assert/strict"
import type { DeadLetters, Lane, Outbox, Priority, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Array, Deferred, Effect, Fiber } from "effect"
import type { Conformance } from "../conformance.js"
import { timeline } from "../fixtures/clock.js"
import { quietly } from "../fixtures/quietly.js"
import { type Hears, newEvents, type RelayLayer, recorder, subscriber } from "../fixtures/relays.js"
import { atOnce, transact } from "../fixtures/transactions.js"

const kinds = ["database", "outside"] as const
const inOrder = { isOrdered: true }

export const laneCases = <R>(relay: RelayLayer<R>): Conformance<R | Outbox | UnitOfWork | DeadLetters>["cases"] => ({
  // Falls without a claim, and if an event does not wait for the older ones of its aggregate.
  "four relays at once deliver each event once, and in order where a subscriber asks for it": Effect.gen(function* () {
    const events = yield* newEvents
    const seen: Array<readonly [thing: string, n: number]> = []
    const note: Hears["run"] = ({ n, thing }) =>
      Effect.zipRight(
        Effect.sleep((n * 7) % 5),
        Effect.sync(() => void seen.push([thing, n]))
      )
    const slow = subscriber("outside", note, "conformance.ordered", inOrder)
    const relays = yield* Effect.all(Array.makeBy(4, () => events.relay(relay, slow)))
    for (let n = 0; n < 10; n++) {
      yield* transact(Effect.forEach(Array.range(1, 6), (thing) => events.append(`${thing}`, n)))
    }
    const round = Effect.forEach(relays, ({ drain }) => drain, atOnce)
    yield* Effect.repeat(round, { until: () => seen.length >= 60 })
    yield* round
    assert.equal(seen.length, 60)
    for (const own of Object.values(Array.groupBy(seen, ([thing]) => thing))) {
      assert.deepEqual(
        own.map(([, n]) => n),
        Array.range(0, 9)
      )
    }
  }),

  // Falls where order is kept for everybody, or for nobody.
  "an event that cannot be delivered holds up the next one of its aggregate only where order is asked for": Effect.gen(
    function* () {
      for (const kind of kinds) {
        for (const isOrdered of [false, true]) {
          const events = yield* newEvents
          const after = yield* timeline
          const { hears, seen } = recorder(kind)
          let isDown = true
          const failing = subscriber(
            kind,
            (payload, delivery) =>
              isDown && payload.thing.endsWith("slow") && payload.n === 1
                ? Effect.dieMessage("down")
                : hears.run(payload, delivery),
            "conformance.failing",
            { isOrdered }
          )
          const other = recorder(kind, "conformance.other", inOrder)
          const { drain } = yield* events.relay(relay, failing, other.hears)
          for (const n of [1, 2]) yield* after(0)(events.append("slow", n))
          yield* after(0)(events.append("quick", 1))
          yield* after(0)(quietly(drain))
          isDown = false
          // Not before its pause is over.
          yield* after(0)(drain)
          assert.deepEqual([...seen].sort(), events.seenAs("quick1", ...(isOrdered ? [] : ["slow2"])))
          assert.deepEqual([...other.seen].sort(), events.seenAs("quick1", "slow1", "slow2"))
          yield* after("1 minute")(drain)
          assert.deepEqual([...seen].sort(), events.seenAs("quick1", "slow1", "slow2"))
          if (isOrdered) assert.deepEqual(seen.slice(-2), events.seenAs("slow1", "slow2"))
        }
      }
    }
  ),

  // Falls with one crew for all lanes, and where a batch waits for its slowest.
  "a lane whose peer hangs holds up no other one, and a slow delivery none beside it": Effect.gen(function* () {
    const events = yield* newEvents
    const mayEnd = yield* Deferred.make<void>()
    const hangs = (lane: Lane) =>
      subscriber("outside", () => Deferred.await(mayEnd), `conformance.hanging-${lane}`, { lane })
    const arrived = yield* Deferred.make<void>()
    let count = 0
    const counts = subscriber("database", ({ thing }) =>
      Effect.suspend(() => (thing.endsWith("last") && ++count > 0 ? Deferred.succeed(arrived, undefined) : Effect.void))
    )
    const slowInLane = subscriber(
      "outside",
      ({ n }) => (n === 1 ? Deferred.await(mayEnd) : Effect.void),
      "conformance.slow"
    )
    const { drain } = yield* events.relay(relay, hangs("mail"), hangs("texts"), hangs("realtime"), slowInLane, counts)
    // More than any lane has workers for.
    for (let n = 1; n <= 30; n++) yield* events.append(n === 30 ? "last" : "many", n)
    const draining = yield* Effect.fork(drain)
    yield* Effect.timeoutFail(Deferred.await(arrived), {
      duration: "20 seconds",
      onTimeout: () => new Error("It waited for another lane")
    })
    yield* Deferred.succeed(mayEnd, undefined)
    assert.equal(yield* Fiber.join(draining), 150)
  }),

  // Falls where a lane goes by age alone.
  "in a lane what is urgent goes first, however long the rest has waited": Effect.gen(function* () {
    const events = yield* newEvents
    const after = yield* timeline
    const mayEnd = yield* Deferred.make<void>()
    const begun: Array<Priority> = []
    const having = (priority: Priority) =>
      subscriber(
        "outside",
        () =>
          Effect.zipRight(
            Effect.sync(() => void begun.push(priority)),
            Deferred.await(mayEnd)
          ),
        `conformance.${priority}`,
        { lane: "texts", priority }
      )
    const low = yield* events.relay(relay, having("low"))
    const all = yield* events.relay(relay, having("low"), having("medium"), having("high"))
    // The older ones are of low priority only.
    for (let n = 0; n < 20; n++) yield* after(0)(events.append("old", n))
    const first = yield* Effect.fork(after(0)(low.drain))
    yield* Effect.repeat(Effect.sleep(5), { until: () => begun.length > 0 })
    yield* Fiber.interrupt(first)
    begun.splice(0)
    for (let n = 0; n < 3; n++) yield* after("1 minute")(events.append("new", n))
    const second = yield* Effect.fork(after("2 minutes")(quietly(all.drain)))
    yield* Effect.repeat(Effect.sleep(5), { until: () => begun.length >= 4 })
    assert.deepEqual(begun.slice(0, 4).sort(), ["high", "high", "high", "medium"])
    yield* Deferred.succeed(mayEnd, undefined)
    yield* Fiber.join(second)
  }),

  // Falls where recipients share a delivery.
  "each of several recipients has a delivery of their own": Effect.gen(function* () {
    const events = yield* newEvents
    const after = yield* timeline
    const got: Array<string | null> = []
    const ids = new Set<string>()
    let isDown = true
    const toMany: Hears = {
      ...subscriber("outside", (_, { id, recipient }) => {
        if (isDown && recipient === "bo") return Effect.dieMessage("down")
        ids.add(id)
        return Effect.sync(() => void got.push(recipient))
      }),
      recipients: () => Effect.succeed(["al", "bo", "cy", "al"])
    }
    const { drain } = yield* events.relay(relay, toMany)
    yield* after(0)(events.append("a", 1))
    yield* after(0)(quietly(drain))
    assert.deepEqual([...got].sort(), ["al", "cy"])
    isDown = false
    yield* after("1 minute")(drain)
    assert.deepEqual([...got].sort(), ["al", "bo", "cy"])
    assert.equal(ids.size, 3)
    yield* after("1 hour")(drain)
    assert.equal(got.length, 3)
  })
})
