/** Hosts of the release before beside those of this one, which appended and delivered in another way. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Outbox, type Routes } from "@mentorkit/core/kernel/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { DateTime, Effect, Layer, TestClock } from "effect"
import { Doorbell } from "../../../src/database/doorbell.js"
import { outboxWith } from "../../../src/database/outbox/outbox.js"
import { Happened, recorder, relayWith, relayWorld } from "../../support/relays.js"

/** As that release does: without deliveries, and open for its own relay. */
const appendOld = Effect.fnUntraced(function* (thing: string, dueAt?: Date) {
  const sql = yield* SqlClient.SqlClient
  const id = crypto.randomUUID()
  const at = DateTime.toDate(yield* DateTime.now)
  yield* sql`insert into outbox ${sql.insert({
    id,
    type: Happened.tag,
    aggregate: thing,
    payload: JSON.stringify({ thing, n: 1 }),
    occurredAt: at,
    dueAt: dueAt ?? at
  })}`
  return id
})

const routes: Routes = new Map([
  [Happened.tag, [{ name: "demo.routed", lane: "mail", priority: "low", isOrdered: true }]],
  ["demo.Unheard", []]
])
const routed = Layer.provide(outboxWith(routes), Doorbell.layer)

describe.each(everyEngine)("beside older hosts on %s", (_name, engine) => {
  layer(relayWorld(engine))((it) => {
    it.scoped("an event of theirs is delivered to those who have not had it from them", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [had, failed, open] = [recorder("outside"), recorder("outside"), recorder("database")]
        const relay = yield* relayWith([
          { ...had.one, name: "demo.had" },
          { ...failed.one, name: "demo.failed" },
          { ...open.one, name: "demo.open" }
        ])
        const later = DateTime.toDate(DateTime.add(yield* DateTime.now, { minutes: 10 }))
        const id = yield* appendOld("old", later)
        yield* sql`
          insert into outbox_deliveries (event_id, subscriber, delivered_at) values (${id}, 'demo.had', ${later})`
        yield* sql`
          insert into outbox_deliveries (event_id, subscriber, attempts, last_error) values (${id}, 'demo.failed', 3, 'down')`
        // Its pause is kept, and so is what it has counted.
        assert.strictEqual(yield* relay.drain, 0)
        const [counted] = yield* sql`select attempts, last_error from deliveries where subscriber = 'demo.failed'`
        assert.deepInclude(counted, { attempts: 3, lastError: "down" })
        yield* TestClock.adjust("11 minutes")
        assert.strictEqual(yield* relay.drain, 2)
        assert.deepStrictEqual([had.seen, failed.seen, open.seen], [[], ["old1"], ["old1"]])
      })
    )

    // Falls if events are fanned out whose claim still runs: the old relay would deliver them beside this one.
    it.scoped("what an older relay is at is left to it until its claim is over", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { one, seen } = recorder("outside")
        const relay = yield* relayWith([one])
        const id = yield* appendOld("claimed")
        const until = DateTime.toDate(DateTime.add(yield* DateTime.now, { seconds: 30 }))
        yield* sql`update outbox set claim = gen_random_uuid(), claimed_until = ${until} where id = ${id}`
        assert.strictEqual(yield* relay.drain, 0)
        yield* TestClock.adjust("31 seconds")
        assert.strictEqual(yield* relay.drain, 1)
        assert.deepStrictEqual(seen, ["claimed1"])
        // The old relay's own look: nothing is open for it any more.
        assert.lengthOf(yield* sql`select 1 from outbox where id = ${id} and settled_at is null`, 0)
      })
    )

    // Falls if our events stay open: an older relay would deliver them as well.
    it.scoped("an event of ours has its deliveries from the start, and is not open for older relays", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const now = yield* DateTime.now
        yield* Effect.provide(
          Effect.flatMap(Outbox, ({ append }) => append(Happened, { thing: "ours", n: 1 }, now)),
          routed
        )
        assert.lengthOf(yield* sql`select 1 from outbox where aggregate = 'ours' and settled_at is null`, 0)
        const rows = yield* sql`
          select d.subscriber, d.lane, d.priority::int as priority, d.is_ordered, d.type, d.aggregate, d.seq = o.seq as is_in_place
          from deliveries d join outbox o on o.id = d.event_id where d.aggregate = 'ours'`
        assert.deepStrictEqual(
          rows.map((row) => ({ ...row })),
          [
            {
              subscriber: "demo.routed",
              lane: "mail",
              priority: 3,
              isOrdered: true,
              type: Happened.tag,
              aggregate: "ours",
              isInPlace: true
            }
          ]
        )
        const { one, seen } = recorder("outside", { lane: "mail" })
        const relay = yield* relayWith([{ ...one, name: "demo.routed" }])
        assert.strictEqual(yield* relay.drain, 1)
        assert.deepStrictEqual(seen, ["ours1"])
      })
    )

    // Falls if a subscriber is claimed that this host does not have: its delivery would be lost.
    it.scoped("a subscriber of a newer host keeps its deliveries until there is one", () =>
      Effect.gen(function* () {
        const now = yield* DateTime.now
        yield* Effect.provide(
          Effect.flatMap(Outbox, ({ append }) => append(Happened, { thing: "newer", n: 1 }, now)),
          routed
        )
        const { one: other } = recorder("outside", { lane: "mail" })
        const old = yield* relayWith([{ ...other, name: "demo.known" }])
        assert.strictEqual(yield* old.drain, 0)
        const { one, seen } = recorder("outside", { lane: "mail" })
        const newer = yield* relayWith([{ ...one, name: "demo.routed" }])
        assert.strictEqual(yield* newer.drain, 1)
        assert.deepStrictEqual(seen, ["newer1"])
      })
    )
  })
})
