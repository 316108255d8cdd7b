import assert from "node:assert/strict"
import { type BillingInterval, GatewayInvoiceId, GatewaySubscriptionId } from "@mentorkit/core/payments"
import { PaymentGateway } from "@mentorkit/core/payments/ports"
import { DateTime, Effect, Either, Option } from "effect"
import {
  atOnce,
  changeSubscription,
  chargeOf,
  dollars,
  expire,
  type GatewayCases,
  type GatewayWitness,
  isRefused,
  refund,
  saysOver,
  times,
  toldBy
} from "../fixtures/gateway.js"

const changes = ["cancel_at_period_end", "resume", "end_now"] as const

/** To a minute: the period begins some moments before it is told of. */
const isAbout = (actual: DateTime.Utc, expected: DateTime.Utc) =>
  Math.abs(actual.epochMillis - expected.epochMillis) < 60_000

/** A checkout begins a subscription, which can be stopped, resumed and ended. */
export const subscriptionCases = <R>(witness: GatewayWitness<R>): GatewayCases<R> => {
  const { pay } = witness
  const told = toldBy(witness)
  const { billsOf, completions, endsOf, eventsOf, newCharge, newSubscription, openSubscription, updatesOf } = told

  const beginsFor = Effect.fnUntraced(function* (
    interval: BillingInterval,
    parts: Partial<DateTime.DateTime.PartsForMath>
  ) {
    const { bill, completed, id, ours, request } = yield* newSubscription(interval)
    assert.equal(completed.isPaid, true)
    assert.deepEqual({ ...completed.amount }, request.amount)
    assert.equal(completed.paymentId ?? request.paymentId, request.paymentId)
    assert.equal((yield* billsOf(id)).length, 1)
    assert.equal(bill.isFirst, true)
    assert.equal(bill.subscriptionId ?? ours, ours)
    assert.deepEqual({ ...bill.amount }, request.amount)
    const end = DateTime.add(bill.occurredAt, parts)
    assert.ok(isAbout(bill.periodEnd, end), `paid until ${bill.periodEnd}, not ${end}`)
  })

  return {
    "begins a subscription by its checkout, paid for the first month or year": Effect.gen(function* () {
      yield* beginsFor("month", { months: 1 })
      yield* beginsFor("year", { years: 1 })
    }),

    "begins no subscription where something is paid once": Effect.gen(function* () {
      const { chargeId, completed } = yield* newCharge()
      assert.equal(completed.gatewaySubscriptionId, null)
      assert.deepEqual(yield* eventsOf("InvoicePaid", (bill) => bill.chargeId === chargeId), [])
    }),

    "begins no subscription where its checkout has ended unpaid": Effect.gen(function* () {
      const { ours, sessionId } = yield* openSubscription()
      yield* expire(sessionId)
      yield* pay(sessionId)
      assert.deepEqual(yield* completions(sessionId), [])
      assert.deepEqual(yield* eventsOf("InvoicePaid", ({ subscriptionId }) => subscriptionId === ours), [])
    }),

    "begins one subscription with one charge, however often the customer pays": Effect.gen(function* () {
      const { ours, sessionId } = yield* openSubscription()
      yield* times(10, pay(sessionId))
      const [completed, ...others] = yield* completions(sessionId)
      assert.deepEqual(others, [])
      const id = GatewaySubscriptionId.make(completed?.gatewaySubscriptionId ?? "")
      const bills = yield* eventsOf(
        "InvoicePaid",
        ({ gatewaySubscriptionId, subscriptionId }) => gatewaySubscriptionId === id || subscriptionId === ours
      )
      assert.equal(bills.length, 1)
    }),

    "names the charge of a bill, which can be given back like any other": Effect.gen(function* () {
      const gateway = yield* PaymentGateway
      const { bill } = yield* newSubscription()
      const charge = yield* chargeOf(bill)
      assert.deepEqual(yield* gateway.chargeOf(bill.invoiceId), Option.some(charge))
      yield* refund(charge, dollars(8000n))
      assert.ok(yield* isRefused(refund(charge, dollars(1n))))
      assert.deepEqual(yield* gateway.chargeOf(GatewayInvoiceId.make("nobody's")), Option.none())
    }),

    "stops a renewal and takes it back, and tells how it stands": Effect.gen(function* () {
      const { bill, id, ours } = yield* newSubscription()
      const isTold = (cancelAtPeriodEnd: boolean) =>
        Effect.map(updatesOf(id), (all) => all.some((one) => one.cancelAtPeriodEnd === cancelAtPeriodEnd))
      yield* times(3, changeSubscription(id, "cancel_at_period_end"))
      assert.ok(yield* isTold(true))
      yield* changeSubscription(id, "resume")
      yield* changeSubscription(id, "resume")
      assert.ok(yield* isTold(false))
      for (const { periodEnd, subscriptionId } of yield* updatesOf(id)) {
        assert.equal(subscriptionId ?? ours, ours)
        assert.equal(periodEnd?.epochMillis ?? bill.periodEnd.epochMillis, bill.periodEnd.epochMillis)
      }
      assert.deepEqual(yield* endsOf(id), [])
      assert.equal((yield* billsOf(id)).length, 1)
    }),

    "ends a subscription at once, for good, also one that was to end later": Effect.gen(function* () {
      for (const isStopped of [false, true]) {
        const { id, ours } = yield* newSubscription()
        if (isStopped) yield* changeSubscription(id, "cancel_at_period_end")
        yield* changeSubscription(id, "end_now")
        const ends = yield* endsOf(id)
        assert.deepEqual(
          ends.map(({ subscriptionId }) => subscriptionId ?? ours),
          [ours]
        )
        for (const change of changes) assert.ok(yield* saysOver(changeSubscription(id, change)), change)
        assert.equal((yield* endsOf(id)).length, 1)
      }
    }),

    "ends a subscription once, though it is asked by many at once": Effect.gen(function* () {
      const { id } = yield* newSubscription()
      const asked = Array.from({ length: 6 }, (_, index) =>
        Effect.either(changeSubscription(id, index % 2 === 0 ? "end_now" : "cancel_at_period_end"))
      )
      const answers = yield* Effect.all(asked, atOnce)
      assert.ok(answers.some(Either.isRight))
      for (const { left } of answers.filter(Either.isLeft)) assert.equal(left._tag, "SubscriptionOver")
      assert.equal((yield* endsOf(id)).length, 1)
    }),

    // Said to be over, one that goes on in another account would be taken for ended.
    "refuses to change a subscription that it does not know, and does not say that it is over": Effect.gen(
      function* () {
        for (const change of changes) {
          assert.ok(yield* isRefused(changeSubscription(GatewaySubscriptionId.make("nobody's"), change)), change)
        }
      }
    )
  }
}
