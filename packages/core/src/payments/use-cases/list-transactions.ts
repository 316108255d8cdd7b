import { Effect } from "effect"
import { type Handler, mapPage } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { toTransactionResource } from "../to-resource.js"
import { Transactions } from "../transactions.js"

export const listTransactions = Effect.map(
  Transactions,
  (transactions): Handler<Operations, "listTransactions"> =>
    Effect.fnUntraced(function* (_admin, { mentor: mentorId, payer: payerId, purpose, reference, status, ...page }) {
      const filter = { mentorId, payerId, purpose, reference, status }
      return { transactions: mapPage(yield* transactions.list(filter, page), toTransactionResource) }
    })
)
