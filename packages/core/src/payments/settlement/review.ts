/** Puts money that differs from the expected amount under review by an admin. */
import { type DateTime, Effect } from "effect"
import { JournalEntryId } from "../../earnings/index.js"
import { type Amount, Ids } from "../../kernel/index.js"
import { type ChargeId, type InboxEventId, ReviewId } from "../ids.js"
import type { Payment } from "../payment.js"
import { PaymentReviewRepository } from "../ports.js"
import type { ReviewKind } from "../statuses.js"
import { suspend } from "../suspense.js"
import { outcome } from "./outcome.js"

export interface ReviewRequest {
  readonly kind: ReviewKind
  readonly actual: Amount
  readonly at: DateTime.Utc
  /** A charge that the gateway has taken and nobody has earned. */
  readonly charge: { readonly gateway: string; readonly chargeId: ChargeId } | null
}

export const makeOpenReview = Effect.gen(function* () {
  const reviews = yield* PaymentReviewRepository
  const ids = yield* Ids

  return Effect.fnUntraced(function* (
    inboxEventId: InboxEventId,
    payment: Payment,
    { actual, at, charge, kind }: ReviewRequest
  ) {
    const id = ReviewId.make(yield* ids.uuid)
    yield* reviews.add(
      {
        id,
        paymentId: payment.id,
        kind,
        expected: payment.amount,
        actual,
        charge,
        returnedMinor: 0n,
        createdAt: at,
        decision: null,
        note: null,
        decidedBy: null,
        decidedAt: null,
        resolvedAt: null
      },
      inboxEventId
    )
    if (charge === null) return outcome("review")
    const entryId = JournalEntryId.make(yield* ids.uuid)
    return outcome("review", [suspend(actual, { id: entryId, reviewId: id, at })])
  })
})
