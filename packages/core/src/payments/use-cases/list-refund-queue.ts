import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { toQueuedRefundResource } from "../to-resource.js"
import { Transactions } from "../transactions.js"

export const listRefundQueue = Effect.map(
  Transactions,
  (transactions): Handler<Operations, "listRefundQueue"> =>
    Effect.fnUntraced(function* (_admin, page) {
      const found = yield* transactions.listRefused(page)
      const items = found.items.flatMap(({ refundId, transaction }) => toQueuedRefundResource(refundId, transaction))
      return { refunds: { ...found, items } }
    })
)
