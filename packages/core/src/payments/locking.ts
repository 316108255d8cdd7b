/** What is bought and its payment, locked in the order that everybody keeps. */
import { Effect } from "effect"
import type { Payment } from "./payment.js"
import { PaymentRepository, type Purchasable, Purchasables } from "./ports.js"

export interface Locked {
  readonly payment: Payment
  readonly purchasable: Purchasable
}

export const locking = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const purchasables = new Map((yield* Purchasables).map((purchasable) => [purchasable.purpose, purchasable]))

  /** The payment as it is now that nobody else can change it. */
  return Effect.fnUntraced(function* ({ id, purchasableId, purpose }: Payment) {
    const purchasable = purchasables.get(purpose)
    if (purchasable === undefined) return yield* Effect.dieMessage(`Nobody sells a ${purpose}.`)
    yield* purchasable.lock(purchasableId)
    const payment = yield* Effect.orDie(Effect.flatten(payments.lock(id)))
    return { payment, purchasable } satisfies Locked as Locked
  })
})
