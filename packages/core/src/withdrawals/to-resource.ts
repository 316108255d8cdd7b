/** Maps withdrawals to resources. Pure. */
import { moneyOf } from "../kernel/index.js"
import type { TransactionMethod } from "../transaction-methods/index.js"
import type { Payee } from "./ports.js"
import type { AdminWithdrawal, WithdrawalResource } from "./resources.js"
import { isOpen, withdrawalStatusLabels } from "./statuses.js"
import type { Withdrawal } from "./withdrawal.js"

export const toWithdrawalResource = (withdrawal: Withdrawal): WithdrawalResource => ({
  id: withdrawal.id,
  amount: moneyOf(withdrawal.amount),
  currency: withdrawal.amount.currency,
  status: withdrawal.status,
  status_label: withdrawalStatusLabels[withdrawal.status],
  is_open: isOpen(withdrawal.status),
  method: withdrawal.method,
  note: withdrawal.note,
  rejection_reason: withdrawal.rejectionReason,
  failure_reason: withdrawal.failureReason,
  reference: withdrawal.reference,
  created_at: withdrawal.createdAt,
  approved_at: withdrawal.approvedAt,
  rejected_at: withdrawal.rejectedAt,
  processing_at: withdrawal.processingAt,
  paid_at: withdrawal.paidAt,
  failed_at: withdrawal.failedAt,
  updated_at: withdrawal.updatedAt
})

export const toAdminWithdrawalResource = (
  withdrawal: Withdrawal,
  payee: Payee,
  values: TransactionMethod["values"]
): AdminWithdrawal => {
  const money = (minor: bigint) => moneyOf({ minor, currency: withdrawal.amount.currency })
  return {
    ...toWithdrawalResource(withdrawal),
    method: {
      ...withdrawal.method,
      values: values?.map(({ routingNumber, ...value }) => ({ ...value, routing_number: routingNumber })) ?? null
    },
    mentor: {
      id: payee.mentorId,
      user_id: payee.userId,
      full_name: payee.name,
      username: payee.username,
      email: payee.email
    },
    available_balance: money(payee.availableMinor),
    in_review: money(payee.inReviewMinor),
    withdrawn_total: money(payee.withdrawnMinor)
  }
}
