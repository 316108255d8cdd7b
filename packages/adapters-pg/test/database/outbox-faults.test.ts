/** What may go wrong around a delivery, and what must not come of it. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { DeadLetters, UnitOfWork } from "@mentorkit/core/kernel"
import { Array, Deferred, Effect, Exit, Fiber, Random, TestClock } from "effect"
import { concurrent, engines } from "../support/engines.js"
import { append, type Payload, recorder, relayWith, relayWorld, subscriber } from "../support/relays.js"

const lastErrors = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly lastError: string }>`select last_error from outbox_deliveries where last_error is not null`
).pipe(Effect.map(Array.map(({ lastError }) => lastError)))
const clear = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from outbox`)

describe.each(engines)("a relay on %s", (_name, engine) => {
  layer(relayWorld(engine))((it) => {
    // Falls without the check in `drain`: what the subscriber sends would tell of work that is undone.
    it.scoped("does not deliver inside of a transaction", () =>
      Effect.gen(function* () {
        const { one, seen } = recorder("outside")
        const relay = yield* relayWith([one])
        yield* append("early", 1)
        const { transact } = yield* UnitOfWork
        assert.isTrue(Exit.isFailure(yield* Effect.exit(transact(relay.drain))))
        assert.deepStrictEqual(seen, [])
        yield* relay.drain
        assert.deepStrictEqual(seen, ["early1"])
        yield* clear
      })
    )

    // Falls without the timeout: the relay would wait for ever, and with it every later event.
    it.scoped("is not held up by a subscriber that hangs", () =>
      Effect.gen(function* () {
        const started = yield* Deferred.make<void>()
        const hang = Effect.zipRight(Deferred.succeed(started, undefined), Effect.never)
        const relay = yield* relayWith([subscriber("outside", () => hang)])
        yield* append("hanging", 1)
        const drain = yield* Effect.fork(relay.drain)
        yield* Deferred.await(started)
        yield* TestClock.adjust("25 seconds")
        yield* Fiber.join(drain)
        assert.deepStrictEqual(yield* lastErrors, ["Took longer than 25 seconds"])
        yield* clear
      })
    )

    // Falls if events of a batch are delivered one after the other.
    it.scoped("delivers other aggregates meanwhile", () =>
      Effect.gen(function* () {
        const delivered = yield* Deferred.make<string>()
        const relay = yield* relayWith([
          subscriber("outside", ({ thing }) => (thing === "stuck" ? Effect.never : Deferred.succeed(delivered, thing)))
        ])
        yield* append("stuck", 1)
        yield* append("free", 1)
        const drain = yield* Effect.fork(relay.drain)
        assert.strictEqual(yield* Deferred.await(delivered), "free")
        yield* Fiber.interrupt(drain)
        yield* clear
      })
    )

    // Falls if NUL reaches the database, which does not take it: the attempt would never be counted.
    it.scoped("notes the error's own words, whatever they are", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const relay = yield* relayWith([
          subscriber("outside", () => Effect.die(new Error("odd\0 words")), "demo.odd"),
          subscriber("database", () => Effect.orDie(sql`select 1 / 0`), "demo.sql")
        ])
        yield* append("worded", 1)
        yield* relay.drain
        assert.sameMembers(yield* lastErrors, ["odd words", "division by zero"])
        yield* clear
      })
    )

    // Falls if settling does not look for what has been revived since.
    it.scoped("keeps a second try that an admin asks for while the event is being settled", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const letters = yield* DeadLetters
        let isDown = true
        let isImpatient = true
        let delivered = 0
        const broken = subscriber(
          "outside",
          () => (isDown ? Effect.dieMessage("down") : Effect.sync(() => void delivered++)),
          "demo.broken"
        )
        const admin = subscriber(
          "outside",
          () =>
            isImpatient
              ? Effect.flatMap(letters.list, ([letter]) =>
                  letter === undefined
                    ? Effect.dieMessage("not yet")
                    : Effect.asVoid(letters.retry(letter.eventId, letter.subscriber))
                )
              : Effect.void,
          "demo.admin"
        )
        const relay = yield* relayWith([broken, admin])
        yield* append("revived", 1)
        for (let round = 0; round < 10; round++) {
          // The admin's own subscriber must not die with the other one.
          yield* sql`update outbox_deliveries set attempts = 0 where subscriber = 'demo.admin' and dead_at is null`
          yield* relay.drain
          yield* TestClock.adjust("1 hour")
        }
        isDown = false
        isImpatient = false
        yield* relay.drain
        yield* TestClock.adjust("1 hour")
        yield* relay.drain
        assert.deepStrictEqual([delivered, (yield* letters.list).length], [1, 0])
        yield* clear
      })
    )
  })
})

describe.each(concurrent)("relays that die at any moment on %s", (_name, engine) => {
  layer(relayWorld(engine), { excludeTestServices: true, timeout: 60_000 })((it) => {
    // Falls if the delivery is noted in another transaction than its effect, or taken without looking whether it was.
    it.scoped("have each effect in the database happen once, and an aggregate's in order", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`create table effects (seq serial, thing text not null, n int not null)`
        const effect = ({ n, thing }: Payload) =>
          Effect.orDie(sql`insert into effects (thing, n) select ${thing}, ${n}::int from pg_sleep(0.002)`).pipe(
            Effect.asVoid
          )
        const relays = yield* Effect.all(Array.makeBy(4, () => relayWith([subscriber("database", effect)])))
        for (let n = 0; n < 15; n++) yield* Effect.forEach(Array.range(1, 8), (thing) => append(`t${thing}`, n))

        const dying = Effect.fnUntraced(function* (drain: Effect.Effect<number>) {
          const fiber = yield* Effect.fork(drain)
          yield* Effect.sleep(yield* Random.nextIntBetween(5, 60))
          yield* Fiber.interrupt(fiber)
        })
        // Time flies for leases: they run out while their relay is still at work.
        const expire = sql`update outbox set claimed_until = occurred_at, due_at = occurred_at where settled_at is null`
        const isOpen = Effect.map(sql`select 1 from outbox where settled_at is null limit 1`, (rows) => rows.length > 0)
        yield* Effect.forEach(relays, ({ drain }) => dying(drain), { concurrency: "unbounded", discard: true }).pipe(
          Effect.zipRight(expire),
          Effect.repeat({ while: () => isOpen })
        )

        const rows = yield* sql<{ readonly thing: string; readonly all: ReadonlyArray<number> }>`
          select thing, array_agg(n order by seq) as all from effects group by thing`
        assert.lengthOf(rows, 8)
        for (const { all } of rows)
          assert.deepStrictEqual(
            all,
            Array.makeBy(15, (n) => n)
          )
      })
    )
  })
})
