/** The gateway reports that a refund failed. */
import { DateTime, Effect, Option } from "effect"
import { feeShareOf, JournalEntryId } from "../../earnings/index.js"
import { Ids } from "../../kernel/index.js"
import type { RefundAnswer } from "../gateway.js"
import type { RefundFailed } from "../gateway-events.js"
import type { InboxEventId, RefundId } from "../ids.js"
import { entriesFor, saleOf } from "../money.js"
import type { Payment, Refund } from "../payment.js"
import { PaymentRepository, RefundRepository } from "../ports.js"
import { statusAfterRefund } from "../progress.js"
import { knownBy, makeNoteTakenRefund } from "../taken-refund.js"
import type { Locked } from "./lock-sale.js"
import { type AppliedEvent, outcome } from "./outcome.js"
import { makeOpenReview } from "./review.js"

export const makeRefundFailure = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const ids = yield* Ids
  const openReview = yield* makeOpenReview
  const taken = yield* makeNoteTakenRefund

  /** For a refund read under the payment's lock. The gateway has the money, and it is owed to the buyer. */
  const fail = Effect.fnUntraced(function* (payment: Payment, refund: Refund, occurredAt: DateTime.Utc) {
    if (!(yield* refunds.markFailed(refund.id, "The refund did not reach the buyer."))) {
      return { ...outcome("processed"), payment }
    }
    if (refund.state !== "succeeded") {
      const after = { ...payment, sumsCountFrom: occurredAt }
      yield* payments.update(after)
      return { ...outcome("processed"), payment: after }
    }
    const refundedMinor = payment.refundedMinor - refund.amountMinor
    const after: Payment = {
      ...payment,
      refundedMinor,
      feeRefundedMinor: feeShareOf(saleOf(payment), refundedMinor),
      waitingMinor: payment.waitingMinor + refund.amountMinor,
      status: statusAfterRefund(payment.amount.minor, refundedMinor),
      sumsCountFrom: occurredAt
    }
    yield* payments.update(after)
    const fact = { kind: "refund_failed", of: refund.id, at: occurredAt } as const
    const entries = entriesFor(JournalEntryId.make(yield* ids.uuid), payment, after, fact)
    return { ...outcome("processed", entries), payment: after } satisfies AppliedEvent as AppliedEvent
  })

  /** An admin has to find another way. */
  const failOf = Effect.fnUntraced(function* (inboxEventId: InboxEventId, event: RefundFailed, locked: Locked) {
    const { payment } = locked
    const { amount, gatewayRefundId, occurredAt } = event
    const found = yield* refunds.findByGatewayId(payment.id, gatewayRefundId)
    // Made at the gateway itself, or its answer was lost: without an id on our side.
    const refund = Option.getOrUndefined(
      Option.isSome(found) ? found : yield* refunds.findUnnamed(payment.id, amount.minor)
    )
    if (refund === undefined) {
      const doubt = { kind: "refund_differs", actual: amount, at: yield* DateTime.now, charge: null } as const
      return { ...(yield* openReview(inboxEventId, payment, doubt)), payment }
    }
    yield* taken(refund, payment, { gatewayRefundId, takenAt: null })
    return yield* fail(payment, refund, occurredAt)
  })

  /** From the gateway's answer, which has no time: at the latest now. Returns the entries. */
  const failNamed = Effect.fnUntraced(function* (
    { payment }: Locked,
    id: RefundId,
    answer: RefundAnswer,
    now: DateTime.Utc
  ) {
    const refund = yield* Effect.orDie(Effect.flatten(refunds.find(id)))
    yield* taken(refund, payment, knownBy(answer))
    return (yield* fail(payment, refund, now)).entries
  })

  return { failNamed, failOf }
})
