/** What a buyer sees of a payment. */
import { Schema } from "effect"
import { Currency, Integer, LocalDate, MentorId, Money, Timestamp, UserId, Uuid } from "../kernel/index.js"
import { PaymentId, RefundId, ReviewId, SubscriptionId } from "./ids.js"
import {
  BillingInterval,
  PaymentStatus,
  Purpose,
  RefundReason,
  RefundState,
  ReviewDecision,
  ReviewKind,
  SubscriptionStatus
} from "./statuses.js"

/** Only `is_settled` is a success; `is_outstanding` is worth asking again. */
export const PaymentState = Schema.Struct({
  status: PaymentStatus,
  is_settled: Schema.Boolean,
  is_outstanding: Schema.Boolean,
  /** The invoice is the document of one settled payment and shares its id; null before it settles. */
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
  /** Of the admin who asked for it. */
  note: text,
  /** Why the gateway would not, in its own words. */
  refusal: text,
  created_at: Timestamp,
  succeeded_at: moment
}).annotations({ identifier: "AdminRefund" })
export interface AdminRefund extends Schema.Schema.Type<typeof AdminRefund> {}

/** One payment as admins see it. */
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
  /** What the platform still keeps, and what it took at first. */
  platform_fee: Money,
  platform_fee_minor: Integer,
  refunded: Money,
  /** Asked for and not confirmed; what the gateway has refused is part of it until somebody has decided. */
  refund_pending: Money,
  /** In the hands of the buyer's bank. */
  disputed: Money,
  /** What can still be asked back. */
  refundable: Money,
  /** `amount - platform_fee - refunded`; nothing before it is paid. */
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

/** A refund that the gateway has refused and nobody has decided about. */
export const QueuedRefund = Schema.Struct({ ...AdminRefund.fields, transaction: Transaction }).annotations({
  identifier: "QueuedRefund"
})
export interface QueuedRefund extends Schema.Schema.Type<typeof QueuedRefund> {}

/** Money that is not what we asked for. */
export const PaymentReview = Schema.Struct({
  id: ReviewId,
  kind: ReviewKind,
  expected: Money,
  expected_currency: Currency,
  actual: Money,
  actual_currency: Currency,
  gateway_charge_id: text,
  /** Of the actual money, what has gone back to the buyer. */
  returned: Money,
  decision: Schema.NullOr(ReviewDecision),
  note: text,
  created_at: Timestamp,
  decided_at: moment,
  resolved_at: moment,
  transaction: Transaction
}).annotations({ identifier: "PaymentReview" })
export interface PaymentReview extends Schema.Schema.Type<typeof PaymentReview> {}

/** A subscription as the domain that sells it shows it. */
export const SubscriptionState = Schema.Struct({
  id: SubscriptionId,
  status: SubscriptionStatus,
  cancel_at_period_end: Schema.Boolean,
  interval: BillingInterval,
  amount: Money,
  currency: Currency,
  /** Paid through until then. */
  current_period_end: moment,
  /** While the period runs, a cancellation can be taken back. */
  can_resume: Schema.Boolean
}).annotations({ identifier: "Subscription" })
export interface SubscriptionState extends Schema.Schema.Type<typeof SubscriptionState> {}

/** 0 on the side that knows nothing of it. */
const BooksDifference = Schema.Struct({
  kind: Schema.Literal("charge", "refund", "dispute"),
  gateway_charge_id: text,
  transaction_id: Schema.NullOr(PaymentId),
  currency: Currency,
  ours: Money,
  gateways: Money
}).annotations({ identifier: "BooksDifference" })

/** One day of the gateway's books against ours. */
export const ReconciledDay = Schema.Struct({
  /** In UTC. */
  day: LocalDate,
  gateway: Schema.String,
  checked_at: Timestamp,
  /** How many lines the gateway has of the day. */
  records: Integer,
  is_balanced: Schema.Boolean,
  differences: Schema.Array(BooksDifference)
}).annotations({ identifier: "ReconciledDay" })
export interface ReconciledDay extends Schema.Schema.Type<typeof ReconciledDay> {}
