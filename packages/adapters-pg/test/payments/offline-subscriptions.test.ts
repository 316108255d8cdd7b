/** Subscriptions at the offline gateway: one bill a period, by the calendar, whoever runs the sweep and however late. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { OfflineGateway, PaymentGateway } from "@mentorkit/core/payments/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { DateTime, Effect, FastCheck, TestClock } from "effect"
import { atGateway, newCheckout, newSubscription, said, upkeep } from "../support/offline-gateway.js"

const dayOf = (moment: DateTime.Utc) => DateTime.formatIsoDateUtc(moment)
const renewAll = Effect.gen(function* () {
  let renewed = 0
  for (let some = yield* upkeep("renewSubscriptions"); some > 0; some = yield* upkeep("renewSubscriptions"))
    renewed += some
  return renewed
})
const billsOf = (id: string) =>
  Effect.map(said("InvoicePaid"), (all) => all.filter((one) => one.gatewaySubscriptionId === id))
const endsOf = (id: string) =>
  Effect.map(said("SubscriptionDeleted"), (all) => all.filter((one) => one.gatewaySubscriptionId === id))
const failuresOf = (id: string) =>
  Effect.map(said("InvoiceFailed"), (all) => all.filter((one) => one.gatewaySubscriptionId === id))

/** Nobody else's subscription is left to be renewed by what follows. */
const alone = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.orDie(sql`update offline_gateway_subscriptions set ended_at = due_at where ended_at is null`)
)
const startAt = (iso: string) => Effect.zipRight(alone, TestClock.setTime(DateTime.unsafeMake(iso).epochMillis))

