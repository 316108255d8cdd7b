import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { toTransactionResource } from "../to-resource.js"
import { Transactions } from "../transactions.js"

export const listTransactions = Effect.map(
  Transactions,
  (transactions): Handler<Operations, "listTransactions"> =>
    Effect.fnUntraced(function* (
      _admin,
      { mentor: mentorId, page, payer: payerId, per_page, purpose, reference, status }
    ) {
      const filter = { mentorId, payerId, purpose, reference, status }
      const { items, total } = yield* transactions.list(filter, { page, per_page })
      return { transactions: { items: items.map(toTransactionResource), total } }
    })
)
