import { moneyOf } from "../kernel/index.js"
import type { RefundId } from "./ids.js"
import { refundableMoney } from "./money.js"
import type { Payment, Refund, Review } from "./payment.js"
import type { AdminRefund, PaymentReview, QueuedRefund, Transaction } from "./resources.js"
import { paymentStatusLabels } from "./statuses.js"
import type { TransactionRecord } from "./transactions.js"

export const toTransactionResource = ({ mentor, payer, payment, refunds }: TransactionRecord): Transaction => {
  const { currency, minor } = payment.amount
  const money = (minor: bigint) => moneyOf({ minor, currency })
  const fee = payment.platformFeeMinor - payment.feeRefundedMinor
  const isPaid = payment.paidAt !== null
  return {
    id: payment.id,
    reference: payment.reference,
    purpose: payment.purpose,
    purchasable_id: payment.purchasableId,
    subscription_id: payment.subscriptionId,
    description: payment.description,
    status: payment.status,
    status_label: paymentStatusLabels[payment.status],
    currency,
    amount: money(minor),
    platform_fee: money(fee),
    platform_fee_minor: Number(payment.platformFeeMinor),
    refunded: money(payment.refundedMinor),
    refund_pending: money(payment.waitingMinor),
    disputed: money(payment.disputedMinor),
    refundable: refundableMoney(payment),
    net_earning: money(isPaid ? minor - fee - payment.refundedMinor : 0n),
    payer: { id: payer.id, full_name: payer.fullName, email: payer.email },
    mentor: { id: mentor.id, full_name: mentor.fullName },
    gateway: payment.gateway,
    gateway_charge_id: payment.chargeId,
    refunds: refunds.map((refund) => toAdminRefundResource(refund, payment)),
    created_at: payment.createdAt,
    paid_at: payment.paidAt,
    delivered_at: payment.deliveredAt,
    clears_at: payment.clearsAt,
    cleared_at: payment.clearedAt
  }
}

const toAdminRefundResource = (refund: Refund, { amount: { currency } }: Payment): AdminRefund => ({
  id: refund.id,
  amount: moneyOf({ minor: refund.amountMinor, currency }),
  reason: refund.reason,
  state: refund.state,
  note: refund.note,
  refusal: refund.refusal,
  created_at: refund.createdAt,
  succeeded_at: refund.succeededAt
})

/** `refundId` is one of its refunds. */
export const toQueuedRefundResource = (
  refundId: RefundId,
  transaction: TransactionRecord
): ReadonlyArray<QueuedRefund> =>
  transaction.refunds
    .filter(({ id }) => id === refundId)
    .map((refund) => ({
      ...toAdminRefundResource(refund, transaction.payment),
      transaction: toTransactionResource(transaction)
    }))

export const toPaymentReviewResource = (review: Review, transaction: TransactionRecord): PaymentReview => ({
  id: review.id,
  kind: review.kind,
  expected: moneyOf(review.expected),
  expected_currency: review.expected.currency,
  actual: moneyOf(review.actual),
  actual_currency: review.actual.currency,
  gateway_charge_id: review.charge?.chargeId ?? null,
  returned: moneyOf({ minor: review.returnedMinor, currency: review.actual.currency }),
  decision: review.decision,
  note: review.note,
  created_at: review.createdAt,
  decided_at: review.decidedAt,
  resolved_at: review.resolvedAt,
  transaction: toTransactionResource(transaction)
})
