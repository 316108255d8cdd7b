/** Abandons a purchase that was paid with a different amount, which is not to be kept. */
import { type DateTime, Effect } from "effect"
import type { Review } from "../payment.js"
import { GatewayInbox, PaymentRepository } from "../ports.js"
import { makeRequestEnd } from "../subscription-ends.js"
import type { Locked } from "./lock-sale.js"

export const makeAbandonPurchase = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const inbox = yield* GatewayInbox
  const requestEnd = yield* makeRequestEnd

  /** Sells nothing and stops charging. An unpaid further period only lapses. */
  return Effect.fnUntraced(function* ({ payment, purchasable }: Locked, { id, kind }: Review, at: DateTime.Utc) {
    if (kind !== "charge_differs" || payment.paidAt !== null || payment.status !== "processing") return
    yield* payments.update({ ...payment, status: "cancelled" })
    if (payment.gatewayInvoiceId !== null) return
    yield* purchasable.lapse(payment.purchasableId, { at })
    const { event, gateway } = yield* Effect.orDie(Effect.flatten(inbox.findByReview(id)))
    if (event._tag !== "CheckoutCompleted" || payment.subscriptionId === null) return
    const { gatewaySubscriptionId } = event
    if (gatewaySubscriptionId === null) return
    yield* requestEnd({ subscriptionId: payment.subscriptionId, gateway, gatewaySubscriptionId }, at)
  })
})
