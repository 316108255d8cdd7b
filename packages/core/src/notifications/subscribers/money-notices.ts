/** Notices about money. */
import { Effect } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, moneyOf, type PayloadOf } from "../../kernel/index.js"
import { type PaymentRefunded, PaymentRepository, type PaymentSettled, RefundRepository } from "../../payments/index.js"
import { MentorRepository } from "../../profiles/index.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import * as letters from "../templates/money-letters.js"

/** To the mentor. */
export const paymentReceived = notice(
  { name: "PaymentReceived", type: "payment.received" },
  Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const mentors = yield* MentorRepository
    const users = yield* UserRepository
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof PaymentSettled>, Notice> = Effect.fnUntraced(
      function* ({ mentorId, paymentId }) {
        const { amount, description, payerId, platformFeeMinor, reference } = yield* Effect.flatten(
          payments.find(paymentId)
        )
        const { userId } = yield* Effect.flatten(mentors.find(mentorId))
        const { email, fullName: name } = yield* Effect.flatten(users.find(userId))
        const said = (minor: bigint) => moneyOf({ minor, currency: amount.currency }).formatted
        const sums = {
          amount: said(amount.minor),
          fee: said(platformFeeMinor),
          net: said(amount.minor - platformFeeMinor)
        }
        return noticeOf({
          type: "payment.received",
          userId,
          to: email,
          subject: paymentId,
          senderId: payerId,
          role: "mentor",
          facts: { description, amount },
          letter: letters.paymentReceived({ name, description, reference, home, ...sums })
        })
      },
      Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
    )
    return compose
  })
)

/** To the buyer. */
export const refundIssued = notice(
  { name: "RefundIssued", type: "refund.issued" },
  Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const refunds = yield* RefundRepository
    const users = yield* UserRepository
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof PaymentRefunded>, Notice> = Effect.fnUntraced(
      function* ({ isFull, payerId, paymentId, refundId }) {
        const payment = yield* Effect.flatten(payments.find(paymentId))
        const { amountMinor: minor } = yield* Effect.flatten(refunds.find(refundId))
        const { email, fullName: name } = yield* Effect.flatten(users.find(payerId))
        const { description, reference } = payment
        const amount = { minor, currency: payment.amount.currency }
        const said = { name, description, reference, amount: moneyOf(amount).formatted, isFull, home }
        return noticeOf({
          type: "refund.issued",
          userId: payerId,
          to: email,
          subject: paymentId,
          senderId: null,
          role: "mentee",
          facts: { description, amount, is_full: isFull },
          letter: letters.refundIssued(said)
        })
      },
      Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
    )
    return compose
  })
)
