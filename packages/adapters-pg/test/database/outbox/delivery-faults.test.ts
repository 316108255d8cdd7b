/** What may go wrong around a delivery, and what must not come of it. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { concurrent, everyEngine } from "@mentorkit/test-kit/databases/engines"
import { Array, Cause, Deferred, Effect, Fiber, FiberStatus, TestClock, TestServices } from "effect"
import { deliveryStore } from "../../../src/database/outbox/delivery-store.js"
import { append, Happened, recorder, relayWith, relayWorld, subscriber } from "../../support/relays.js"

const lastErrors = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly lastError: string }>`select last_error from deliveries where last_error is not null`
).pipe(Effect.map(Array.map(({ lastError }) => lastError)))
/** Every event has one delivery to this subscriber, without a relay. */
const fannedOut = Effect.fnUntraced(function* (subscriber: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`update outbox set settled_at = occurred_at`
  yield* sql`
    insert into deliveries (id, event_id, seq, type, aggregate, subscriber, lane, priority, is_ordered, due_at)
    select gen_random_uuid(), id, seq, type, aggregate, ${subscriber}, 'effects', 1, false, due_at from outbox`
})
const clear = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from outbox`)

describe.each(everyEngine)("a relay on %s", (_name, engine) => {
  layer(relayWorld(engine))((it) => {
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

    // Falls where noting the failure fails: the relay would try the delivery for ever without counting it.
    it.scoped("notes that something was thrown which says nothing of itself", () =>
      Effect.gen(function* () {
        const fail = () => {
          throw new Error("Nobody looks at this.")
        }
        const silent = [
          Object.create(null),
          { toString: fail },
          new Proxy({}, { get: fail, getPrototypeOf: fail, has: fail }),
          Object.defineProperty(new Error(), "message", { get: fail })
        ]
        const thrown: ReadonlyArray<unknown> = [...silent, null, undefined, Symbol("sign")]
        for (const effects of ["outside", "database"] as const) {
          const relay = yield* relayWith(
            thrown.map((value, at) => subscriber(effects, () => Effect.failCause(Cause.die(value)), `demo.silent${at}`))
          )
          yield* append(effects, 1)
          yield* relay.drain
          const told = [...silent.map(() => "Something was thrown that says nothing of itself."), "null", "undefined"]
          assert.sameMembers(yield* lastErrors, [...told, "Symbol(sign)"])
          yield* clear
        }
      })
    )

    // Falls if a delivery that was made is noted by whoever has the claim only.
    it.scoped("notes what has gone out although another host has taken it over, and only once", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        let sent = 0
        const slow = subscriber("outside", () =>
          Effect.zipRight(
            Effect.sync(() => void sent++),
            Effect.orDie(sql`update deliveries set claimed_by = gen_random_uuid()`)
          )
        )
        const relay = yield* relayWith([slow])
        yield* append("taken over", 1)
        yield* relay.drain
        yield* TestClock.adjust("1 hour")
        assert.strictEqual(yield* relay.drain, 0)
        assert.strictEqual(sent, 1)
        yield* clear
      })
    )

    // Falls if the note is not tried again: the delivery would be made once more.
    it.scoped("notes what has gone out although the database was away for a while", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        let sent = 0
        const awayAfterwards = subscriber("outside", () =>
          Effect.zipRight(
            Effect.sync(() => void sent++),
            Effect.orDie(sql`alter table deliveries rename to deliveries_away`)
          )
        )
        const relay = yield* relayWith([awayAfterwards])
        yield* append("noted late", 1)
        const draining = yield* Effect.fork(relay.drain)
        const soon = TestServices.provideLive(Effect.sleep("10 millis"))
        const isAway = Effect.map(sql`select to_regclass('deliveries_away') as name`, ([row]) => row?.["name"] != null)
        yield* Effect.repeat(Effect.zipRight(soon, isAway), { until: (away) => away })
        yield* Effect.repeatN(Effect.zipRight(TestClock.adjust("1 second"), soon), 40)
        const isBack = Effect.as(sql`alter table deliveries_away rename to deliveries`, true)
        yield* Effect.repeat(
          Effect.zipRight(
            soon,
            Effect.catchAll(isBack, () => Effect.succeed(false))
          ),
          {
            until: (done) => done
          }
        )
        yield* Effect.repeat(Effect.zipRight(TestClock.adjust("100 millis"), soon), {
          until: () => Effect.map(Fiber.status(draining), FiberStatus.isDone)
        })
        yield* TestClock.adjust("1 hour")
        assert.strictEqual(yield* relay.drain, 0)
        assert.strictEqual(sent, 1)
        yield* clear
      })
    )

    // Falls if only a host that lives counts attempts: such a delivery would be tried every 30 seconds for ever.
    it.scoped("tries what ends every host that touches it with growing pauses, and gives it up in the end", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { one, seen } = recorder("outside")
        const relay = yield* relayWith([one])
        const subscriptions = new Map([[Happened.tag, { event: Happened as never, subscribers: [one as never] }]])
        /** Claims it, and is gone. */
        const dies = Effect.gen(function* () {
          const store = yield* deliveryStore(subscriptions)
          const claimed = yield* store.claim({ lane: "effects", takes: ["high"], max: 5, except: [] })
          yield* TestClock.adjust("31 seconds")
          return claimed.length
        })
        yield* append("poison", 1)
        yield* fannedOut(one.name)
        assert.strictEqual(yield* dies, 1)
        assert.strictEqual(yield* dies, 1)
        // Two are gone over it: now with a pause.
        yield* relay.drain
        assert.deepStrictEqual([seen, yield* lastErrors], [[], ["The host that was at it has gone."]])
        for (let time = 0; time < 20; time++) {
          yield* TestClock.adjust("4 hours")
          assert.strictEqual(yield* dies, 1)
        }
        yield* relay.drain
        const [row] = yield* sql`select dead_at is not null as is_dead, attempts from deliveries`
        assert.deepInclude(row, { isDead: true, attempts: 22 })
        assert.deepStrictEqual(seen, [])
        yield* clear
      })
    )

    // Falls without a limit to what ends itself: it would be claimed anew every 30 seconds.
    it.scoped("takes a subscriber that interrupts itself for one that has failed", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const relay = yield* relayWith([subscriber("outside", () => Effect.interrupt)])
        yield* append("interrupts itself", 1)
        assert.strictEqual(yield* relay.drain, 1)
        const [row] = yield* sql`select attempts, claimed_until from deliveries`
        assert.deepInclude(row, { attempts: 1, claimedUntil: null })
        yield* clear
      })
    )

    // Falls if a stop leaves its claims: codes would wait half a minute at every replacement of a host.
    it.scoped("gives back what a stop cuts off, for others to take at once and as if it had not been begun", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const began = yield* Deferred.make<void>()
        const hangs = subscriber("outside", () => Effect.zipRight(Deferred.succeed(began, undefined), Effect.never))
        const stopped = Effect.gen(function* () {
          const relay = yield* relayWith([hangs], { graceSeconds: 0 })
          yield* Effect.forkScoped(relay.run)
          yield* append("cut off", 1)
          yield* Deferred.await(began)
        })
        yield* Effect.scoped(stopped)
        const [row] = yield* sql`select attempts, claimed_until, last_error from deliveries`
        assert.deepInclude(row, { attempts: 0, claimedUntil: null, lastError: null })
        const { one, seen } = recorder("outside")
        const other = yield* relayWith([{ ...one, name: hangs.name }])
        assert.strictEqual(yield* other.drain, 1)
        assert.deepStrictEqual(seen, ["cut off1"])
        yield* clear
      })
    )

    // Falls if a drain cuts off what it has begun: a mail that its server has taken would go out again.
    it.scoped("brings to its end what was begun by a drain that is broken off", () =>
      Effect.gen(function* () {
        const [began, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        let sent = 0
        const slow = subscriber("outside", () =>
          Effect.zipRight(
            Deferred.succeed(began, undefined),
            Effect.zipRight(
              Deferred.await(mayEnd),
              Effect.sync(() => void sent++)
            )
          )
        )
        const relay = yield* relayWith([slow])
        yield* append("broken off", 1)
        const draining = yield* Effect.fork(relay.drain)
        yield* Deferred.await(began)
        yield* Fiber.interrupt(draining)
        yield* Deferred.succeed(mayEnd, undefined)
        // Waits for what is under way, too.
        assert.strictEqual(yield* relay.drain, 0)
        yield* TestClock.adjust("1 hour")
        assert.strictEqual(yield* relay.drain, 0)
        assert.strictEqual(sent, 1)
        yield* clear
      })
    )

    // Falls if a note does not ask whose the delivery is: its effect would happen twice, or a pause be cut short.
    it.scoped("neither takes nor puts off a delivery that another host has taken over", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { one } = recorder("database")
        const subscriptions = new Map([[Happened.tag, { event: Happened as never, subscribers: [one as never] }]])
        const [ours, theirs] = [yield* deliveryStore(subscriptions), yield* deliveryStore(subscriptions)]
        const wanted = { lane: "effects", takes: ["high"], max: 5, except: [] } as const
        yield* append("stolen", 1)
        yield* fannedOut(one.name)
        const [first] = yield* ours.claim(wanted)
        assert(first !== undefined)
        assert.lengthOf(yield* theirs.claim(wanted), 0)
        yield* TestClock.adjust("31 seconds")
        assert.lengthOf(yield* theirs.claim(wanted), 1)
        yield* ours.renew([first.id])
        const at = new Date(3e12)
        yield* ours.noteFailed(first, { attempts: 9, failingSince: at, lastError: "late", dueAt: at, deadAt: at })
        assert.isFalse(yield* ours.markDelivered(first, at))
        const [row] = yield* sql`select attempts, dead_at, delivered_at from deliveries`
        // The one attempt is that of the host which let its claim run out.
        assert.deepInclude(row, { attempts: 1, deadAt: null, deliveredAt: null })
        assert.isTrue(yield* theirs.markDelivered(first, at))
        yield* clear
      })
    )

    // Falls if a claim asks for types and names apart: a newer host may let a name that we know hear a type of its own.
    it.scoped("leaves alone a pair of event and subscriber that nobody here knows, though both are known", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [mine, other] = [recorder("outside"), recorder("outside")]
        const subscriptions = new Map([
          [Happened.tag, { event: Happened as never, subscribers: [{ ...mine.one, name: "demo.mine" } as never] }],
          [
            "demo.Other",
            {
              event: { ...Happened, tag: "demo.Other" } as never,
              subscribers: [{ ...other.one, name: "demo.other" } as never]
            }
          ]
        ])
        const store = yield* deliveryStore(subscriptions)
        yield* append("paired", 1)
        yield* fannedOut("demo.other")
        const wanted = { lane: "effects", takes: ["high"], max: 5, except: [] } as const
        assert.lengthOf(yield* store.claim(wanted), 0)
        yield* sql`update deliveries set subscriber = 'demo.mine'`
        assert.lengthOf(yield* store.claim(wanted), 1)
        yield* clear
      })
    )
  })
})

describe.each(concurrent)("a relay on %s", (_name, engine) => {
  layer(relayWorld(engine), { excludeTestServices: true })((it) => {
    // Falls if renewing waits for what a transaction has locked: the leases of all others would run out meanwhile.
    it.scoped("renews what it is at beside a delivery that is locked by its own effect", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { one } = recorder("outside")
        const store = yield* deliveryStore(
          new Map([[Happened.tag, { event: Happened as never, subscribers: [one as never] }]])
        )
        for (const n of [1, 2]) yield* append("locked", n)
        yield* fannedOut(one.name)
        const claimed = yield* store.claim({ lane: "effects", takes: ["high"], max: 5, except: [] })
        const [busy, other] = claimed
        assert(busy !== undefined && other !== undefined)
        yield* sql`update deliveries set claimed_until = now()`
        const [isLocked, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const effect = store
          .markDelivered(busy, new Date())
          .pipe(Effect.zipRight(Deferred.succeed(isLocked, undefined)), Effect.zipRight(Deferred.await(mayEnd)))
        const running = yield* Effect.fork(sql.withTransaction(effect))
        yield* Deferred.await(isLocked)
        yield* Effect.timeoutFail(store.renew([busy.id, other.id]), {
          duration: "10 seconds",
          onTimeout: () => new Error("It waited")
        })
        yield* Deferred.succeed(mayEnd, undefined)
        yield* Fiber.join(running)
        const rows = yield* sql`select 1 from deliveries where claimed_until > now() + interval '20 seconds'`
        assert.lengthOf(rows, 1)
        yield* clear
      })
    )
  })
})
