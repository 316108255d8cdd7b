import { Effect } from "effect"
import { type Handler, mapPage } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { toPaymentReviewResource } from "../to-resource.js"
import { Transactions } from "../transactions.js"

export const listPaymentReviews = Effect.map(
  Transactions,
  (transactions): Handler<Operations, "listPaymentReviews"> =>
    Effect.fnUntraced(function* (_admin, { status, ...page }) {
      const found = yield* transactions.listReviews(status === "resolved", page)
      return { reviews: mapPage(found, ({ review, transaction }) => toPaymentReviewResource(review, transaction)) }
    })
)
