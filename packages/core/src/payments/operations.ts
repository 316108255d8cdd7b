/** The operations of payments. */
import { Schema } from "effect"
import {
  atLeast,
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

/** Written to the audit log. */
const note = Text(500).pipe(atLeast(3))

export const operations = namedOperations("payments", {
  getStatus: operation({
    access: "user",
    input: Schema.Struct({ session_id: Text(255).pipe(Schema.compose(CheckoutSessionId)) }),
    success: PaymentState,
    failures: [PaymentNotFound]
  }),
  /** The gateway's webhook. */
  receiveGatewayEvent: operation({
    access: "public",
    input: Schema.Struct({
      /** Raw bytes: the signature covers exactly these. */
      payload: Schema.Uint8ArrayFromSelf.annotations({ jsonSchema: { type: "string", format: "binary" } }),
      gateway_signature: Schema.optionalWith(Schema.String, { nullable: true })
    }),
    success: Schema.Struct({}),
    failures: [InvalidSignature]
  }),
  listTransactions: operation({
    access: "admin",
    input: Schema.Struct({
      ...pageFields(newestTransactions),
      status: optional(PaymentStatus),
      purpose: optional(Purpose),
      mentor: optional(MentorId),
      payer: optional(UserId),
      reference: optional(Text(64))
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
      transactionId: PaymentId,
      note,
      amount_minor: optional(
        Integer.pipe(Schema.greaterThanOrEqualTo(1), Schema.lessThanOrEqualTo(Number.MAX_SAFE_INTEGER))
      ),
      reason: Schema.optionalWith(RefundReason, { nullable: true, default: () => "platform_error" as const })
    }),
    success: Schema.Struct({ transaction: Transaction }),
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
  /**
   * `retry` asks the gateway once more; `paid_elsewhere` says that the buyer has the money by other means; `waive` that
   * nothing goes back.
   */
  resolveRefund: operation({
    access: "admin",
    input: Schema.Struct({ id: RefundId, action: Schema.Literal("retry", "paid_elsewhere", "waive"), note }),
    success: Schema.Struct({ transaction: Transaction }),
    failures: [RefundNotQueued, RefundNotPossible, RefundUndecided, RefundUnanswered, GatewayRefused],
    idempotent: true
  }),
  listPaymentReviews: operation({
    access: "admin",
    input: Schema.Struct({
      ...pageFields(reviewQueue),
      status: Schema.optionalWith(Schema.Literal("open", "resolved"), {
        nullable: true,
        default: () => "open" as const
      })
    }),
    success: Schema.Struct({ reviews: Page(PaymentReview) }),
    failures: []
  }),
  /** `accept` sells for the received amount, `refund` returns it, `dismiss` does nothing. */
  resolvePaymentReview: operation({
    access: "admin",
    input: Schema.Struct({ id: ReviewId, decision: ReviewDecision, note }),
    success: Schema.Struct({ review: PaymentReview }),
    failures: [PaymentReviewNotFound, AlreadyDecided, DecisionNotPossible, GatewayUnavailable, GatewayRefused],
    idempotent: true
  }),
  /** Yesterday's books are compared every night; days with differences again for two weeks. */
  listReconciliation: operation({
    access: "admin",
    input: Schema.Struct({
      ...pageFields(newestDays),
      day: optional(LocalDate),
      only_differences: Schema.optionalWith(Schema.Boolean, { nullable: true, default: () => false })
    }),
    success: Schema.Struct({ days: Page(ReconciledDay) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
