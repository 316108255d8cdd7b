/** The operations of payments. */
import { Schema } from "effect"
import {
  atLeast,
  described,
  Integer,
  LocalDate,
  MentorId,
  namedOperations,
  operation,
  optional,
  Page,
  pageFields,
  Text,
  UserId
} from "../kernel/index.js"
import {
  AlreadyDecided,
  DecisionNotPossible,
  GatewayRefused,
  GatewayUnavailable,
  InvalidSignature,
  PaymentNotFound,
  PaymentReviewNotFound,
  RefundNotPossible,
  RefundNotQueued,
  RefundUnanswered,
  RefundUndecided,
  TransactionNotFound
} from "./errors.js"
import { CheckoutSessionId, PaymentId, RefundId, ReviewId } from "./ids.js"
import { newestDays } from "./reconciliation.js"
import { PaymentReview, PaymentState, QueuedRefund, ReconciledDay, Transaction } from "./resources.js"
import { PaymentStatus, Purpose, RefundReason, ReviewDecision } from "./statuses.js"
import { newestTransactions, refundQueue, reviewQueue } from "./transactions.js"

const note = described(
  Text(500).pipe(atLeast(3)),
  "Why; written to the audit log.",
  "Half an hour of the session was lost."
)

export const operations = namedOperations("payments", {
  getStatus: operation({
    access: "user",
    input: Schema.Struct({
      session_id: described(
        Text(255).pipe(Schema.compose(CheckoutSessionId)),
        "Id of the checkout session, as the gateway adds it to the page that it returns the buyer to.",
        "cs_4f8a"
      )
    }),
    success: PaymentState,
    failures: [PaymentNotFound]
  }),
  /** The gateway's webhook. */
  receiveGatewayEvent: operation({
    access: "public",
    input: Schema.Struct({
      /** Raw bytes: the signature covers exactly these. */
      payload: Schema.Uint8ArrayFromSelf.annotations({ jsonSchema: { type: "string", format: "binary" } }),
      gateway_signature: Schema.optionalWith(
        described(
          Schema.String,
          "When the gateway sent it, and its signature of just these bytes. Refused without one, and when old.",
          "t=1805032800,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd"
        ),
        { nullable: true }
      )
    }),
    success: Schema.Struct({}),
    failures: [InvalidSignature]
  }),
  listTransactions: operation({
    access: "admin",
    input: Schema.Struct({
      ...pageFields(newestTransactions),
      status: optional(described(PaymentStatus, "Only payments that stand so.", "succeeded")),
      purpose: optional(described(Purpose, "Only payments for this.")),
      mentor: optional(described(MentorId, "Only payments to this mentor: the id of the profile, not of the account.")),
      payer: optional(described(UserId, "Only payments of this buyer.")),
      reference: optional(described(Text(64), "Only the payment with exactly this reference.", "PAY-7K3M9QXZ2T4W"))
    }),
    success: Schema.Struct({ transactions: Page(Transaction) }),
    failures: []
  }),
  /**
   * Without an amount everything that is outstanding. The gateway is asked before the answer; until it has answered for
   * one refund there is no other of that charge.
   */
  refundTransaction: operation({
    access: "admin",
    input: Schema.Struct({
      transactionId: described(PaymentId, "Id of the payment."),
      note,
      amount_minor: optional(
        described(
          Integer.pipe(Schema.greaterThanOrEqualTo(1), Schema.lessThanOrEqualTo(Number.MAX_SAFE_INTEGER)),
          "How much, in the smallest unit of the payment's currency. Left out: all that is left.",
          2000
        )
      ),
      reason: Schema.optionalWith(
        described(RefundReason, "Why. Left out: `platform_error`.", "requested_by_customer"),
        {
          nullable: true,
          default: () => "platform_error" as const
        }
      )
    }),
    success: Schema.Struct({ transaction: described(Transaction, "The payment, with its new refund.") }),
    failures: [TransactionNotFound, RefundNotPossible, RefundUndecided, RefundUnanswered, GatewayRefused],
    idempotent: true
  }),
  /** Refunds that the gateway refused, oldest first. */
  listRefundQueue: operation({
    access: "admin",
    input: Schema.Struct(pageFields(refundQueue)),
    success: Schema.Struct({ refunds: Page(QueuedRefund) }),
    failures: []
  }),
  resolveRefund: operation({
    access: "admin",
    input: Schema.Struct({
      id: RefundId,
      action: described(
        Schema.Literal("retry", "paid_elsewhere", "waive"),
        "`retry` asks the gateway once more; `paid_elsewhere` says that the buyer has the money by other means; " +
          "`waive` that nothing goes back."
      ),
      note
    }),
    success: Schema.Struct({ transaction: described(Transaction, "The payment after the decision.") }),
    failures: [RefundNotQueued, RefundNotPossible, RefundUndecided, RefundUnanswered, GatewayRefused],
    idempotent: true
  }),
  listPaymentReviews: operation({
    access: "admin",
    input: Schema.Struct({
      ...pageFields(reviewQueue),
      status: Schema.optionalWith(
        described(
          Schema.Literal("open", "resolved"),
          "`open`: a decision is to be made or carried out; `resolved`: both are done. Left out: `open`."
        ),
        { nullable: true, default: () => "open" as const }
      )
    }),
    success: Schema.Struct({ reviews: Page(PaymentReview) }),
    failures: []
  }),
  resolvePaymentReview: operation({
    access: "admin",
    input: Schema.Struct({ id: ReviewId, decision: ReviewDecision, note }),
    success: Schema.Struct({ review: described(PaymentReview, "The review after the decision.") }),
    failures: [PaymentReviewNotFound, AlreadyDecided, DecisionNotPossible, GatewayUnavailable, GatewayRefused],
    idempotent: true
  }),
  /** Yesterday's books are compared every night; days with differences again for two weeks. */
  listReconciliation: operation({
    access: "admin",
    input: Schema.Struct({
      ...pageFields(newestDays),
      day: optional(described(LocalDate, "Only this day, in UTC.")),
      only_differences: Schema.optionalWith(
        described(Schema.Boolean, "True: only days on which something differs. Left out: all days.", true),
        { nullable: true, default: () => false }
      )
    }),
    success: Schema.Struct({ days: Page(ReconciledDay) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
