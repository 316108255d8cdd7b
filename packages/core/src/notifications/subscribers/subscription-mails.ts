/** Mails to the buyers of subscriptions. */
import { Effect } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, moneyOf, type PayloadOf, type UserId } from "../../kernel/index.js"
import {
  type RenewalFailed,
  type SubscriptionEnded,
  type SubscriptionId,
  SubscriptionRepository
} from "../../payments/index.js"
import { type Compose, mailReaction } from "../mail-reaction.js"
import { renewalFailed, subscriptionEnded } from "../templates/money-letters.js"

/** Nobody to be told where one of them is gone. */
const makeFindSubscription = Effect.gen(function* () {
  const subscriptions = yield* SubscriptionRepository
  const users = yield* UserRepository
  const { frontendUrl: home } = yield* LinkBase

  return Effect.fnUntraced(function* (subscriptionId: SubscriptionId, payerId: UserId) {
    const { amount, description } = yield* Effect.flatten(subscriptions.find(subscriptionId))
    const { email: to, fullName: name } = yield* Effect.flatten(users.find(payerId))
    return { to, facts: { name, description, amount: moneyOf(amount).formatted, home } }
  })
})

export const mailRenewalFailed = mailReaction(
  { name: "notifications.mailRenewalFailed", type: "subscription.renewal_failed" },
  Effect.map(
    makeFindSubscription,
    (read): Compose<PayloadOf<typeof RenewalFailed>> =>
      ({ payerId, subscriptionId }) =>
        Effect.map(read(subscriptionId, payerId), ({ facts, to }) => ({ to, letter: renewalFailed(facts) })).pipe(
          Effect.orElseSucceed(() => null)
        )
  )
)

export const mailSubscriptionEnded = mailReaction(
  { name: "notifications.mailSubscriptionEnded", type: "subscription.ended" },
  Effect.map(
    makeFindSubscription,
    (read): Compose<PayloadOf<typeof SubscriptionEnded>> =>
      ({ payerId, subscriptionId }) =>
        Effect.map(read(subscriptionId, payerId), ({ facts, to }) => ({ to, letter: subscriptionEnded(facts) })).pipe(
          Effect.orElseSucceed(() => null)
        )
  )
)
