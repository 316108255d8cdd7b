/** Money that goes back as the gateway tells it: summed up, early, or of another sum than there was. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { assertBooksAreRight } from "@mentorkit/test-kit/payments/ledger-checks"
import {
  chargeRefunded,
  completed,
  eventsOf,
  inboxOf,
  newOpenSale,
  resultOf,
  reviewsOf,
  tell
} from "@mentorkit/test-kit/payments/sales"
import { shop } from "@mentorkit/test-kit/payments/shop"
import { Effect } from "effect"

// On one engine: what happens at once is in races.test.ts, and every order on both engines in order.test.ts.
describe("news of refunds", () => {
  layer(shop(pglite))((it) => {
    it.effect("what cannot be given any more is refunded whole by itself", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const sale = yield* newOpenSale({ hasSeat: false })
        yield* tell(yield* completed(sale))
        assert.deepInclude(yield* resultOf(sale), { status: "succeeded", ware: "conflict" })
        assert.deepStrictEqual(yield* eventsOf(sale), ["RefundRequested"])
        const refunds = yield* sql`
          select reason, state, amount_minor from refunds where payment_id = ${sale.paymentId}`
        assert.deepStrictEqual(refunds, [{ reason: "capacity_conflict", state: "requested", amountMinor: 8000n }])
        yield* tell(yield* chargeRefunded(sale, 8000n))
        assert.deepInclude(yield* resultOf(sale), {
          status: "refunded",
          ware: "refunded: capacity_conflict",
          feeRefundedMinor: 1200n,
          earned: 0n
        })
        assert.deepStrictEqual(yield* eventsOf(sale), ["RefundRequested", "PaymentRefunded"])
      })
    )

    it.effect("refunds count by their sum, and the fee goes back with them", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale({ minor: 999n })
        yield* tell(yield* completed(sale))
        const [first, second] = [yield* chargeRefunded(sale, 333n), yield* chargeRefunded(sale, 666n)]
        yield* tell(second)
        yield* tell(first)
        const half = yield* resultOf(sale)
        assert.deepInclude(half, { status: "partially_refunded", refundedMinor: 666n, ware: "partly refunded" })
        // The fee is 149 of 999, and 99 of 666.
        assert.deepInclude(half, { feeRefundedMinor: 99n, earned: 850n - 567n })
        yield* tell(yield* chargeRefunded(sale, 999n))
        assert.deepInclude(yield* resultOf(sale), {
          status: "refunded",
          refundedMinor: 999n,
          feeRefundedMinor: 149n,
          earned: 0n,
          ware: "refunded: requested_by_customer"
        })
      })
    )

    it.effect("a refund that comes before its charge waits for it", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale()
        const news = yield* chargeRefunded(sale, 8000n)
        yield* tell(news)
        yield* tell(news)
        assert.deepStrictEqual(yield* inboxOf(news.id), ["parked"])
        assert.deepInclude(yield* resultOf(sale), { status: "pending", ware: "waiting" })
        yield* tell(yield* completed(sale))
        assert.deepInclude(yield* resultOf(sale), {
          status: "refunded",
          ware: "refunded: requested_by_customer",
          charges: 1,
          earned: 0n
        })
        assert.deepStrictEqual(yield* inboxOf(news.id), ["processed"])
        assert.deepStrictEqual(yield* eventsOf(sale), ["PaymentSettled", "PaymentRefunded"])
      })
    )

    it.effect("a refund of more than was paid, or of other money, waits for an admin", () =>
      Effect.gen(function* () {
        const { currency } = (yield* newOpenSale({ currency: "EUR" })).amount
        const sale = yield* newOpenSale()
        yield* tell(yield* completed(sale))
        const before = yield* resultOf(sale)
        yield* tell(yield* chargeRefunded(sale, 8001n))
        yield* tell(yield* chargeRefunded(sale, 8000n, currency))
        assert.deepStrictEqual(yield* resultOf(sale), before)
        assert.deepStrictEqual(yield* reviewsOf(sale), ["refund_differs", "refund_differs"])
      })
    )

    it.effect("and after all that the books hold", () => assertBooksAreRight)
  })
})
