/** What mentors are told of payments that a buyer's bank has taken back. */
import { Effect } from "effect"
import { UserRepository } from "../../identity/index.js"
import type { MentorId, PayloadOf } from "../../kernel/index.js"
import { type ChargeDisputed, type DisputeDecided, type PaymentId, PaymentRepository } from "../../payments/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { makeLinks } from "../links.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import { makePurchaseFacts } from "../purchase-facts.js"
import type { Letter } from "../templates/letter.js"
import { makeTextsFor } from "../texts/catalogue.js"
import type { LettersOf } from "../texts/letters.js"

const type = "payment.disputed"
type State = "open" | "won" | "lost"
type DisputeLetters = LettersOf<typeof type>
type DisputeFacts = Parameters<DisputeLetters["chargeDisputed"]>[0]

/** A dispute is about a payment: the mentor is told how it stands. Nobody is, if one of them is gone. */
const disputeNotice = <A extends { readonly mentorId: MentorId; readonly paymentId: PaymentId }>(
  name: string,
  stateOf: (event: A) => State,
  letterOf: (letters: DisputeLetters, facts: DisputeFacts, state: State) => Letter
) =>
  notice(
    { name, type },
    Effect.gen(function* () {
      const payments = yield* PaymentRepository
      const mentors = yield* MentorRepository
      const purchaseFacts = yield* makePurchaseFacts
      const users = yield* UserRepository
      const { pageUrl } = yield* makeLinks
      const textsFor = yield* makeTextsFor(type)

      const compose: Compose<A, Notice> = Effect.fnUntraced(
        function* (event) {
          const payment = yield* Effect.flatten(payments.find(event.paymentId))
          const { amount, description, payerId, reference } = payment
          const { userId } = yield* Effect.flatten(mentors.find(event.mentorId))
          const mentor = yield* Effect.flatten(users.find(userId))
          const { frame, letters, money } = textsFor(mentor)
          const state = stateOf(event)
          const letter = letterOf(
            letters,
            { name: mentor.fullName, description, reference, amount: money(amount), url: pageUrl("earnings") },
            state
          )
          const about = { userId, subject: event.paymentId, senderId: payerId, role: "mentor" as const }
          const facts = { ...(yield* purchaseFacts(payment)), state }
          return noticeOf({ type, ...about, to: mentor.email, frame, letter, facts })
        },
        Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
      )
      return compose
    })
  )

export const chargeDisputed = disputeNotice(
  "ChargeDisputed",
  (_: PayloadOf<typeof ChargeDisputed>) => "open",
  (letters, facts) => letters.chargeDisputed(facts)
)

export const disputeDecided = disputeNotice(
  "DisputeDecided",
  ({ isWon }: PayloadOf<typeof DisputeDecided>) => (isWon ? "won" : "lost"),
  (letters, facts, state) => letters.disputeDecided({ ...facts, isWon: state === "won" })
)
