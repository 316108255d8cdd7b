/** What the buyers of subscriptions are told. */
import { Effect } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, moneyOf, type PayloadOf } from "../../kernel/index.js"
import { type RenewalFailed, SubscriptionRepository } from "../../payments/index.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import type { Letter } from "../templates/letter.js"
import * as letters from "../templates/money-letters.js"

/** Both events have it. */
type AboutSubscription = PayloadOf<typeof RenewalFailed>

/** Nobody is told where one of them is gone. */
const payerNotice = (
  name: string,
  type: "subscription.renewal_failed" | "subscription.ended",
  letterOf: (facts: Parameters<typeof letters.renewalFailed>[0]) => Letter
) =>
  notice(
    { name, type },
    Effect.gen(function* () {
      const subscriptions = yield* SubscriptionRepository
      const users = yield* UserRepository
      const { frontendUrl: home } = yield* LinkBase

      const compose: Compose<AboutSubscription, Notice> = Effect.fnUntraced(
        function* ({ payerId, subscriptionId }) {
          const { amount, description } = yield* Effect.flatten(subscriptions.find(subscriptionId))
          const { email: to, fullName: name } = yield* Effect.flatten(users.find(payerId))
          const letter = letterOf({ name, description, amount: moneyOf(amount).formatted, home })
          const about = { userId: payerId, subject: subscriptionId, senderId: null, role: null }
          return noticeOf({ type, ...about, to, letter, facts: { description, amount } })
        },
        Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
      )
      return compose
    })
  )

export const renewalFailed = payerNotice("RenewalFailed", "subscription.renewal_failed", letters.renewalFailed)
export const subscriptionEnded = payerNotice("SubscriptionEnded", "subscription.ended", letters.subscriptionEnded)
