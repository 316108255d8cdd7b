/** Real connections that meet over money that has come already. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type PaymentId, Payments, ReviewId } from "@mentorkit/core/payments"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import {
  auditOf,
  balancesOf,
  deliver,
  disputeClosed,
  disputeOpened,
  newAdmin,
  paidSale,
  refundsOf,
  reviewIdsOf
} from "@mentorkit/test-kit/payments/gateway-news"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import { chargeRefunded, completed, newOpenSale, resultOf, sweep, tell } from "@mentorkit/test-kit/payments/sales"
import { StubGateway, script, shop } from "@mentorkit/test-kit/payments/shop"
import { DateTime, Effect, Either } from "effect"
import {
  begun,
  invoicePaid,
  newMembership,
  paymentOf,
  periodOf,
  standingOf,
  subscriptionDeleted
} from "../support/memberships.js"

const atOnce = { concurrency: "unbounded" } as const
const rounds = Array.from({ length: 8 }, (_, round) => round)

const refund = (transactionId: PaymentId, amount_minor: number) =>
  Effect.flatMap(newAdmin, (admin) =>
    Effect.flatMap(Payments, (payments) =>
      Effect.either(
        payments.refundTransaction(admin, { transactionId, amount_minor, note: "At once", reason: "duplicate" })
      )
    )
  )

describe.each(concurrent)("money on %s, when decisions meet", (_name, engine) => {
  layer(shop(engine), { excludeTestServices: true })((it) => {
    it.effect("admins who refund at once never give back more than there is", () =>
      checked(
        Effect.gen(function* () {
          for (const _ of rounds) {
            const sale = yield* paidSale()
            const answers = yield* Effect.all(
              [5000, 5000, 3000, 3000].map((minor) => refund(sale.paymentId, minor)),
              atOnce
            )
            const given = (yield* refundsOf(sale)).reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0)
            assert.isAtMost(given, 8000)
            // Whoever comes while the gateway has yet to answer for another is told to wait.
            assert.isAtLeast(given, 3000)
            assert.lengthOf(yield* auditOf(sale.paymentId), answers.filter(Either.isRight).length)
          }
        })
      )
    )

    it.effect("of admins who refund at once, with a gateway that does not answer, one asks it", () =>
      checked(
        Effect.gen(function* () {
          yield* script({ isHanging: true })
          for (const _ of rounds) {
            const sale = yield* paidSale()
            const answers = yield* Effect.all(
              [1000, 1000, 2000, 3000].map((minor) => refund(sale.paymentId, minor)),
              atOnce
            )
            const [made, ...more] = yield* refundsOf(sale)
            assert.isEmpty(more)
            const told = answers.filter(Either.isLeft).map(({ left }) => left)
            assert.deepStrictEqual(told.map(({ _tag }) => _tag).sort(), [
              ...["RefundUnanswered", "RefundUndecided", "RefundUndecided", "RefundUndecided"]
            ])
            for (const failure of told) assert.propertyVal(failure, "refund_id", made?.id)
            const { keys } = yield* yield* StubGateway
            assert.lengthOf(
              keys.filter((key) => key === `refund-${made?.id}`),
              1
            )
          }
          yield* script({ isHanging: false })
        })
      )
    )

    it.effect("the gateway's answer and its news at once: the money goes back once", () =>
      checked(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          for (const _ of rounds) {
            const sale = yield* paidSale()
            yield* refund(sale.paymentId, 4000)
            const past = DateTime.toDate(DateTime.subtract(yield* DateTime.now, { seconds: 1 }))
            yield* sql`update refunds set due_at = ${past} where payment_id = ${sale.paymentId}`
            yield* script({ refunds: "succeeded" })
            const news = yield* chargeRefunded(sale, 4000n)
            const look = sweep("payments.resumeRefunds")
            yield* Effect.all([look, tell(news), look, tell(news)], atOnce)
            yield* script({ refunds: "pending" })
            assert.deepInclude(yield* resultOf(sale), { status: "partially_refunded", refundedMinor: 4000n })
            assert.deepStrictEqual(
              (yield* refundsOf(sale)).map(({ state }) => state),
              ["succeeded"]
            )
          }
        })
      )
    )

    it.effect("two hosts that clear at once clear each sale once", () =>
      checked(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const sales = yield* Effect.all(Array.from({ length: 12 }, () => paidSale()))
          yield* Effect.forEach(sales, deliver)
          const past = DateTime.toDate(DateTime.subtract(yield* DateTime.now, { seconds: 1 }))
          yield* sql`update payments set clears_at = ${past} where clears_at is not null`
          const clear = sweep("payments.clearDelivered")
          const counts = yield* Effect.all([clear, clear, clear, clear], atOnce)
          const rest = yield* clear
          assert.strictEqual(
            counts.reduce((sum, count) => sum + count, rest),
            sales.length
          )
          for (const sale of sales) assert.deepStrictEqual(yield* balancesOf(sale), { available: 6800 })
        })
      )
    )

    it.effect("a bill, its duplicates, the checkout and its refund at once: one payment for each period", () =>
      checked(
        Effect.gen(function* () {
          for (const round of rounds) {
            const membership = yield* newMembership()
            const [first, second] = [yield* periodOf(membership, 1), yield* periodOf(membership, 2)]
            const news = yield* Effect.all([
              begun(membership),
              invoicePaid(membership, first),
              invoicePaid(membership, second),
              invoicePaid(membership, second),
              Effect.map(chargeRefunded(membership, 400n), (back) => ({ ...back, chargeId: second.chargeId })),
              chargeRefunded(membership, 100n)
            ])
            yield* Effect.all((round % 2 === 0 ? news : [...news].reverse()).map(tell), atOnce)
            const { parked, payments, subscription, ware } = yield* standingOf(membership)
            assert.deepStrictEqual(parked, [])
            assert.deepStrictEqual(
              payments.map(({ refundedMinor }) => refundedMinor),
              [100n, 400n]
            )
            assert.deepInclude(subscription, { status: "active" })
            assert.deepStrictEqual(ware, { grants: 1, isOver: false })
          }
        })
      )
    )

    it.effect("a renewal and the end at once: paid for, and over", () =>
      checked(
        Effect.gen(function* () {
          for (const _ of rounds) {
            const membership = yield* newMembership()
            yield* tell(yield* begun(membership))
            const bill = yield* invoicePaid(membership, yield* periodOf(membership, 2))
            yield* Effect.all([bill, yield* subscriptionDeleted(membership), bill].map(tell), atOnce)
            const { payments, subscription, ware } = yield* standingOf(membership)
            assert.lengthOf(payments, 2)
            assert.deepInclude(subscription, { status: "expired", endedBy: "gateway" })
            assert.isTrue(ware.isOver)
          }
        })
      )
    )

    it.effect("a dispute's beginning, its end and a refund at once take no more than there is", () =>
      checked(
        Effect.gen(function* () {
          for (const _ of rounds) {
            const sale = yield* paidSale()
            const news = yield* Effect.all([
              disputeOpened(sale, 5000n),
              disputeClosed(sale, false, 5000n),
              chargeRefunded(sale, 3000n)
            ])
            yield* Effect.all([...news, ...news].map(tell), atOnce)
            assert.deepInclude(yield* resultOf(sale), { status: "refunded", refundedMinor: 8000n, earned: 0n })
          }
        })
      )
    )

    it.effect("an admin accepts other money while it goes back: the books know of both", () =>
      checked(
        Effect.gen(function* () {
          const admin = yield* newAdmin
          const { resolvePaymentReview } = yield* Payments
          for (const _ of rounds) {
            const sale = yield* newOpenSale()
            yield* tell(yield* completed(sale, { amount: { ...sale.amount, minor: 7000n } }))
            const [id = ReviewId.make("")] = yield* reviewIdsOf(sale)
            const back = yield* chargeRefunded(sale, 7000n)
            const decide = resolvePaymentReview(admin, { id, decision: "accept", note: "Good enough" })
            const [decided] = yield* Effect.all([Effect.either(decide), tell(back)], atOnce)
            const { earned, status } = yield* resultOf(sale)
            assert.strictEqual(earned, 0n)
            assert.strictEqual(status, Either.isRight(decided) ? "refunded" : "cancelled")
          }
        })
      )
    )

    it.effect("two admins who decide at once: one of them has decided", () =>
      checked(
        Effect.gen(function* () {
          const { resolvePaymentReview } = yield* Payments
          for (const _ of rounds) {
            const sale = yield* newOpenSale()
            yield* tell(yield* completed(sale, { amount: { ...sale.amount, minor: 7000n } }))
            const [id = ReviewId.make("")] = yield* reviewIdsOf(sale)
            const decide = (decision: "accept" | "dismiss") =>
              Effect.flatMap(newAdmin, (admin) =>
                Effect.either(resolvePaymentReview(admin, { id, decision, note: "At once" }))
              )
            const answers = yield* Effect.all([decide("accept"), decide("dismiss"), decide("accept")], atOnce)
            assert.lengthOf(answers.filter(Either.isRight), 1)
            assert.lengthOf(yield* auditOf(id), 1)
            assert.include(["succeeded", "cancelled"], (yield* paymentOf(sale)).status)
          }
        })
      )
    )
  })
})
