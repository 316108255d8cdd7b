/** What becomes of deliveries that fail. */
import assert from "node:assert/strict"
import type { LoginFailureRepository } from "@mentorkit/core/identity/ports"
import { DeliveryRefused, PeerUnavailable } from "@mentorkit/core/kernel"
import {
  DeadLetters,
  type Lane,
  nothingToSay,
  type Outbox,
  postponedUntil,
  type UnitOfWork
} from "@mentorkit/core/kernel/ports"
import { DateTime, Deferred, Effect, Fiber, TestClock, TestContext, TestServices } from "effect"
import type { Conformance } from "../conformance.js"
import { timeline } from "../fixtures/clock.js"
import { quietly } from "../fixtures/quietly.js"
import { type Hears, newEvents, type RelayLayer, recorder, subscriber } from "../fixtures/relays.js"

const lettersOf = (type: string) =>
  Effect.flatMap(DeadLetters, ({ list }) => Effect.map(list({ type }, { page: 1, per_page: 50 }), ({ items }) => items))

export const retryCases = <R>(
  relay: RelayLayer<R>
): Conformance<R | Outbox | UnitOfWork | DeadLetters | LoginFailureRepository>["cases"] => ({
  // Falls where a number of failures, or a number of days, is enough by itself, and where a failure has all called again.
  "what fails for three days and twenty times is a dead letter; who has had the event is not given it again":
    Effect.gen(function* () {
      const events = yield* newEvents
      const after = yield* timeline
      const letters = yield* DeadLetters
      const { hears, seen } = recorder("outside")
      let [failures, isDown] = [0, true]
      const fails = Effect.suspend(() => {
        failures++
        return Effect.dieMessage("for good")
      })
      const broken = subscriber("database", () => (isDown ? fails : Effect.void), "conformance.broken")
      const { drain } = yield* events.relay(relay, broken, hears)
      yield* after(0)(events.append("a", 1))
      for (let hour = 0; hour < 30; hour++) yield* after(`${hour} hours`)(quietly(drain))
      assert.deepEqual([failures, seen, yield* lettersOf(events.tag)], [30, events.seenAs("a1"), []])
      yield* after("72 hours")(quietly(drain))
      yield* after("73 hours")(quietly(drain))
      assert.deepEqual([failures, seen], [31, events.seenAs("a1")])

      const [letter, ...more] = yield* lettersOf(events.tag)
      assert.ok(letter !== undefined && more.length === 0)
      assert.deepEqual(
        [letter.subscriber, letter.lane, letter.attempts, letter.lastError],
        [broken.name, "effects", 31, "for good"]
      )
      // Once more from the beginning: one failure does not end it.
      assert.equal(yield* after("80 hours")(letters.retry({ ids: [letter.id] })), 1)
      assert.equal(yield* after("80 hours")(letters.retry({ ids: [letter.id] })), 0)
      yield* after("80 hours")(quietly(drain))
      assert.deepEqual(yield* lettersOf(events.tag), [])
      isDown = false
      yield* after("81 hours")(drain)
      assert.deepEqual([failures, seen, yield* lettersOf(events.tag)], [32, events.seenAs("a1"), []])
    }),

  "days without an attempt are no days of failing": Effect.gen(function* () {
    const events = yield* newEvents
    const after = yield* timeline
    let isDown = true
    const broken = subscriber("outside", () => (isDown ? Effect.dieMessage("down") : Effect.void))
    const { drain } = yield* events.relay(relay, broken)
    yield* after(0)(events.append("a", 1))
    for (const days of [4, 8, 12]) yield* after(`${days} days`)(quietly(drain))
    assert.deepEqual(yield* lettersOf(events.tag), [])
    isDown = false
    assert.equal(yield* after("16 days")(drain), 1)
  }),

  // Falls where it counts as an attempt, is noted as delivered, is due at once, or holds up what is beside it.
  "what is postponed is asked again at its moment, counts as no attempt, and holds nobody up": Effect.gen(function* () {
    for (const kind of ["database", "outside"] as const) {
      const events = yield* newEvents
      const after = yield* timeline
      const start = yield* after(0)(DateTime.now)
      const asked: Array<string> = []
      const waits: Hears["run"] = ({ n }) =>
        Effect.gen(function* () {
          const hours = Math.round(DateTime.distance(start, yield* DateTime.now) / 3_600_000)
          asked.push(`${n} after ${hours}`)
          if (n === 2 || hours >= 200) return
          // Once it has come, it still may fail like any other.
          if (hours >= 100) return yield* Effect.dieMessage("broken")
          return postponedUntil(DateTime.add(start, { hours: 100 }))
        })
      const { drain } = yield* events.relay(relay, subscriber(kind, waits, `conformance.waits-${kind}`))
      for (const n of [1, 2]) yield* after(0)(events.append("a", n))
      for (let hour = 0; hour < 100; hour++) yield* after(`${hour} hours`)(drain)
      assert.deepEqual([...asked].sort(), ["1 after 0", "2 after 0"])
      yield* after("100 hours")(quietly(drain))
      assert.deepEqual([asked.length, asked[2]], [3, "1 after 100"])
      // Days of waiting are none of failing.
      for (let hour = 101; hour < 150; hour++) yield* after(`${hour} hours`)(quietly(drain))
      assert.deepEqual(yield* lettersOf(events.tag), [])
      yield* after("200 hours")(drain)
      const { length } = asked
      assert.equal(asked[length - 1], "1 after 200")
      yield* after("300 hours")(drain)
      assert.equal(asked.length, length)
    }
  }),

  // Falls where it is due at the moment that it names, whatever that is: a drain would never end.
  "a moment that has passed is a second from now": Effect.gen(function* () {
    const events = yield* newEvents
    const after = yield* timeline
    const start = yield* after(0)(DateTime.now)
    let asked = 0
    const past: Hears["run"] = () => Effect.sync(() => (++asked > 2 ? nothingToSay : postponedUntil(start)))
    const { drain } = yield* events.relay(relay, subscriber("outside", past))
    yield* after(0)(events.append("a", 1))
    yield* after(0)(drain)
    assert.equal(asked, 1)
    for (const seconds of [1, 2, 3]) yield* after(`${seconds} seconds`)(drain)
    assert.equal(asked, 3)
  }),

  "what is refused for good is a dead letter at once, and what a `database` subscriber refuses is undone": Effect.gen(
    function* () {
      for (const kind of ["database", "outside"] as const) {
        const events = yield* newEvents
        const after = yield* timeline
        const letters = yield* DeadLetters
        const lane: Lane = kind === "database" ? "effects" : "mail"
        const refusing = subscriber(
          kind,
          ({ n }) => (n === 1 ? new DeliveryRefused({ message: "no such mailbox" }) : Effect.void),
          "conformance.refusing",
          { lane }
        )
        const { drain } = yield* events.relay(relay, refusing)
        for (const n of [1, 2]) yield* after(0)(events.append("a", n))
        yield* after(0)(quietly(drain))
        const [letter, ...more] = yield* lettersOf(events.tag)
        assert.equal(more.length, 0)
        assert.deepEqual(
          [letter?.lane, letter?.priority, letter?.attempts, letter?.lastError],
          [lane, "high", 1, "no such mailbox"]
        )
        assert.deepEqual(
          (yield* letters.countByType).filter(({ type }) => type === events.tag),
          [{ lane, type: events.tag, count: 1 }]
        )
        const none = yield* letters.list({ type: events.tag, lane: "texts" }, { page: 1, per_page: 10 })
        assert.deepEqual(none, { items: [], total: 0, next_cursor: null })
        assert.equal(yield* letters.retry({ lane: "texts", type: events.tag }), 0)
        assert.equal(yield* letters.retry({ lane, type: events.tag }), 1)
      }
    }
  ),

  // Falls where a peer that is away is met with everything that is due, and where silence counts as its answer.
  "a peer that is away is knocked at gently, and meets everything once it is back": Effect.gen(function* () {
    const events = yield* newEvents
    let [attempts, delivered, isAway] = [0, 0, true]
    const knocking: Hears["run"] = () =>
      Effect.suspend(() => {
        attempts++
        if (isAway) return new PeerUnavailable({ message: "nobody listens" })
        delivered++
        return Effect.void
      })
    // Has nothing to say about anything, beside the one who knocks: that tells nothing of the peer.
    const silent = subscriber("outside", () => Effect.succeed(nothingToSay), "conformance.silent", { lane: "mail" })
    const knocks = subscriber("outside", knocking, "conformance.knocking", { lane: "mail" })
    const { run } = yield* events.relay(relay, knocks, silent)
    for (let n = 0; n < 40; n++) yield* events.append("a", n)
    yield* Effect.forkScoped(quietly(run))
    const second = Effect.zipRight(TestClock.adjust("1 second"), TestServices.provideLive(Effect.sleep("10 millis")))
    yield* Effect.repeat(second, { until: () => attempts > 0 })
    yield* Effect.repeatN(second, 60)
    // Those that were under way when the first three had come back, and a few knocks in a minute of each crew.
    assert.ok(attempts < 10 + 2 * 7, `${attempts} attempts in a minute`)
    isAway = false
    yield* Effect.repeat(second, { until: () => delivered >= 40 })
  }).pipe(Effect.scoped, Effect.provide(TestContext.TestContext)),

  // Falls without a limit: a worker would be lost for ever.
  "a subscriber that hangs has failed after a while": Effect.gen(function* () {
    for (const [kind, limit] of [
      ["database", "25 seconds"],
      ["outside", "2 minutes"]
    ] as const) {
      const events = yield* newEvents
      const began = yield* Deferred.make<void>()
      let mustHang = true
      const hangs = subscriber(kind, () =>
        Effect.suspend(() =>
          mustHang ? Effect.zipRight(Deferred.succeed(began, undefined), Effect.never) : Effect.void
        )
      )
      const { drain } = yield* events.relay(relay, hangs)
      yield* events.append("stuck", 1)
      const draining = yield* Effect.fork(quietly(drain))
      yield* Deferred.await(began)
      yield* TestClock.adjust(limit)
      assert.equal(yield* Fiber.join(draining), 1)
      mustHang = false
      yield* TestClock.adjust("1 minute")
      assert.equal(yield* drain, 1)
    }
  }).pipe(Effect.provide(TestContext.TestContext))
})
