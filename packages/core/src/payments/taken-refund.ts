/** Stores that the gateway has accepted a refund: known by its answer, or by its event if the answer was lost. */
import { DateTime, Effect } from "effect"
import { AuditLog, UnitOfWork } from "../kernel/index.js"
import type { RefundAnswer } from "./gateway.js"
import type { Payment, Refund } from "./payment.js"
import { RefundRepository, type TakenRefund } from "./ports.js"

/** The gateway should report the outcome by then; after that it is asked. */
export const answerDue = { hours: 1 } as const

/** What the gateway's answer tells of a refund that it has taken. */
export const knownBy = ({ refundId, takenAt }: RefundAnswer): TakenRefund => ({ gatewayRefundId: refundId, takenAt })

export const makeNoteTakenRefund = Effect.gen(function* () {
  const refunds = yield* RefundRepository
  const auditLog = yield* AuditLog
  const { transact } = yield* UnitOfWork

  /** `before` is the payment without it. An admin's refund is recorded once in the audit log. */
  return Effect.fnUntraced(function* (refund: Refund, before: Payment, taken: TakenRefund) {
    const { amountMinor, id, note, reason, requestedBy } = refund
    const at = yield* DateTime.now
    const isNews = yield* refunds.markAccepted(id, taken, DateTime.add(at, answerDue))
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
      at
    })
  }, transact)
})
