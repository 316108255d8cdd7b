/** What the buyers of subscriptions are told. */
import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import { type RenewalFailed, SubscriptionRepository } from "../../payments/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { makeLinks } from "../links.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import { makePurchaseFacts } from "../purchase-facts.js"
import type { Letter } from "../templates/letter.js"
import { makeTextsFor } from "../texts/catalogue.js"
import type { LettersOf } from "../texts/letters.js"

/** Both events have it. */
type AboutSubscription = PayloadOf<typeof RenewalFailed>

type SubscriptionFacts = Parameters<LettersOf<"subscription.renewal_failed">["renewalFailed"]>[0]

/** Nobody is told where one of them is gone. */
const payerNotice = <T extends "subscription.renewal_failed" | "subscription.ended">(
  name: string,
  type: T,
  letterOf: (letters: LettersOf<T>, facts: SubscriptionFacts) => Letter
) =>
  notice(
    { name, type },
    Effect.gen(function* () {
      const mentors = yield* MentorRepository
      const purchaseFacts = yield* makePurchaseFacts
      const subscriptions = yield* SubscriptionRepository
      const users = yield* UserRepository
      const { pageUrl } = yield* makeLinks
      const textsFor = yield* makeTextsFor<T>(type)

      const compose: Compose<AboutSubscription, Notice> = Effect.fnUntraced(
        function* ({ payerId, subscriptionId }) {
          const subscription = yield* Effect.flatten(subscriptions.find(subscriptionId))
          const { amount, description, mentorId } = subscription
          const { email: to, fullName: name, ...payer } = yield* Effect.flatten(users.find(payerId))
          const { frame, letters, money } = textsFor(payer)
          const url = pageUrl("subscription", subscriptionId)
          const letter = letterOf(letters, { name, description, amount: money(amount), url })
          const mentor = yield* mentors.find(mentorId)
          const senderId = Option.match(mentor, { onNone: () => null, onSome: ({ userId }) => userId })
          const about = { userId: payerId, subject: subscriptionId, senderId, role: null }
          return noticeOf({ type, ...about, to, frame, letter, facts: yield* purchaseFacts(subscription) })
        },
        Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
      )
      return compose
    })
  )

export const renewalFailed = payerNotice("RenewalFailed", "subscription.renewal_failed", (letters, facts) =>
  letters.renewalFailed(facts)
)
export const subscriptionEnded = payerNotice("SubscriptionEnded", "subscription.ended", (letters, facts) =>
  letters.subscriptionEnded(facts)
)
