import { Effect } from "effect"
import { type Handler, mapPage, moneyOf } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { type Reconciliation, ReconciliationRepository } from "../reconciliation.js"
import type { ReconciledDay } from "../resources.js"

const toReconciledDayResource = ({ checkedAt, day, differences, gateway, records }: Reconciliation): ReconciledDay => ({
  day,
  gateway,
  checked_at: checkedAt,
  records,
  is_balanced: differences.length === 0,
  differences: differences.map(({ chargeId, currency, kind, oursMinor, paymentId, theirsMinor }) => ({
    kind,
    gateway_charge_id: chargeId,
    transaction_id: paymentId,
    currency,
    ours: moneyOf({ minor: oursMinor, currency }),
    gateways: moneyOf({ minor: theirsMinor, currency })
  }))
})

export const listReconciliation = Effect.map(
  ReconciliationRepository,
  (books): Handler<Operations, "listReconciliation"> =>
    Effect.fnUntraced(function* (_admin, { day, only_differences: hasDifferences, ...page }) {
      return { days: mapPage(yield* books.list({ day, hasDifferences }, page), toReconciledDayResource) }
    })
)
