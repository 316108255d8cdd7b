/** What mentors are told of payments that a buyer's bank has taken back. */
import { Effect } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, type MentorId, moneyOf, type PayloadOf } from "../../kernel/index.js"
import { type ChargeDisputed, type DisputeDecided, type PaymentId, PaymentRepository } from "../../payments/index.js"
import { MentorRepository } from "../../profiles/index.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import type { Letter } from "../templates/letter.js"
import * as letters from "../templates/money-letters.js"

const type = "payment.disputed"
type State = "open" | "won" | "lost"

/** A dispute is about a payment: the mentor is told how it stands. Nobody is, if one of them is gone. */
const disputeNotice = <A extends { readonly mentorId: MentorId; readonly paymentId: PaymentId }>(
  name: string,
  stateOf: (event: A) => State,
  letterOf: (facts: Parameters<typeof letters.chargeDisputed>[0], state: State) => Letter
) =>
  notice(
    { name, type },
    Effect.gen(function* () {
      const payments = yield* PaymentRepository
      const mentors = yield* MentorRepository
      const users = yield* UserRepository
      const { frontendUrl: home } = yield* LinkBase

      const compose: Compose<A, Notice> = Effect.fnUntraced(
        function* (event) {
          const { amount, description, payerId, reference } = yield* Effect.flatten(payments.find(event.paymentId))
          const { userId } = yield* Effect.flatten(mentors.find(event.mentorId))
          const { email: to, fullName: name } = yield* Effect.flatten(users.find(userId))
          const state = stateOf(event)
          const letter = letterOf({ name, description, reference, amount: moneyOf(amount).formatted, home }, state)
          const about = { userId, subject: event.paymentId, senderId: payerId, role: "mentor" as const }
          return noticeOf({ type, ...about, to, letter, facts: { description, amount, state } })
        },
        Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
      )
      return compose
    })
  )

export const chargeDisputed = disputeNotice(
  "ChargeDisputed",
  (_: PayloadOf<typeof ChargeDisputed>) => "open",
  letters.chargeDisputed
)

export const disputeDecided = disputeNotice(
  "DisputeDecided",
  ({ isWon }: PayloadOf<typeof DisputeDecided>) => (isWon ? "won" : "lost"),
  (facts, state) => letters.disputeDecided({ ...facts, isWon: state === "won" })
)
