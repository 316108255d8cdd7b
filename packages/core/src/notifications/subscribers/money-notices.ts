/** Notices about money. */
import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import { type PaymentRefunded, PaymentRepository, type PaymentSettled, RefundRepository } from "../../payments/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { makeLinks } from "../links.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import { makePurchaseFacts } from "../purchase-facts.js"
import { makeTextsFor } from "../texts/catalogue.js"

/** To the mentor. */
export const paymentReceived = notice(
  { name: "PaymentReceived", type: "payment.received" },
  Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const mentors = yield* MentorRepository
    const purchaseFacts = yield* makePurchaseFacts
    const users = yield* UserRepository
    const { pageUrl } = yield* makeLinks
    const textsFor = yield* makeTextsFor("payment.received")

    const compose: Compose<PayloadOf<typeof PaymentSettled>, Notice> = Effect.fnUntraced(
      function* ({ mentorId, paymentId }) {
        const payment = yield* Effect.flatten(payments.find(paymentId))
        const { amount, description, payerId, platformFeeMinor, reference } = payment
        const { userId } = yield* Effect.flatten(mentors.find(mentorId))
        const mentor = yield* Effect.flatten(users.find(userId))
        const { frame, letters, money } = textsFor(mentor)
        const said = (minor: bigint) => money({ minor, currency: amount.currency })
        const sums = {
          amount: said(amount.minor),
          fee: said(platformFeeMinor),
          net: said(amount.minor - platformFeeMinor)
        }
        return noticeOf({
          type: "payment.received",
          userId,
          to: mentor.email,
          frame,
          subject: paymentId,
          senderId: payerId,
          role: "mentor",
          facts: yield* purchaseFacts(payment),
          letter: letters.paymentReceived({
            ...{ name: mentor.fullName, description, reference, url: pageUrl("earnings") },
            ...sums
          })
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
    const mentors = yield* MentorRepository
    const payments = yield* PaymentRepository
    const purchaseFacts = yield* makePurchaseFacts
    const refunds = yield* RefundRepository
    const users = yield* UserRepository
    const { pageUrl } = yield* makeLinks
    const textsFor = yield* makeTextsFor("refund.issued")

    const compose: Compose<PayloadOf<typeof PaymentRefunded>, Notice> = Effect.fnUntraced(
      function* ({ isFull, payerId, paymentId, refundId }) {
        const payment = yield* Effect.flatten(payments.find(paymentId))
        const { amountMinor: minor } = yield* Effect.flatten(refunds.find(refundId))
        const payer = yield* Effect.flatten(users.find(payerId))
        const mentor = yield* mentors.find(payment.mentorId)
        const { frame, letters, money } = textsFor(payer)
        const { description, reference } = payment
        const amount = { minor, currency: payment.amount.currency }
        const about = { name: payer.fullName, description, reference, url: pageUrl("payment", paymentId) }
        return noticeOf({
          type: "refund.issued",
          userId: payerId,
          to: payer.email,
          frame,
          subject: paymentId,
          senderId: Option.match(mentor, { onNone: () => null, onSome: ({ userId }) => userId }),
          role: "mentee",
          facts: { ...(yield* purchaseFacts(payment)), amount, is_full: isFull },
          letter: letters.refundIssued({ ...about, amount: money(amount), isFull })
        })
      },
      Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
    )
    return compose
  })
)