describe.each(engines)("the offline gateway's subscriptions on %s", (_name, engine) => {
  layer(atGateway(engine))((it) => {
    it.effect("a sweep that comes months late charges each month once, by the calendar", () =>
      Effect.gen(function* () {
        yield* startAt("2027-01-31T10:00:00Z")
        const { id } = yield* newSubscription("month")
        assert.strictEqual(yield* renewAll, 0)
        yield* TestClock.setTime(DateTime.unsafeMake("2027-02-28T09:59:59Z").epochMillis)
        assert.strictEqual(yield* renewAll, 0)
        yield* TestClock.setTime(DateTime.unsafeMake("2027-05-31T09:59:59Z").epochMillis)
        assert.strictEqual(yield* renewAll, 3)
        assert.strictEqual(yield* renewAll, 0)
        const bills = yield* billsOf(id)
        assert.deepStrictEqual(
          bills.map(({ periodEnd }) => dayOf(periodEnd)),
          ["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]
        )
        assert.strictEqual(new Set(bills.map(({ chargeId }) => chargeId)).size, 4)
      })
    )

    it.effect("a bad card is tried three times, three days apart, and then it is over", () =>
      Effect.gen(function* () {
        yield* startAt("2027-04-01T00:00:00Z")
        const { id } = yield* newSubscription("month")
        const peer = yield* OfflineGateway
        assert.isTrue(yield* peer.setCard(id, false))
        yield* TestClock.setTime(DateTime.unsafeMake("2027-05-01T00:00:00Z").epochMillis)
        const seen: Array<readonly [failures: number, ends: number]> = []
        for (let day = 0; day < 9; day++) {
          yield* renewAll
          seen.push([(yield* failuresOf(id)).length, (yield* endsOf(id)).length])
          yield* TestClock.adjust("1 days")
        }
        assert.deepStrictEqual(seen.map(String), ["1,0", "1,0", "1,0", "2,0", "2,0", "2,0", "3,1", "3,1", "3,1"])
        assert.strictEqual((yield* billsOf(id)).length, 1)
        assert.isFalse(yield* peer.setCard(id, true))
      })
    )

    it.effect("a card that is good again pays the same bill, and the calendar stays", () =>
      Effect.gen(function* () {
        yield* startAt("2027-04-10T00:00:00Z")
        const { id } = yield* newSubscription("year")
        const peer = yield* OfflineGateway
        yield* peer.setCard(id, false)
        yield* TestClock.setTime(DateTime.unsafeMake("2028-04-10T00:00:00Z").epochMillis)
        yield* renewAll
        yield* peer.setCard(id, true)
        yield* TestClock.adjust("3 days")
        assert.strictEqual(yield* renewAll, 1)
        const [, second] = yield* billsOf(id)
        assert.strictEqual(second && dayOf(second.periodEnd), "2029-04-10")
        assert.strictEqual((yield* failuresOf(id))[0]?.invoiceId, second?.invoiceId)
      })
    )

    it.effect("a stopped one whose time is up is over before any sweep has seen it", () =>
      Effect.gen(function* () {
        yield* startAt("2027-06-01T00:00:00Z")
        const gateway = yield* PaymentGateway
        const { id } = yield* newSubscription("month")
        yield* gateway.changeSubscription(id, "cancel_at_period_end")
        yield* TestClock.setTime(DateTime.unsafeMake("2027-07-01T00:00:00Z").epochMillis)
        for (const change of ["resume", "cancel_at_period_end", "end_now"] as const) {
          assert.strictEqual((yield* Effect.flip(gateway.changeSubscription(id, change)))._tag, "SubscriptionOver")
        }
        assert.strictEqual(yield* renewAll, 1)
        assert.strictEqual((yield* endsOf(id)).length, 1)
        assert.strictEqual((yield* billsOf(id)).length, 1)
      })
    )

    it.effect("a repeated change is not told again", () =>
      Effect.gen(function* () {
        yield* startAt("2027-08-01T00:00:00Z")
        const gateway = yield* PaymentGateway
        const { id, ours } = yield* newSubscription("month")
        for (const change of ["resume", "cancel_at_period_end", "cancel_at_period_end", "resume", "resume"] as const) {
          yield* gateway.changeSubscription(id, change)
        }
        const updates = (yield* said("SubscriptionUpdated")).filter((one) => one.gatewaySubscriptionId === id)
        assert.deepStrictEqual(
          updates.map(({ cancelAtPeriodEnd, subscriptionId }) => [cancelAtPeriodEnd, subscriptionId]),
          [
            [true, ours],
            [false, ours]
          ]
        )
      })
    )

    it.effect("one whose money comes later begins when the money is there", () =>
      Effect.gen(function* () {
        yield* startAt("2027-09-01T00:00:00Z")
        const peer = yield* OfflineGateway
        const { ours, sessionId } = yield* newCheckout("month")
        yield* peer.payLater(sessionId)
        const bills = Effect.map(said("InvoicePaid"), (all) =>
          all.filter(({ subscriptionId }) => subscriptionId === ours)
        )
        assert.deepStrictEqual(yield* bills, [])
        yield* TestClock.setTime(DateTime.unsafeMake("2027-09-05T00:00:00Z").epochMillis)
        yield* peer.settleLater(sessionId, true)
        assert.deepStrictEqual(
          (yield* bills).map(({ isFirst, periodEnd }) => [isFirst, dayOf(periodEnd)]),
          [[true, "2027-10-05"]]
        )
      })
    )
  })
})

describe.each(engines.slice(0, 1))("the offline gateway's subscriptions on %s, at random", (_name, engine) => {
  layer(atGateway(engine))((it) => {
    const Step = FastCheck.record({
      does: FastCheck.constantFrom<"wait" | "sweep" | "cancel_at_period_end" | "resume" | "bad" | "good">(
        "wait",
        "wait",
        "sweep",
        "sweep",
        "cancel_at_period_end",
        "resume",
        "bad",
        "good"
      ),
      days: FastCheck.integer({ min: 1, max: 75 })
    })

    // Seen to fall: with the next period counted from the sweep's time instead of from the beginning (a gap), and with
    // the bill of a further attempt made anew (several bills for a period).
    it.effect.prop(
      "whatever happens: no gap, no period twice, nothing after the end",
      { steps: FastCheck.array(Step, { minLength: 5, maxLength: 25 }), day: FastCheck.integer({ min: 1, max: 31 }) },
      ({ day, steps }) =>
        Effect.gen(function* () {
          yield* alone
          yield* TestClock.setTime(Date.UTC(2027, 0, day, 12))
          const gateway = yield* PaymentGateway
          const peer = yield* OfflineGateway
          const { id } = yield* newSubscription("month")
          for (const { days, does } of [
            ...steps,
            { does: "wait", days: 75 } as const,
            { does: "sweep", days: 1 } as const
          ]) {
            if (does === "wait") yield* TestClock.adjust(`${days} days`)
            else if (does === "sweep") yield* renewAll
            else if (does === "bad" || does === "good") yield* peer.setCard(id, does === "good")
            else yield* Effect.either(gateway.changeSubscription(id, does))
          }
          const bills = yield* billsOf(id)
          bills.forEach(({ periodEnd }, index) => {
            const first = DateTime.unsafeMake(Date.UTC(2027, 0, day, 12))
            assert.strictEqual(dayOf(periodEnd), dayOf(DateTime.add(first, { months: index + 1 })))
          })
          const ends = yield* endsOf(id)
          assert.isAtMost(ends.length, 1)
          for (const { occurredAt } of ends) {
            for (const bill of bills) assert.isAtMost(bill.occurredAt.epochMillis, occurredAt.epochMillis)
          }
          const named = new Set([...bills, ...(yield* failuresOf(id))].map(({ invoiceId }) => invoiceId))
          assert.isAtMost(named.size, bills.length + 1)
          // What can be charged has been, until now; what cannot is over after its last attempt.
          const now = yield* DateTime.now
          const end = bills.at(-1)?.periodEnd.epochMillis ?? 0
          assert.isTrue(ends.length === 1 || end > now.epochMillis)
        }),
      { fastCheck: { numRuns: 15, seed: 20_270_131 } }
    )
  })
})

describe.each(concurrent)("the offline gateway's subscriptions on %s, when hosts meet", (_name, engine) => {
  layer(atGateway(engine), { excludeTestServices: true })((it) => {
    const overdue = Effect.flatMap(SqlClient.SqlClient, (sql) =>
      Effect.orDie(sql`
        update offline_gateway_subscriptions set due_at = due_at - interval '1 year' where ended_at is null`)
    )
    const atOnce = { concurrency: "unbounded" } as const

    // Seen to fall: without `for update skip locked` in `lockDue` eight sweeps took 42 steps for ten periods.
    it.effect("eight sweeps at once charge each period of each subscription once", () =>
      Effect.gen(function* () {
        const all = yield* Effect.all(
          Array.from({ length: 10 }, () => newSubscription("month")),
          atOnce
        )
        yield* overdue
        const counts = yield* Effect.all(
          Array.from({ length: 8 }, () => renewAll),
          atOnce
        )
        assert.strictEqual(
          counts.reduce((sum, count) => sum + count, 0),
          10
        )
        for (const { id } of all) assert.strictEqual((yield* billsOf(id)).length, 2)
        const sql = yield* SqlClient.SqlClient
        const [charges] = yield* sql<{ readonly number: number }>`
          select count(*)::int as number from offline_gateway_charges`
        assert.strictEqual(charges?.number, 20)
      })
    )

    // Seen to fall: without `for update` in the subscription store's `lock` the change wrote the periods back that it had
    // read before the renewal.
    it.effect("a renewal and a change at once: both are kept, whichever is first", () =>
      Effect.gen(function* () {
        const gateway = yield* PaymentGateway
        const sql = yield* SqlClient.SqlClient
        yield* alone
        for (let round = 0; round < 16; round++) {
          const change = round % 4 < 2 ? "end_now" : "cancel_at_period_end"
          const { id } = yield* newSubscription("month")
          // Overdue, with its period still running: no change of it comes too late.
          yield* overdue
          const both = [Effect.asVoid(renewAll), Effect.orDie(gateway.changeSubscription(id, change))]
          yield* Effect.all(round % 2 === 0 ? both : both.reverse(), atOnce)
          yield* overdue
          yield* renewAll
          assert.strictEqual((yield* endsOf(id)).length, 1)
          const [row] = yield* sql<{ readonly periods: number }>`
            select periods from offline_gateway_subscriptions where id = ${id}`
          assert.strictEqual((yield* billsOf(id)).length, row?.periods)
          assert.strictEqual(yield* renewAll, 0)
        }
      })
    )
  })
})
