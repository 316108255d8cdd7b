/** A new, unpaid payment. */
import { DateTime, Effect } from "effect"
import { type Amount, Ids, type MentorId, Settings, shareOf, type UserId } from "../kernel/index.js"
import { checkoutExpiry } from "./checkout-expiry.js"
import { PaymentUnderway } from "./errors.js"
import { PaymentGateway } from "./gateway.js"
import { PaymentId, type SubscriptionId } from "./ids.js"
import { type Payment, untouched } from "./payment.js"
import { PaymentRepository } from "./ports.js"
import { isPayable } from "./progress.js"
import { referenceOf } from "./reference.js"
import { makeRetirePayment } from "./retire-payment.js"
import { platformFeeBasisPoints } from "./settings.js"
import type { Purpose } from "./statuses.js"

export interface Purchase {
  readonly purpose: Purpose
  readonly purchasableId: string
  readonly payerId: UserId
  readonly mentorId: MentorId
  /** Positive. */
  readonly amount: Amount
  /** One line: "Career review with Ada Lovelace". */
  readonly description: string
  /** Lifetime of the checkout; see `checkoutExpiry`. */
  readonly expiresAt: DateTime.Utc
}

export const makeNewPayment = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const gateway = yield* PaymentGateway
  const settings = yield* Settings
  const ids = yield* Ids
  const retire = yield* makeRetirePayment

  /** In the caller's transaction, which has locked the purchasable. Closes an older checkout of the same thing. */
  return Effect.fnUntraced(function* ({ expiresAt, ...purchase }: Purchase, subscriptionId: SubscriptionId | null) {
    const open = yield* payments.findOpenFor(purchase.purpose, purchase.purchasableId)
    if (open._tag === "Some") {
      const locked = yield* Effect.orDie(Effect.flatten(payments.lock(open.value.id)))
      if (!isPayable(locked.status)) return yield* new PaymentUnderway()
      yield* retire(locked)
    }
    const id = PaymentId.make(yield* ids.uuid)
    const now = yield* DateTime.now
    const payment: Payment = {
      ...untouched,
      ...purchase,
      id,
      reference: referenceOf(id),
      platformFeeMinor: shareOf(purchase.amount.minor, yield* settings.get(platformFeeBasisPoints)),
      status: "pending",
      gateway: gateway.name,
      chargeId: null,
      createdAt: now,
      expiresAt: checkoutExpiry(expiresAt, now),
      paidAt: null,
      subscriptionId,
      gatewaySubscriptionId: null,
      gatewayInvoiceId: null
    }
    yield* payments.add(payment)
    return id
  })
})
