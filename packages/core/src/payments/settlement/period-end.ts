/** A subscription whose running period has gone back. */
import { type DateTime, Effect, Option } from "effect"
import { Outbox } from "../../kernel/index.js"
import { SubscriptionEnded } from "../events.js"
import { PaymentRepository, SubscriptionRepository } from "../ports.js"
import { ended } from "../subscription.js"
import { makeRequestEnd } from "../subscription-ends.js"
import type { Locked } from "./lock-sale.js"

export const makeEndWithPeriod = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const subscriptions = yield* SubscriptionRepository
  const outbox = yield* Outbox
  const requestEnd = yield* makeRequestEnd

  /** Of a locked payment all of which has gone back: whoever gets the running period back has no subscription any more. */
  return Effect.fnUntraced(function* ({ payment, purchasable, subscription: locked }: Locked, at: DateTime.Utc) {
    if (locked === null) return
    // Read again: what was told before in the same transaction may have changed it.
    const subscription = yield* Effect.orDie(Effect.flatten(subscriptions.lock(locked.id)))
    const latest = yield* payments.findLatestPaid(subscription.id)
    if (subscription.status !== "active" || !Option.exists(latest, ({ id }) => id === payment.id)) return
    yield* subscriptions.update(ended(subscription, "refund", at))
    yield* purchasable.recurring?.end(subscription.purchasableId, { at }) ?? Effect.void
    const {
      gateway,
      gatewaySubscriptionId,
      id: subscriptionId,
      mentorId,
      payerId,
      purchasableId,
      purpose
    } = subscription
    yield* outbox.append(SubscriptionEnded, { subscriptionId, mentorId, payerId, purchasableId, purpose }, at)
    if (gatewaySubscriptionId === null) return
    yield* requestEnd({ subscriptionId, gateway, gatewaySubscriptionId }, at)
  })
})
