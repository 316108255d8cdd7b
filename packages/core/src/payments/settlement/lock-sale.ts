/** Locks purchasable, subscription and payment, in the common order. */
import { Effect } from "effect"
import type { Payment } from "../payment.js"
import { PaymentRepository, type Purchasable, Purchasables, SubscriptionRepository } from "../ports.js"
import type { Purpose } from "../statuses.js"
import type { Subscription } from "../subscription.js"

export interface Locked {
  readonly payment: Payment
  readonly purchasable: Purchasable
  /** Null for a single payment. */
  readonly subscription: Subscription | null
}

export const makeLockSale = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const subscriptions = yield* SubscriptionRepository
  const purchasables = new Map((yield* Purchasables).map((purchasable) => [purchasable.purpose, purchasable]))

  const lockPurchasable = Effect.fnUntraced(function* (purpose: Purpose, id: string) {
    const purchasable = purchasables.get(purpose)
    if (purchasable === undefined) return yield* Effect.dieMessage(`Nobody sells a ${purpose}.`)
    yield* purchasable.lock(id)
    return purchasable
  })

  /** The payment as read under the lock. */
  const lockSale = Effect.fnUntraced(function* ({ id, purchasableId, purpose, subscriptionId }: Payment) {
    const purchasable = yield* lockPurchasable(purpose, purchasableId)
    const subscription =
      subscriptionId === null ? null : yield* Effect.orDie(Effect.flatten(subscriptions.lock(subscriptionId)))
    const payment = yield* Effect.orDie(Effect.flatten(payments.lock(id)))
    return { payment, purchasable, subscription } satisfies Locked as Locked
  })

  return { lockPurchasable, lockSale }
})
