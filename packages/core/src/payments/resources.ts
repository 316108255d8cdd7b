/** Wire schemas of payments. */
import { Schema } from "effect"
import { Currency, Integer, LocalDate, MentorId, Money, Timestamp, UserId, Uuid } from "../kernel/index.js"
import { PaymentId, RefundId, ReviewId, SubscriptionId } from "./ids.js"
import {
  BillingInterval,
  PaymentStatus,
  Purpose,
  RecordKind,
  RefundReason,
  RefundState,
  ReviewDecision,
  ReviewKind,
  SubscriptionStatus
} from "./statuses.js"

/** Only `is_settled` is a success; `is_outstanding` is worth polling. */
export const PaymentState = Schema.Struct({
  status: PaymentStatus,
  is_settled: Schema.Boolean,
  is_outstanding: Schema.Boolean,
  /** Id of the invoice, equal to the payment's; null before it settles. */
  invoice_id: Schema.NullOr(PaymentId),
  reference: Schema.String,
  purpose: Purpose,
  purchasable_id: Uuid
}).annotations({ identifier: "PaymentState" })

const moment = Schema.NullOr(Timestamp)
const text = Schema.NullOr(Schema.String)

export const AdminRefund = Schema.Struct({
  id: RefundId,
  amount: Money,
  reason: RefundReason,
  state: RefundState,
  /** The admin's note. */
  note: text,
  /** The gateway's reason, in its own words. */
  refusal: text,
  created_at: Timestamp,
  succeeded_at: moment
}).annotations({ identifier: "AdminRefund" })
export interface AdminRefund extends Schema.Schema.Type<typeof AdminRefund> {}

/** A payment for admins. */
export const Transaction = Schema.Struct({
  id: PaymentId,
  reference: Schema.String,
  purpose: Purpose,
  purchasable_id: Uuid,
  subscription_id: Schema.NullOr(SubscriptionId),
  description: Schema.String,
  status: PaymentStatus,
  status_label: Schema.String,
  currency: Currency,
  amount: Money,
  /** The fee that is left, and the original one. */
  platform_fee: Money,
  platform_fee_minor: Integer,
  refunded: Money,
  /** Requested and not confirmed, refused and undecided ones included. */
  refund_pending: Money,
  /** Held by the buyer's bank. */
  disputed: Money,
  /** Amount that can still be refunded. */
  refundable: Money,
  /** `amount - platform_fee - refunded`; 0 before it is paid. */
  net_earning: Money,
  payer: Schema.Struct({ id: UserId, full_name: Schema.String, email: Schema.String }),
  mentor: Schema.Struct({ id: MentorId, full_name: Schema.String }),
  gateway: Schema.String,
  gateway_charge_id: text,
  refunds: Schema.Array(AdminRefund),
  created_at: Timestamp,
  paid_at: moment,
  delivered_at: moment,
  clears_at: moment,
  cleared_at: moment
}).annotations({ identifier: "Transaction" })
export interface Transaction extends Schema.Schema.Type<typeof Transaction> {}

/** A refused refund without a decision. */
export const QueuedRefund = Schema.Struct({ ...AdminRefund.fields, transaction: Transaction }).annotations({
  identifier: "QueuedRefund"
})
export interface QueuedRefund extends Schema.Schema.Type<typeof QueuedRefund> {}

/** Received money that differs from the expected amount. */
export const PaymentReview = Schema.Struct({
  id: ReviewId,
  kind: ReviewKind,
  expected: Money,
  expected_currency: Currency,
  actual: Money,
  actual_currency: Currency,
  gateway_charge_id: text,
  /** The part of it that was returned to the buyer. */
  returned: Money,
  decision: Schema.NullOr(ReviewDecision),
  note: text,
  created_at: Timestamp,
  decided_at: moment,
  resolved_at: moment,
  transaction: Transaction
}).annotations({ identifier: "PaymentReview" })
export interface PaymentReview extends Schema.Schema.Type<typeof PaymentReview> {}

/** A subscription, as its selling domain shows it. */
export const SubscriptionState = Schema.Struct({
  id: SubscriptionId,
  status: SubscriptionStatus,
  cancel_at_period_end: Schema.Boolean,
  interval: BillingInterval,
  amount: Money,
  currency: Currency,
  /** Paid through this moment. */
  current_period_end: moment,
  /** A cancellation can be taken back while the period runs. */
  can_resume: Schema.Boolean
}).annotations({ identifier: "Subscription" })
export interface SubscriptionState extends Schema.Schema.Type<typeof SubscriptionState> {}

/** 0 on the side without such a line. */
const BooksDifference = Schema.Struct({
  kind: RecordKind,
  gateway_charge_id: text,
  transaction_id: Schema.NullOr(PaymentId),
  currency: Currency,
  ours: Money,
  gateways: Money
}).annotations({ identifier: "BooksDifference" })

/** Reconciliation of one day. */
export const ReconciledDay = Schema.Struct({
  /** In UTC. */
  day: LocalDate,
  gateway: Schema.String,
  checked_at: Timestamp,
  /** Number of the gateway's lines. */
  records: Integer,
  is_balanced: Schema.Boolean,
  differences: Schema.Array(BooksDifference)
}).annotations({ identifier: "ReconciledDay" })
export interface ReconciledDay extends Schema.Schema.Type<typeof ReconciledDay> {}
