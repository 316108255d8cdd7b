import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { toPaymentReviewResource } from "../to-resource.js"
import { Transactions } from "../transactions.js"

export const listPaymentReviews = Effect.map(
  Transactions,
  (transactions): Handler<Operations, "listPaymentReviews"> =>
    Effect.fnUntraced(function* (_admin, { status, ...page }) {
      const { items, total } = yield* transactions.listReviews(status === "resolved", page)
      return {
        reviews: { items: items.map(({ review, transaction }) => toPaymentReviewResource(review, transaction)), total }
      }
    })
)
