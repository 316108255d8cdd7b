/** Money that a buyer's bank takes back, and refunds that come back to us. */
import { assert, describe, layer } from "@effect/vitest"
import { Checkout } from "@mentorkit/core/payments"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import {
  balancesOf,
  deliver,
  disputeClosed,
  disputeOpened,
  paidSale,
  refundFailed,
  refundsOf
} from "@mentorkit/test-kit/payments/gateway-news"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import {
  chargeRefunded,
  completed,
  eventsOf,
  newOpenSale,
  resultOf,
  reviewsOf,
  sweep,
  tell
} from "@mentorkit/test-kit/payments/sales"
import { shop } from "@mentorkit/test-kit/payments/shop"
import { DateTime, Effect, TestClock } from "effect"
import { begun, newMembership } from "../support/memberships.js"

const minute = TestClock.adjust("1 minutes")
const clear = Effect.zipRight(TestClock.adjust("7 days"), sweep("payments.clearDelivered"))

describe("disputes", () => {
  layer(shop(pglite))((it) => {
    it.effect("an open one takes the money from the mentor, and a won one brings it back", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* deliver(sale)
          yield* clear
          const opened = yield* disputeOpened(sale)
          yield* tell(opened)
          yield* tell(opened)
          assert.deepStrictEqual(yield* balancesOf(sale), {})
          yield* tell(yield* disputeClosed(sale, true))
          assert.deepStrictEqual(yield* balancesOf(sale), { available: 6800 })
          assert.deepInclude(yield* resultOf(sale), { status: "succeeded", refundedMinor: 0n, ware: "granted" })
          assert.deepStrictEqual(yield* eventsOf(sale), ["PaymentSettled", "ChargeDisputed", "DisputeDecided"])
        })
      )
    )

    it.effect("what shall go back goes back as soon as a won dispute has let go of it", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          const checkout = yield* Checkout
          yield* tell(yield* disputeOpened(sale))
          // The mentor declines, say, while the bank has all of it.
          yield* checkout.refund(sale.paymentId, { reason: "requested_by_customer", at: yield* DateTime.now })
          assert.deepStrictEqual(yield* refundsOf(sale), [])
          yield* tell(yield* disputeClosed(sale, true))
          const [refund, ...others] = yield* refundsOf(sale)
          assert.deepStrictEqual([refund?.state, refund?.amountMinor, others], ["requested", 8000n, []])
          yield* tell(yield* chargeRefunded(sale, 8000n))
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", earned: 0n })
        })
      )
    )

    it.effect("a lost one is as a refund; told twice or late it is the same", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          const opened = yield* disputeOpened(sale, 3000n)
          yield* minute
          const closed = yield* disputeClosed(sale, false, 3000n)
          for (const news of [closed, opened, closed]) yield* tell(news)
          assert.deepInclude(yield* resultOf(sale), {
            status: "partially_refunded",
            refundedMinor: 3000n,
            feeRefundedMinor: 450n,
            earned: 4250n
          })
          // What the gateway gives back by itself is another sum.
          yield* tell(yield* chargeRefunded(sale, 5000n))
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", earned: 0n })
        })
      )
    )

    it.effect("one of more than is left takes what is left, and an admin looks at it", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* tell(yield* chargeRefunded(sale, 3000n))
          yield* tell(yield* disputeOpened(sale))
          assert.deepStrictEqual(yield* reviewsOf(sale), ["dispute_differs"])
          assert.deepInclude(yield* resultOf(sale), { refundedMinor: 3000n, earned: 0n })
          yield* tell(yield* disputeClosed(sale, false))
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", refundedMinor: 8000n, earned: 0n })
          // A second one finds nothing at all.
          yield* tell(yield* disputeOpened(sale, 1n, "second"))
          yield* tell(yield* disputeClosed(sale, false, 1n, "second"))
          assert.deepStrictEqual(yield* reviewsOf(sale), ["dispute_differs", "dispute_differs"])
        })
      )
    )

    it.effect("one that comes before its charge waits for it", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* newOpenSale()
          const paid = yield* completed(sale)
          yield* minute
          const opened = yield* disputeOpened(sale)
          yield* minute
          yield* tell(yield* disputeClosed(sale, false))
          yield* tell(opened)
          yield* tell(paid)
          assert.deepInclude(yield* resultOf(sale), {
            status: "refunded",
            refundedMinor: 8000n,
            earned: 0n,
            charges: 1
          })
        })
      )
    )

    it.effect("whoever wins the running period back from the bank has no subscription any more", () =>
      checked(
        Effect.gen(function* () {
          const membership = yield* newMembership()
          yield* tell({ ...(yield* begun(membership)), chargeId: membership.chargeId })
          yield* tell(yield* disputeOpened(membership))
          assert.notInclude(
            yield* eventsOf({ ...membership, paymentId: membership.subscriptionId as never }),
            "SubscriptionEnded"
          )
          yield* tell(yield* disputeClosed(membership, false))
          assert.deepStrictEqual(yield* eventsOf({ ...membership, paymentId: membership.subscriptionId as never }), [
            "SubscriptionEnded",
            "SubscriptionEndWanted"
          ])
        })
      )
    )

    it.effect("a refund that does not arrive is owed again, and never available to the mentor meanwhile", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* deliver(sale)
          yield* clear
          // Made at the gateway by hand, so that it has no name with us.
          yield* tell(yield* chargeRefunded(sale, 3000n))
          assert.deepStrictEqual(yield* balancesOf(sale), { available: 4250 })
          yield* minute
          const failed = yield* refundFailed(sale, 3000n, `by hand of ${sale.paymentId}`)
          yield* tell(failed)
          yield* tell(failed)
          assert.deepStrictEqual(yield* balancesOf(sale), { available: 4250, pending: 2550 })
          assert.deepInclude(yield* resultOf(sale), { status: "succeeded", refundedMinor: 0n })
          assert.deepStrictEqual(
            (yield* refundsOf(sale)).map(({ state }) => state),
            ["refused"]
          )
        })
      )
    )

    it.effect("the failure of a refund that nobody knows is an admin's to look at", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* tell(yield* chargeRefunded(sale, 5000n))
          yield* tell(yield* refundFailed(sale, 3000n, `unknown of ${sale.paymentId}`))
          assert.deepStrictEqual(yield* reviewsOf(sale), ["refund_differs"])
          assert.deepInclude(yield* resultOf(sale), { refundedMinor: 5000n })
        })
      )
    )

    it.effect("a failure and an older sum lead to one end in every order", () =>
      checked(
        Effect.gen(function* () {
          const ends: Array<unknown> = []
          for (const order of [
            [0, 1, 2],
            [0, 2, 1]
          ]) {
            const sale = yield* paidSale()
            const first = yield* chargeRefunded(sale, 3000n)
            yield* minute
            const both = yield* chargeRefunded(sale, 5000n)
            yield* minute
            const failed = yield* refundFailed(sale, 3000n, `first of ${sale.paymentId}`)
            const news = [first, both, failed]
            for (const index of order) yield* tell(news[index]!)
            const { earned, refundedMinor, status } = yield* resultOf(sale)
            ends.push([status, refundedMinor, earned])
          }
          for (const end of ends) assert.deepStrictEqual(end, ["partially_refunded", 2000n, 5100n])
        })
      )
    )
  })
})
