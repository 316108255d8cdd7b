/** What somebody has bought, and what a mentor has sold, currency by currency. */
import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { periodOf } from "../period.js"
import { buyerTotals, sellerTotals } from "../totals.js"
import { buyer, reading, seller } from "./reading.js"

export const getMenteeSummary = Effect.gen(function* () {
  const recordsOf = yield* reading

  const handler: Handler<Operations, "getMenteeSummary"> = Effect.fnUntraced(function* (actor, days) {
    const { listTotals: sums } = yield* recordsOf(buyer(actor))
    return { buyer: (yield* sums(buyer(actor), periodOf(days))).map(buyerTotals) }
  })

  return handler
})

export const getMentorSummary = Effect.gen(function* () {
  const recordsOf = yield* reading

  const handler: Handler<Operations, "getMentorSummary"> = Effect.fnUntraced(function* (actor, days) {
    const period = periodOf(days)
    const sold = yield* (yield* recordsOf(seller(actor))).listTotals(seller(actor), period)
    const bought = yield* (yield* recordsOf(buyer(actor))).listTotals(buyer(actor), period)
    return { seller: sold.map(sellerTotals), buyer: bought.map(buyerTotals) }
  })

  return handler
})
