/** What an admin sees of deliveries that were given up, and what becomes of them when they are tried again. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { DeadLetterAdministration, DeliveryId } from "@mentorkit/core/dead-letters"
import { type Admin, UserId } from "@mentorkit/core/kernel"
import { AuditLog } from "@mentorkit/core/kernel/ports"
import { concurrent, everyEngine } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/dead-letters"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, DateTime, Effect, Exit, Layer, TestClock } from "effect"

const page = { page: 1, per_page: 50 }
/** Who asks is for the operation to say. */
const nobody: Admin = { _tag: "Admin", userId: UserId.make(crypto.randomUUID()) }

const listed = Effect.fnUntraced(function* (query: Record<string, unknown> = {}) {
  const { listDeadLetters } = yield* DeadLetterAdministration
  return yield* listDeadLetters(nobody, { ...page, ...query })
})
const idsOf = (query?: Record<string, unknown>) =>
  Effect.map(listed(query), ({ dead_letters }) => dead_letters.items.map(({ id }) => id as string))

const retry = Effect.fnUntraced(function* (admin: Admin, which: Record<string, unknown>) {
  const { retryDeadLetters } = yield* DeadLetterAdministration
  return (yield* retryDeadLetters(admin, which)).retried
})
const tracesOf = Effect.fnUntraced(function* (admins: ReadonlyArray<Admin>) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select action, subject_type, subject_id, before, after from audit_log
    where ${sql.in(
      "actor_id",
      admins.map(({ userId }) => userId)
    )} order by id`
})
const stateOf = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] =
    yield* sql`select attempts, failing_since, due_at, dead_at, delivered_at from deliveries where id = ${id}`
  return row
})
const clear = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from outbox`)

