import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { toQueuedRefundResource } from "../to-resource.js"
import { Transactions } from "../transactions.js"

export const listRefundQueue = Effect.map(
  Transactions,
  (transactions): Handler<Operations, "listRefundQueue"> =>
    Effect.fnUntraced(function* (_admin, page) {
      const { items, total } = yield* transactions.listRefused(page)
      const refunds = items.flatMap(({ refundId, transaction }) => toQueuedRefundResource(refundId, transaction))
      return { refunds: { items: refunds, total } }
    })
)
