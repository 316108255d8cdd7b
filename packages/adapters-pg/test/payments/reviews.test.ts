/** Money that is not what we asked for: it earns nobody anything until an admin has decided. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Currency } from "@mentorkit/core/kernel"
import { ChargeId, Payments, type ReviewDecision, type ReviewId } from "@mentorkit/core/payments"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { auditOf, balancesOf, newAdmin, paidSale, reviewIdsOf } from "@mentorkit/test-kit/payments/gateway-news"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import {
  chargeRefunded,
  completed,
  eventsOf,
  newOpenSale,
  type OpenSale,
  resultOf,
  sweep,
  tell
} from "@mentorkit/test-kit/payments/sales"
import { script, shop } from "@mentorkit/test-kit/payments/shop"
import { Effect, TestClock } from "effect"
import { begun, invoicePaid, newMembership, paymentOf, periodOf, standingOf } from "../support/memberships.js"

const resolve = Effect.fnUntraced(function* (id: ReviewId, decision: ReviewDecision) {
  const { resolvePaymentReview } = yield* Payments
  return (yield* resolvePaymentReview(yield* newAdmin, { id, decision, note: "Looked at it" })).review
})
const only = (sale: OpenSale) =>
  Effect.map(reviewIdsOf(sale), ([id]) => {
    assert.isDefined(id)
    return id!
  })
/** The buyer has paid so much instead of 80 dollars. */
const differing = Effect.fnUntraced(function* (minor: bigint, currency = "USD") {
  const sale = yield* newOpenSale()
  yield* tell(yield* completed(sale, { amount: { minor, currency: Currency.make(currency) } }))
  return { sale, id: yield* only(sale) }
})
const messageOf = (work: ReturnType<typeof resolve>) => Effect.map(Effect.flip(work), ({ message }) => message)

