/** Mails to mentors about payments that a buyer's bank has taken back. */
import { Effect } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, type MentorId, moneyOf, type PayloadOf } from "../../kernel/index.js"
import { type ChargeDisputed, type DisputeDecided, type PaymentId, PaymentRepository } from "../../payments/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { type Compose, mailReaction } from "../mail-reaction.js"
import { chargeDisputed, disputeDecided } from "../templates/money-letters.js"

/** None if one of them is gone. */
const makeFindDispute = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const mentors = yield* MentorRepository
  const users = yield* UserRepository
  const { frontendUrl: home } = yield* LinkBase

  return Effect.fnUntraced(function* (paymentId: PaymentId, mentorId: MentorId) {
    const { amount, description, reference } = yield* Effect.flatten(payments.find(paymentId))
    const { userId } = yield* Effect.flatten(mentors.find(mentorId))
    const { email: to, fullName: name } = yield* Effect.flatten(users.find(userId))
    return { to, facts: { name, description, reference, amount: moneyOf(amount).formatted, home } }
  })
})

export const mailChargeDisputed = mailReaction(
  { name: "notifications.mailChargeDisputed", type: "payment.disputed" },
  Effect.map(
    makeFindDispute,
    (read): Compose<PayloadOf<typeof ChargeDisputed>> =>
      ({ mentorId, paymentId }) =>
        Effect.map(read(paymentId, mentorId), ({ facts, to }) => ({ to, letter: chargeDisputed(facts) })).pipe(
          Effect.orElseSucceed(() => null)
        )
  )
)

export const mailDisputeDecided = mailReaction(
  { name: "notifications.mailDisputeDecided", type: "payment.disputed" },
  Effect.map(
    makeFindDispute,
    (read): Compose<PayloadOf<typeof DisputeDecided>> =>
      ({ isWon, mentorId, paymentId }) =>
        Effect.map(read(paymentId, mentorId), ({ facts, to }) => ({
          to,
          letter: disputeDecided({ ...facts, isWon })
        })).pipe(Effect.orElseSucceed(() => null))
  )
)
