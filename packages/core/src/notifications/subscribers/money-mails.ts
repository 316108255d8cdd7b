/** Mails about money. */
import { Effect } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, moneyOf, type PayloadOf } from "../../kernel/index.js"
import { type PaymentRefunded, PaymentRepository, type PaymentSettled, RefundRepository } from "../../payments/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { type Compose, mailReaction } from "../mail-reaction.js"
import { paymentReceived, refundIssued } from "../templates/money-letters.js"

/** To the mentor. */
export const mailPaymentReceived = mailReaction(
  { name: "notifications.mailPaymentReceived", type: "payment.received" },
  Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const mentors = yield* MentorRepository
    const users = yield* UserRepository
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof PaymentSettled>> = Effect.fnUntraced(
      function* ({ mentorId, paymentId }) {
        const { amount, description, platformFeeMinor, reference } = yield* Effect.flatten(payments.find(paymentId))
        const { userId } = yield* Effect.flatten(mentors.find(mentorId))
        const { email, fullName: name } = yield* Effect.flatten(users.find(userId))
        const said = (minor: bigint) => moneyOf({ minor, currency: amount.currency }).formatted
        const sums = {
          amount: said(amount.minor),
          fee: said(platformFeeMinor),
          net: said(amount.minor - platformFeeMinor)
        }
        return { to: email, letter: paymentReceived({ name, description, reference, home, ...sums }) }
      },
      Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
    )
    return compose
  })
)

/** To the buyer. */
export const mailRefundIssued = mailReaction(
  { name: "notifications.mailRefundIssued", type: "refund.issued" },
  Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const refunds = yield* RefundRepository
    const users = yield* UserRepository
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof PaymentRefunded>> = Effect.fnUntraced(
      function* ({ isFull, payerId, paymentId, refundId }) {
        const payment = yield* Effect.flatten(payments.find(paymentId))
        const { amountMinor: minor } = yield* Effect.flatten(refunds.find(refundId))
        const { email, fullName: name } = yield* Effect.flatten(users.find(payerId))
        const amount = moneyOf({ minor, currency: payment.amount.currency }).formatted
        const { description, reference } = payment
        return { to: email, letter: refundIssued({ name, description, reference, amount, isFull, home }) }
      },
      Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
    )
    return compose
  })
)