describe("payment reviews", () => {
  layer(shop(pglite))((it) => {
    it.effect("accepted, the sale is of what has come, and its fee a part of that", () =>
      checked(
        Effect.gen(function* () {
          const { id, sale } = yield* differing(7000n)
          assert.deepStrictEqual(yield* balancesOf(sale), {})
          const review = yield* resolve(id, "accept")
          assert.deepStrictEqual(
            [review.decision, review.kind, review.actual.minor],
            ["accept", "charge_differs", 7000]
          )
          assert.isNotNull(review.resolved_at)
          assert.deepInclude(yield* resultOf(sale), { status: "succeeded", ware: "granted", earned: 5950n, charges: 1 })
          assert.deepStrictEqual(yield* messageOf(resolve(id, "refund")), "Somebody has already decided about this.")
          assert.deepStrictEqual(yield* messageOf(resolve(id, "accept")), "Somebody has already decided about this.")
          assert.lengthOf(yield* auditOf(id), 1)
          yield* tell(yield* chargeRefunded(sale, 7000n))
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", earned: 0n })
        })
      )
    )

    it.effect("given back, the payment is over and the suspense empty once the gateway says so", () =>
      checked(
        Effect.gen(function* () {
          const { id, sale } = yield* differing(9000n)
          const review = yield* resolve(id, "refund")
          assert.isNotNull(review.resolved_at)
          assert.deepInclude(yield* resultOf(sale), { status: "cancelled", ware: "lapsed", charges: 0, earned: 0n })
          const back = yield* chargeRefunded(sale, 9000n)
          yield* tell(back)
          yield* tell(back)
          const { returned } = yield* Effect.map(Payments, (payments) => payments).pipe(
            Effect.flatMap(({ listPaymentReviews }) =>
              Effect.flatMap(newAdmin, (admin) =>
                listPaymentReviews(admin, { status: "resolved", page: 1, per_page: 100 })
              )
            ),
            Effect.map(({ reviews }) => reviews.items.find((one) => one.id === id)!)
          )
          assert.strictEqual(returned.minor, 9000)
        })
      )
    )

    it.effect("dismissed, nothing is sold and the money stays where it is", () =>
      checked(
        Effect.gen(function* () {
          const { id, sale } = yield* differing(1n)
          assert.isNotNull((yield* resolve(id, "dismiss")).resolved_at)
          assert.deepInclude(yield* resultOf(sale), { status: "cancelled", ware: "lapsed", earned: 0n })
          assert.deepStrictEqual(yield* messageOf(resolve(id, "dismiss")), "Somebody has already decided about this.")
        })
      )
    )

    it.effect("a gateway that is down or refuses is told as 502, and the decision can be repeated", () =>
      checked(
        Effect.gen(function* () {
          const { id, sale } = yield* differing(9000n)
          yield* script({ isDown: true })
          assert.strictEqual((yield* Effect.flip(resolve(id, "refund")))._tag, "GatewayUnavailable")
          assert.strictEqual((yield* Effect.flip(resolve(id, "accept")))._tag, "AlreadyDecided")
          assert.strictEqual((yield* resultOf(sale)).status, "processing")
          yield* script({ isDown: false, refusal: "Charge is too old" })
          assert.strictEqual((yield* Effect.flip(resolve(id, "refund")))._tag, "GatewayRefused")
          yield* script({ refusal: null })
          // Refused, nothing is decided: another decision is possible.
          yield* resolve(id, "accept")
          assert.deepInclude(yield* resultOf(sale), { status: "succeeded", earned: 7650n })
        })
      )
    )

    it.effect("what does not fit is refused, each with its reason", () =>
      checked(
        Effect.gen(function* () {
          const other = yield* differing(8000n, "EUR")
          assert.strictEqual(
            yield* messageOf(resolve(other.id, "accept")),
            "Money of another currency cannot be accepted."
          )

          const paid = yield* paidSale()
          yield* tell(yield* completed(paid, { chargeId: ChargeId.make(crypto.randomUUID()) }))
          const second = yield* only(paid)
          assert.strictEqual(yield* messageOf(resolve(second, "accept")), "There is no payment that could be accepted.")

          const back = yield* paidSale()
          yield* tell(yield* chargeRefunded(back, 8001n))
          const tooMuch = yield* only(back)
          assert.match(yield* messageOf(resolve(tooMuch, "refund")), /^There is no charge/)
          yield* resolve(tooMuch, "dismiss")

          const late = yield* differing(7000n)
          yield* tell(yield* completed(late.sale, { chargeId: ChargeId.make(crypto.randomUUID()) }))
          assert.strictEqual(yield* messageOf(resolve(late.id, "accept")), "This has been paid in the meantime.")

          const partly = yield* differing(7000n)
          yield* tell(yield* chargeRefunded(partly.sale, 100n))
          assert.match(yield* messageOf(resolve(partly.id, "accept")), /^Some of this money/)
          yield* resolve(partly.id, "refund")
          yield* tell(yield* chargeRefunded(partly.sale, 7000n))

          const nobody = yield* Effect.flip(resolve("019a0000-0000-7000-8000-000000000000" as ReviewId, "dismiss"))
          assert.strictEqual(nobody._tag, "PaymentReviewNotFound")
        })
      )
    )

    it.effect("the same money told by many messages is looked at once", () =>
      checked(
        Effect.gen(function* () {
          const { id, sale } = yield* differing(7000n)
          const again = completed(sale, { amount: { ...sale.amount, minor: 7000n } })
          yield* tell(yield* again)
          assert.deepStrictEqual(yield* reviewIdsOf(sale), [id])
          yield* resolve(id, "dismiss")
          yield* tell(yield* again)
          assert.strictEqual((yield* resultOf(sale)).status, "cancelled")
        })
      )
    )

    it.effect("a second charge goes back and leaves the first one alone", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          const chargeId = ChargeId.make(crypto.randomUUID())
          yield* tell(yield* completed(sale, { chargeId }))
          const before = yield* resultOf(sale)
          yield* resolve(yield* only(sale), "refund")
          yield* tell({ ...(yield* chargeRefunded(sale, 8000n)), chargeId })
          assert.deepStrictEqual(yield* resultOf(sale), before)
        })
      )
    )

    it.effect("a renewal that differs waits, and given up it takes nothing from what is paid", () =>
      checked(
        Effect.gen(function* () {
          const membership = yield* newMembership()
          const [first, second] = [yield* periodOf(membership, 1), yield* periodOf(membership, 2)]
          yield* tell(yield* begun(membership))
          yield* tell(yield* invoicePaid(membership, first))
          const sql = yield* SqlClient.SqlClient
          const renewal = yield* invoicePaid(membership, second, { amount: { ...membership.amount, minor: 900n } })
          yield* tell(renewal)
          yield* tell(renewal)
          const [row] = yield* sql<{ readonly id: ReviewId }>`
            select payment_reviews.id from payment_reviews join payments on payments.id = payment_id
            where subscription_id = ${membership.subscriptionId}`
          yield* resolve(row!.id, "dismiss")
          assert.deepInclude((yield* standingOf(membership)).subscription, { status: "active" })
          const [ware] = yield* sql`select state from test_wares where id = ${membership.wareId}`
          assert.deepStrictEqual(ware, { state: "granted" })
        })
      )
    )

    it.effect("a membership that was paid with other money goes on at that price, or the gateway ends it", () =>
      checked(
        Effect.gen(function* () {
          const cheaper = { minor: 900n, currency: Currency.make("USD") }
          const accepted = yield* newMembership()
          yield* tell({ ...(yield* begun(accepted)), amount: cheaper, chargeId: accepted.chargeId })
          yield* tell(yield* invoicePaid(accepted, yield* periodOf(accepted, 1), { amount: cheaper }))
          yield* tell(yield* invoicePaid(accepted, yield* periodOf(accepted, 2), { amount: cheaper }))
          yield* resolve(yield* only(accepted), "accept")
          const { payments, subscription } = yield* standingOf(accepted)
          assert.deepStrictEqual(
            payments.map(({ status }) => status),
            ["succeeded", "succeeded"]
          )
          assert.strictEqual(subscription.status, "active")

          const refused = yield* newMembership()
          yield* tell({ ...(yield* begun(refused)), amount: cheaper, chargeId: refused.chargeId })
          yield* resolve(yield* only(refused), "refund")
          assert.strictEqual((yield* paymentOf(refused)).status, "cancelled")
          assert.deepStrictEqual(yield* eventsOf({ ...refused, paymentId: refused.subscriptionId as never }), [
            "SubscriptionEndWanted"
          ])
        })
      )
    )

    it.effect("it does not run out while it is looked at", () =>
      checked(
        Effect.gen(function* () {
          const { id, sale } = yield* differing(7000n)
          yield* TestClock.adjust("2 days")
          yield* sweep("payments.expireCheckouts")
          yield* resolve(id, "accept")
          assert.strictEqual((yield* resultOf(sale)).status, "succeeded")
        })
      )
    )
  })
})
