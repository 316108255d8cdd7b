/** The gateway has taken a refund on: known by its answer, or by its news where the answer was lost. */
import { DateTime, Effect } from "effect"
import { AuditLog, UnitOfWork } from "../kernel/index.js"
import type { GatewayRefundId } from "./ids.js"
import type { Payment, Refund } from "./payment.js"
import { RefundRepository } from "./ports.js"

export const refundTaking = Effect.gen(function* () {
  const refunds = yield* RefundRepository
  const auditLog = yield* AuditLog
  const { transact } = yield* UnitOfWork

  /** `before` is the payment without it. What an admin has asked for goes into the audit log, once. */
  return Effect.fnUntraced(function* (refund: Refund, before: Payment, gatewayId: GatewayRefundId | null) {
    const { amountMinor, id, note, reason, requestedBy } = refund
    const isNews = yield* refunds.accepted(id, gatewayId)
    if (!isNews || requestedBy === null) return
    yield* auditLog.record({
      actorId: requestedBy,
      action: "transaction.refunded",
      subjectType: "transaction",
      subjectId: before.id,
      before: { refunded_minor: Number(before.refundedMinor) },
      after: {
        refunded_minor: Number(before.refundedMinor + amountMinor),
        amount_minor: Number(amountMinor),
        currency: before.amount.currency,
        refund_id: id,
        reason,
        note
      },
      at: yield* DateTime.now
    })
  }, transact)
})
