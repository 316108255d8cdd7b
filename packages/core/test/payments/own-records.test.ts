/** Our side of the books says of every entry what the gateway's own line says of it. */
import { assert, describe, it } from "@effect/vitest"
import { JournalEntryId } from "@mentorkit/core/earnings"
import type { JournalEntry } from "@mentorkit/core/earnings/ports"
import {
  acceptSuspended,
  type BookedPosting,
  ownRecordsOf,
  recordedAccounts,
  recordedKinds,
  returnSuspended,
  reviewsNamedBy,
  suspend,
  suspenseOf
} from "@mentorkit/core/internal/payments"
import { Currency } from "@mentorkit/core/kernel"
import { ChargeId, PaymentId, ReviewId } from "@mentorkit/core/payments"
import { DateTime, FastCheck as fc } from "effect"

const at = DateTime.unsafeMake("2027-03-14T12:00:00Z")
const usd = Currency.make("USD")
const idAt = (index: number) => `019a0000-0000-7000-8000-${index.toString().padStart(12, "0")}`
const entryId = JournalEntryId.make(idAt(1))
const payment = { id: PaymentId.make(idAt(2)), gateway: "ours", chargeId: ChargeId.make("ch_paid") }
const reviewId = ReviewId.make(idAt(3))
const review = { id: reviewId, paymentId: payment.id, charge: { gateway: "ours", chargeId: ChargeId.make("ch_odd") } }

/** As the repository lists them. */
const postingsOf = ({ id, idempotencyKey, kind, occurredAt, postings }: JournalEntry): ReadonlyArray<BookedPosting> => {
  const isRecorded = recordedKinds.find((one) => one === kind) ?? assert.fail(`${kind} is not recorded`)
  return postings.flatMap(({ account, currency, minor }) => {
    const known = recordedAccounts.find((one) => one === account)
    if (known === undefined) return []
    return [{ id, idempotencyKey, kind: isRecorded, occurredAt, account: known, currency, minor, payment: null }]
  })
}
const posted = (kind: BookedPosting["kind"], account: BookedPosting["account"], minor: bigint): BookedPosting => ({
  id: entryId,
  idempotencyKey: `${kind}:${payment.id}`,
  kind,
  occurredAt: at,
  account,
  currency: usd,
  minor,
  payment
})
const told = (postings: ReadonlyArray<BookedPosting>, gateway = "ours"): ReadonlyArray<ReadonlyArray<unknown>> =>
  ownRecordsOf(gateway, postings, [review]).map(({ amount, chargeId, kind }) => [kind, chargeId, amount.minor])

const amount = fc.bigInt({ min: 1n, max: 1_000_000n }).map((minor) => ({ minor, currency: usd }))
const fact = { id: entryId, reviewId, at }

describe("our side of the books", () => {
  it.prop(
    "reads the review and what became of the money out of the key that was made of it",
    [amount, amount],
    ([one, all]) => {
      assert.deepStrictEqual(suspenseOf(suspend(one, fact)), { reviewId, isAccepted: false })
      assert.deepStrictEqual(suspenseOf(acceptSuspended(one, fact)), { reviewId, isAccepted: true })
      assert.deepStrictEqual(suspenseOf(returnSuspended(one, all.minor, fact)), { reviewId, isAccepted: false })
      assert.isNull(suspenseOf({ kind: "charge", idempotencyKey: `charge:${reviewId}` }))
    }
  )

  it.prop(
    "has money in suspense as a charge, what goes back as a refund, and takes what is accepted out again",
    [amount],
    ([all]) => {
      const { minor } = all
      const came = postingsOf(suspend(all, fact))
      assert.deepStrictEqual(reviewsNamedBy(came), [reviewId])
      assert.deepStrictEqual(told(came), [["charge", "ch_odd", minor]])
      assert.deepStrictEqual(told(postingsOf(acceptSuspended(all, fact))), [["charge", "ch_odd", -minor]])
      assert.deepStrictEqual(told(postingsOf(returnSuspended(all, minor, fact))), [["refund", "ch_odd", minor]])
      assert.deepStrictEqual(told(came, "another"), [])
    }
  )

  it.prop("has sales, refunds and disputes by the sale's charge", [amount], ([{ minor }]) => {
    assert.deepStrictEqual(told([posted("charge", "gateway", -minor)]), [["charge", "ch_paid", minor]])
    assert.deepStrictEqual(told([posted("refund", "gateway", minor)]), [["refund", "ch_paid", minor]])
    assert.deepStrictEqual(told([posted("refund_failed", "gateway", -minor)]), [["refund", "ch_paid", -minor]])
    assert.deepStrictEqual(told([posted("dispute_opened", "dispute", minor)]), [["dispute", "ch_paid", minor]])
    // Won: the bank returns it. Lost: it leaves the dispute for good, and no money moves.
    assert.deepStrictEqual(told([posted("dispute_closed", "dispute", -minor)]), [["dispute", "ch_paid", -minor]])
    const lost = [posted("dispute_closed", "dispute", -minor), posted("dispute_closed", "gateway", minor)]
    assert.deepStrictEqual(told(lost), [])
    assert.deepStrictEqual(told([posted("refund", "dispute", minor)]), [])
    assert.deepStrictEqual(told([posted("charge", "gateway", -minor)], "another"), [])
  })
})
