/** Money that is not what we asked for waits for an admin. */
import { type DateTime, Effect } from "effect"
import { type Amount, Ids } from "../kernel/index.js"
import { type InboxId, ReviewId } from "./ids.js"
import { outcome } from "./outcome.js"
import type { Payment } from "./payment.js"
import { PaymentReviewRepository } from "./ports.js"
import type { ReviewKind } from "./statuses.js"

export const review = Effect.gen(function* () {
  const reviews = yield* PaymentReviewRepository
  const ids = yield* Ids

  return Effect.fnUntraced(function* (
    inboxId: InboxId,
    payment: Payment,
    { actual, at, kind }: { readonly kind: ReviewKind; readonly actual: Amount; readonly at: DateTime.Utc }
  ) {
    yield* reviews.add({
      id: ReviewId.make(yield* ids.uuid),
      paymentId: payment.id,
      inboxId,
      kind,
      expected: payment.amount,
      actual,
      at
    })
    return outcome("review")
  })
})
