/** Totals by currency, of a buyer and of a mentor. */
import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { periodOf } from "../period.js"
import { toBuyerTotalsResource, toSellerTotalsResource } from "../totals.js"
import { buyer, makeReadRecords, seller } from "./read-records.js"

export const getMenteeSummary = Effect.gen(function* () {
  const recordsOf = yield* makeReadRecords

  const handler: Handler<Operations, "getMenteeSummary"> = Effect.fnUntraced(function* (actor, days) {
    const { listTotals: sums } = yield* recordsOf(buyer(actor))
    return { buyer: (yield* sums(buyer(actor), periodOf(days))).map(toBuyerTotalsResource) }
  })

  return handler
})

export const getMentorSummary = Effect.gen(function* () {
  const recordsOf = yield* makeReadRecords

  const handler: Handler<Operations, "getMentorSummary"> = Effect.fnUntraced(function* (actor, days) {
    const period = periodOf(days)
    const sold = yield* (yield* recordsOf(seller(actor))).listTotals(seller(actor), period)
    const bought = yield* (yield* recordsOf(buyer(actor))).listTotals(buyer(actor), period)
    return { seller: sold.map(toSellerTotalsResource), buyer: bought.map(toBuyerTotalsResource) }
  })

  return handler
})