describe.each(everyEngine)("dead letters on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are listed, the latest first, by lane and type, with how many there are of each", () =>
      Effect.gen(function* () {
        const recipient = crypto.randomUUID()
        const first = yield* newDelivery({ recipient })
        const at = yield* DateTime.now
        yield* TestClock.adjust("1 minute")
        const second = yield* newDelivery({ lane: "effects", type: "payments.PaymentSettled" })
        yield* TestClock.adjust("1 minute")
        const third = yield* newDelivery()
        yield* newDelivery({ state: "delivered" })
        yield* newDelivery({ state: "open" })

        const { dead_letters: letters, groups } = yield* listed()
        assert.strictEqual(letters.total, 3)
        assert.deepStrictEqual(
          letters.items.map(({ id }) => id as string),
          [third.id, second.id, first.id]
        )
        assert.deepStrictEqual(letters.items[2], {
          id: DeliveryId.make(first.id),
          event_id: first.eventId,
          type: "bookings.BookingPaid",
          subscriber: "mail.subscriber",
          recipient_id: UserId.make(recipient),
          lane: "mail",
          priority: "medium",
          attempts: 20,
          last_error: "550 no such user",
          occurred_at: at,
          dead_at: at
        })
        assert.isNull(letters.items[0]?.recipient_id)
        const counts = [
          { lane: "mail", type: "bookings.BookingPaid", count: 2 },
          { lane: "effects", type: "payments.PaymentSettled", count: 1 }
        ]
        assert.deepStrictEqual(groups, counts as never)
        assert.deepStrictEqual(yield* idsOf({ lane: "mail" }), [third.id, first.id])
        assert.deepStrictEqual(yield* idsOf({ type: "payments.PaymentSettled" }), [second.id])
        const one = yield* listed({ lane: "mail", page: 2, per_page: 1 })
        assert.deepStrictEqual([one.dead_letters.total, one.dead_letters.items[0]?.id as string], [2, first.id])
        assert.deepStrictEqual(one.groups, counts as never)
        yield* clear
      })
    )

    // Falls if what is not dead is counted, and if attempts or the pause stay.
    it.effect("begin anew by their ids; what is not dead is left alone", () =>
      Effect.gen(function* () {
        const admin = yield* newAdmin
        const [dead, delivered, open] = [
          yield* newDelivery({ dueIn: 30 }),
          yield* newDelivery({ state: "delivered" }),
          yield* newDelivery({ state: "open", dueIn: 30 })
        ]
        const before = [yield* stateOf(delivered.id), yield* stateOf(open.id)]
        yield* TestClock.adjust("1 hour")
        const ids = [dead.id, dead.id, delivered.id, open.id, crypto.randomUUID()]
        assert.strictEqual(yield* retry(admin, { ids }), 1)
        assert.deepStrictEqual(yield* stateOf(dead.id), {
          attempts: 0,
          failingSince: null,
          dueAt: DateTime.toDate(yield* DateTime.now),
          deadAt: null,
          deliveredAt: null
        })
        assert.deepStrictEqual([yield* stateOf(delivered.id), yield* stateOf(open.id)], before)
        assert.strictEqual(yield* retry(admin, { ids }), 0)
        // What changes nothing leaves no trace.
        assert.deepStrictEqual(yield* tracesOf([admin]), [
          {
            ...{ action: "dead_letters.retried", subjectType: "dead_letters", subjectId: "ids" },
            ...{ before: null, after: { ids, retried: 1 } }
          }
        ])
        yield* clear
      })
    )

    it.effect("begin anew by their lane, and by one type of it; nothing that is asked for is nothing", () =>
      Effect.gen(function* () {
        const admin = yield* newAdmin
        const letters = [{}, {}, { type: "bookings.SessionBooked" }, { lane: "texts" }, { lane: "texts" }] as const
        const [one] = yield* Effect.forEach(letters, newDelivery)
        assert.strictEqual(yield* retry(admin, {}), 0)
        assert.strictEqual(yield* retry(admin, { type: "bookings.BookingPaid" }), 0)
        assert.strictEqual(yield* retry(admin, { lane: "mail", type: "bookings.BookingPaid" }), 2)
        assert.isNull((yield* stateOf(one?.id ?? ""))?.["deadAt"])
        assert.strictEqual((yield* listed()).dead_letters.total, 3)
        assert.strictEqual(yield* retry(admin, { lane: "texts" }), 2)
        assert.deepStrictEqual(
          (yield* tracesOf([admin])).map(({ after, subjectId }) => [subjectId, after]),
          [
            ["mail", { lane: "mail", type: "bookings.BookingPaid", retried: 2 }],
            ["texts", { lane: "texts", retried: 2 }]
          ]
        )
        yield* clear
      })
    )

    // Falls if the trace is written outside of the transaction.
    it.effect("stay dead where the trace of it cannot be kept", () =>
      Effect.gen(function* () {
        const { id } = yield* newDelivery()
        const broken = Layer.succeed(AuditLog, { record: () => Effect.dieMessage("no room") })
        const desk = Layer.provide(Layer.fresh(DeadLetterAdministration.layer), broken)
        const exit = yield* Effect.exit(Effect.provide(retry(yield* newAdmin, { ids: [id] }), desk))
        assert.isTrue(Exit.isFailure(exit))
        assert.deepStrictEqual(yield* idsOf(), [id])
        yield* clear
      })
    )
  })
})

// Real time, since waiting for locks takes some.
describe.each(concurrent)("admins who retry at once on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls if the letters are found first and changed by their ids afterwards.
    it.effect("retry each letter once, whichever way they ask", () =>
      Effect.gen(function* () {
        const admins = yield* Effect.replicateEffect(newAdmin, 9)
        const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, one) => all + one, 0)
        const rounds = 10
        for (let round = 0; round < rounds; round++) {
          const letters = yield* Effect.forEach(Array.range(1, 30), () => newDelivery({ lane: "texts" }))
          const ids = letters.map(({ id }) => id)
          const ways = [{ ids }, { ids: [...ids].reverse() }, { lane: "texts" }]
          const asking = admins.map((admin, n) => retry(admin, ways[n % 3] ?? {}))
          assert.strictEqual(sum(yield* Effect.all(asking, { concurrency: "unbounded" })), 30)
        }
        const told = (yield* tracesOf(admins)).map(({ after }) => (after as { readonly retried: number }).retried)
        assert.strictEqual(sum(told), 30 * rounds)
        yield* clear
      })
    )
  })
})
