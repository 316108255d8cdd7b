/** When a sale counts as delivered, and when its money clears. */
import { DateTime, Effect } from "effect"
import { clearanceHoldDays } from "../../earnings/index.js"
import { Settings } from "../../kernel/index.js"
import type { Payment } from "../payment.js"

export const makeMarkDelivered = Effect.map(Settings, (settings) =>
  /** Uses the present hold setting; a delivered payment stays as it is. */
  Effect.fnUntraced(function* (payment: Payment, deliveredAt: DateTime.Utc) {
    if (payment.deliveredAt !== null) return payment
    const clearsAt = DateTime.add(deliveredAt, { days: yield* settings.get(clearanceHoldDays) })
    return { ...payment, deliveredAt, clearsAt } satisfies Payment as Payment
  })
)
