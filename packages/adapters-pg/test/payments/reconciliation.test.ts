/** The offline gateway's books against ours, after everything that moves money. */
import { assert, describe, layer } from "@effect/vitest"
import { type Admin, UserId } from "@mentorkit/core/kernel"
import { ChargeId, type CheckoutSessionId, Payments } from "@mentorkit/core/payments"
import { OfflineGateway, PaymentGateway, PaymentRepository } from "@mentorkit/core/payments/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newOpenSale, sweep } from "@mentorkit/test-kit/payments/sales"
import { connect, disconnect, offlineShop } from "@mentorkit/test-kit/payments/shop"
import { Effect, TestClock } from "effect"

const admin: Admin = { _tag: "Admin", userId: UserId.make(crypto.randomUUID()) } as Admin
const firstDay = Date.parse("2027-03-14T12:00:00Z")
const oneDay = 86_400_000

const pay = (id: CheckoutSessionId) =>
  Effect.flatMap(OfflineGateway, (gateway) => Effect.orDie(Effect.flatten(gateway.pay(id))))

/** Compares every day that is due, and answers the newest. */
const reconciled = Effect.gen(function* () {
  while ((yield* sweep("payments.reconcile")) > 0);
  const { listReconciliation } = yield* Payments
  const { days } = yield* listReconciliation(admin, { page: 1, per_page: 1, only_differences: false })
  return days.items[0]
})

describe.each(engines)("reconciliation on %s", (_name, engine) => {
  layer(offlineShop(engine))((it) => {
    it.effect("finds nothing after charges, refunds in parts and by hand, and says how much it has read", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(firstDay)
        yield* connect
        const payments = yield* PaymentRepository
        const gateway = yield* PaymentGateway
        const [one, other] = [yield* newOpenSale(), yield* newOpenSale({ currency: "JPY", minor: 5000n })]
        yield* pay(one.sessionId)
        yield* pay(other.sessionId)
        const { chargeId } = yield* Effect.flatten(payments.find(one.paymentId))
        const back = { chargeId: ChargeId.make(chargeId ?? ""), reason: "requested_by_customer" as const }
        const part = { minor: 1001n, currency: one.amount.currency }
        yield* gateway.refund({ ...back, idempotencyKey: crypto.randomUUID(), amount: part })
        yield* gateway.refund({ ...back, idempotencyKey: crypto.randomUUID(), amount: part })
        yield* TestClock.setTime(firstDay + oneDay)
        const day = yield* reconciled
        assert.deepStrictEqual([day?.day, day?.records, day?.differences], ["2027-03-14", 4, []])
        assert.isTrue(day?.is_balanced)
        assert.strictEqual(yield* sweep("payments.reconcile"), 0)
      })
    )

    it.effect("finds a charge that nobody has told us of, until somebody does", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(firstDay + 2 * oneDay)
        yield* disconnect
        const sale = yield* newOpenSale()
        yield* pay(sale.sessionId)
        yield* TestClock.setTime(firstDay + 3 * oneDay)
        const day = yield* reconciled
        assert.deepStrictEqual([day?.day, day?.is_balanced], ["2027-03-16", false])
        const [difference] = day?.differences ?? []
        assert.strictEqual(day?.differences.length, 1)
        assert.deepStrictEqual([difference?.kind, difference?.transaction_id], ["charge", null])
        assert.deepStrictEqual([difference?.ours.formatted, difference?.gateways.formatted], ["$0.00", "$80.00"])

        yield* connect
        while ((yield* sweep("offlineGateway.repeatEvents")) > 0);
        // Looked at again on the next day, and only then.
        assert.strictEqual(yield* sweep("payments.reconcile"), 0)
        yield* TestClock.setTime(firstDay + 4 * oneDay)
        yield* reconciled
        const { listReconciliation } = yield* Payments
        const open = yield* listReconciliation(admin, { page: 1, per_page: 15, only_differences: true })
        assert.deepStrictEqual(open.days, { items: [], total: 0, next_cursor: null })
      })
    )
  })
})
