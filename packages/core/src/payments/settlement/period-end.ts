/** Ends a subscription whose running period was refunded. */
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

  /** For a locked, fully refunded payment: a refund of the running period ends the subscription. */
  return Effect.fnUntraced(function* ({ payment, purchasable, subscription: locked }: Locked, at: DateTime.Utc) {
    if (locked === null) return
    // Read again: an earlier event in this transaction may have changed it.
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
