import assert from "node:assert/strict"
import type { BillingInterval, GatewaySubscriptionId } from "@mentorkit/core/payments"
import { periodEnd } from "@mentorkit/core/payments/ports"
import { Effect } from "effect"
import {
  changeSubscription,
  chargeOf,
  dollars,
  type GatewayCases,
  type GatewayWitness,
  refund,
  saysOver,
  toldBy
} from "../fixtures/gateway.js"

const changes = ["cancel_at_period_end", "resume", "end_now"] as const

/** What becomes of a subscription when its period ends. Only asked where the witness can bring that about. */
export const renewalCases = <R>(witness: GatewayWitness<R>): GatewayCases<R> => {
  const { endPeriod, spoilCard } = witness
  const told = toldBy(witness)
  if (endPeriod === undefined) return {}
  return { ...renewing(told, endPeriod), ...(spoilCard === undefined ? {} : failing(told, endPeriod, spoilCard)) }
}

type Peer<R> = (subscription: GatewaySubscriptionId) => Effect.Effect<void, never, R>

const renewing = <R>(
  { billsOf, endsOf, newSubscription }: ReturnType<typeof toldBy<R>>,
  endPeriod: Peer<R>
): GatewayCases<R> => {
  const renewsFor = Effect.fnUntraced(function* (interval: BillingInterval) {
    const { bill: first, id, ours } = yield* newSubscription(interval)
    yield* endPeriod(id)
    yield* endPeriod(id)
    const bills = yield* billsOf(id)
    assert.equal(bills.length, 3)
    const charges = yield* Effect.forEach(bills, chargeOf)
    assert.equal(new Set(charges).size, 3, "a period was paid by the charge of another")
    assert.equal(new Set(bills.map(({ invoiceId }) => invoiceId)).size, 3)
    assert.deepEqual(
      bills.map(({ isFirst }) => isFirst),
      [true, false, false]
    )
    for (const bill of bills) {
      assert.deepEqual({ ...bill.amount }, dollars(8000n))
      assert.equal(bill.subscriptionId ?? ours, ours)
    }
    // By the calendar and without a gap; to three days, as a 31st that has become a 28th may stay one or not.
    for (const [index, { periodEnd: end }] of bills.entries()) {
      const expected = periodEnd(first.periodEnd, interval, index)
      assert.ok(
        Math.abs(end.epochMillis - expected.epochMillis) <= 3 * 86_400_000,
        `paid until ${end}, not ${expected}`
      )
    }
    for (const charge of charges) yield* refund(charge, dollars(8000n))
    assert.deepEqual(yield* endsOf(id), [])
  })

  return {
    "charges each further period once, until the next one's end": Effect.gen(function* () {
      yield* renewsFor("month")
      yield* renewsFor("year")
    }),

    "ends a stopped subscription with its period, and charges nothing more": Effect.gen(function* () {
      const { id, ours } = yield* newSubscription()
      yield* changeSubscription(id, "cancel_at_period_end")
      yield* endPeriod(id)
      assert.deepEqual(
        (yield* endsOf(id)).map(({ subscriptionId }) => subscriptionId ?? ours),
        [ours]
      )
      assert.equal((yield* billsOf(id)).length, 1)
      for (const change of changes) assert.ok(yield* saysOver(changeSubscription(id, change)), change)
    }),

    "renews a subscription that was stopped and resumed": Effect.gen(function* () {
      const { id } = yield* newSubscription()
      yield* changeSubscription(id, "cancel_at_period_end")
      yield* changeSubscription(id, "resume")
      yield* endPeriod(id)
      assert.equal((yield* billsOf(id)).length, 2)
      assert.deepEqual(yield* endsOf(id), [])
    }),

    "charges nothing more for a subscription that was ended": Effect.gen(function* () {
      const { id } = yield* newSubscription()
      yield* changeSubscription(id, "end_now")
      yield* endPeriod(id)
      assert.equal((yield* billsOf(id)).length, 1)
      assert.equal((yield* endsOf(id)).length, 1)
    })
  }
}

const failing = <R>(
  { billsOf, endsOf, eventsOf, newSubscription }: ReturnType<typeof toldBy<R>>,
  endPeriod: Peer<R>,
  spoilCard: Peer<R>
): GatewayCases<R> => ({
  "tells of a period that cannot be charged, and ends the subscription when it gives up": Effect.gen(function* () {
    const { id, ours } = yield* newSubscription()
    yield* spoilCard(id)
    yield* endPeriod(id)
    const failed = yield* eventsOf("InvoiceFailed", ({ gatewaySubscriptionId }) => gatewaySubscriptionId === id)
    assert.ok(failed.length > 0)
    assert.equal(new Set(failed.map(({ invoiceId }) => invoiceId)).size, 1, "one period has several bills")
    for (const { amount, isFirst, subscriptionId } of failed) {
      assert.deepEqual({ ...amount }, dollars(8000n))
      assert.equal(isFirst, false)
      assert.equal(subscriptionId ?? ours, ours)
    }
    assert.equal((yield* endsOf(id)).length, 1)
    assert.equal((yield* billsOf(id)).length, 1)
    assert.ok(yield* saysOver(changeSubscription(id, "end_now")))
  })
})
