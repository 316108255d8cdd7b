/** Delivery: at least once, in order, by one relay at a time, until it works or is dead. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { outboxRetention } from "@mentorkit/adapters-pg"
import { DeadLetters, event, Outbox, UnitOfWork } from "@mentorkit/core/kernel"
import { Array, DateTime, Effect, Fiber, Schema, TestClock } from "effect"
import { concurrent, engines } from "../support/engines.js"
import { append, Happened, recorder, relayWith, relayWorld, subscriber } from "../support/relays.js"

describe.each(engines)("the relay on %s", (_name, engine) => {
  layer(relayWorld(engine))((it) => {
    it.scoped("delivers what was committed, once, and nothing of what was rolled back", () =>
      Effect.gen(function* () {
        const { transact } = yield* UnitOfWork
        for (const effects of ["database", "outside"] as const) {
          const { one, seen } = recorder(effects)
          const relay = yield* relayWith([one])
          yield* transact(append("a", 1))
          yield* transact(Effect.zipRight(append("a", 2), Effect.fail("no"))).pipe(Effect.either)
          assert.strictEqual(yield* relay.drain, 1)
          assert.strictEqual(yield* relay.drain, 0)
          assert.deepStrictEqual(seen, ["a1"])
        }
      })
    )

    it.scoped("keeps an aggregate's order: a failing event holds up its own aggregate and no other", () =>
      Effect.gen(function* () {
        const seen: Array<string> = []
        let isDown = true
        const relay = yield* relayWith([
          subscriber("outside", ({ n, thing }) =>
            isDown && thing === "slow" && n === 1
              ? Effect.dieMessage("down")
              : Effect.sync(() => void seen.push(`${thing}${n}`))
          )
        ])
        yield* append("slow", 1)
        yield* append("slow", 2)
        yield* append("quick", 1)
        yield* relay.drain
        assert.deepStrictEqual(seen, ["quick1"])
        isDown = false
        // Not before its pause is over: falls when `due_at` is not looked at.
        yield* relay.drain
        assert.deepStrictEqual(seen, ["quick1"])
        yield* TestClock.adjust("1 minute")
        yield* relay.drain
        assert.deepStrictEqual(seen, ["quick1", "slow1", "slow2"])
      })
    )

    it.scoped("gives up after ten attempts, lets the next event pass, and tries again when an admin says so", () =>
      Effect.gen(function* () {
        const letters = yield* DeadLetters
        const { seen, one } = recorder("database")
        let attempts = 0
        let isDown = true
        const broken = subscriber(
          "database",
          ({ n }) =>
            Effect.suspend(() => {
              if (n === 1) attempts++
              return isDown && n === 1 ? Effect.dieMessage("for good") : Effect.void
            }),
          "demo.broken"
        )
        const relay = yield* relayWith([broken, one])
        yield* append("dead", 1)
        yield* append("dead", 2)
        for (let round = 0; round < 15; round++) {
          yield* relay.drain
          yield* TestClock.adjust("1 hour")
        }
        assert.strictEqual(attempts, 10)
        // The healthy subscriber had the event once, though the other one failed ten times.
        assert.deepStrictEqual(seen, ["dead1", "dead2"])
        const [letter] = yield* letters.list
        assert.deepInclude(letter, {
          type: Happened.tag,
          subscriber: "demo.broken",
          attempts: 10,
          lastError: "for good"
        })

        isDown = false
        assert.isTrue(yield* letters.retry(letter!.eventId, letter!.subscriber))
        assert.isFalse(yield* letters.retry(letter!.eventId, letter!.subscriber))
        yield* relay.drain
        assert.deepStrictEqual([attempts, seen.length, (yield* letters.list).length], [11, 2, 0])
      })
    )

    it.scoped("an effect in the database is undone with the failure that follows it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`create table if not exists demo_effects (thing text)`
        let fails = true
        const relay = yield* relayWith([
          subscriber("database", ({ thing }) =>
            Effect.gen(function* () {
              yield* sql`insert into demo_effects values (${thing})`
              if (fails) yield* Effect.dieMessage("after the insert")
            }).pipe(Effect.orDie)
          )
        ])
        yield* append("undone", 1)
        yield* relay.drain
        assert.lengthOf(yield* sql`select 1 from demo_effects`, 0)
        fails = false
        yield* TestClock.adjust("1 minute")
        yield* relay.drain
        assert.lengthOf(yield* sql`select 1 from demo_effects`, 1)
      })
    )

    it.scoped("takes over after 30 seconds what a relay that died had claimed", () =>
      Effect.gen(function* () {
        const hung = yield* relayWith([subscriber("outside", () => Effect.never)])
        const { one, seen } = recorder("outside")
        const other = yield* relayWith([one])
        yield* append("left", 1)
        const dying = yield* Effect.fork(hung.drain)
        yield* Effect.repeat(Effect.yieldNow(), { times: 50 })
        yield* TestClock.adjust("1 millis")
        const sql = yield* SqlClient.SqlClient
        yield* Effect.repeat(sql`select 1 from outbox where claim is not null`, { until: (rows) => rows.length > 0 })
        yield* Fiber.interrupt(dying)
        yield* TestClock.adjust("29 seconds")
        assert.strictEqual(yield* other.drain, 0)
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* other.drain, 1)
        assert.deepStrictEqual(seen, ["left1"])
      })
    )

    it.scoped("leaves events alone that it does not know", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const Newer = event("demo.Newer", { thing: Schema.String }, ({ thing }) => thing)
        const outbox = yield* Outbox
        yield* outbox.append(Newer, { thing: "x" }, yield* DateTime.now)
        const relay = yield* relayWith([])
        assert.strictEqual(yield* relay.drain, 0)
        assert.lengthOf(yield* sql`select 1 from outbox where type = 'demo.Newer' and settled_at is null`, 1)
      })
    )

    it.scoped("forgets after a week what everybody has had", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { one } = recorder("outside")
        const relay = yield* relayWith([one])
        yield* append("old", 1)
        yield* relay.drain
        const { run } = yield* outboxRetention
        const left = sql`select 1 from outbox where aggregate = 'old'`
        yield* run
        assert.lengthOf(yield* left, 1)
        yield* TestClock.adjust("8 days")
        assert.isAbove(yield* run, 0)
        assert.lengthOf(yield* left, 0)
      })
    )
  })
})

describe.each(concurrent)("several relays on %s", (_name, engine) => {
  layer(relayWorld(engine), { excludeTestServices: true, timeout: 60_000 })((it) => {
    // Falls without the claim, and if an event does not wait for the older ones of its aggregate.
    it.scoped("four at once deliver each of 200 events once and in order", () =>
      Effect.gen(function* () {
        const seen: Array<string> = []
        const one = subscriber("outside", ({ n, thing }) =>
          Effect.zipRight(
            Effect.sleep("10 millis"),
            Effect.sync(() => void seen.push(`${thing}:${n}`))
          )
        )
        const relays = yield* Effect.all(Array.makeBy(4, () => relayWith([one])))
        for (let n = 0; n < 20; n++) yield* Effect.forEach(Array.range(1, 10), (thing) => append(`t${thing}`, n))
        while (seen.length < 200) {
          yield* Effect.all(
            Array.map(relays, ({ drain }) => drain),
            { concurrency: "unbounded" }
          )
        }
        assert.strictEqual(new Set(seen).size, seen.length)
        for (const thing of Array.range(1, 10)) {
          const own = seen.filter((entry) => entry.startsWith(`t${thing}:`)).map((entry) => Number(entry.split(":")[1]))
          assert.deepStrictEqual(
            own,
            Array.makeBy(20, (n) => n)
          )
        }
      })
    )
  })
})
