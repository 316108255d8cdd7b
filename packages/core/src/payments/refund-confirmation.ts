/** The gateway says that money went back. */
import { DateTime, Effect, Option } from "effect"
import { feeGivenBack, type JournalEntry, JournalEntryId, refund as refundEntry } from "../earnings/index.js"
import { Ids, Outbox } from "../kernel/index.js"
import { PaymentRefunded } from "./events.js"
import type { ChargeRefunded, FromGateway } from "./gateway-events.js"
import { type InboxId, RefundId } from "./ids.js"
import { type Locked, locking } from "./locking.js"
import { outcome, partiesOf, saleOf } from "./outcome.js"
import type { Payment, Refund } from "./payment.js"
import { PaymentRepository, RefundRepository } from "./ports.js"
import { statusAfterRefund } from "./progress.js"
import { type Confirmed, confirm } from "./refunding.js"
import { review } from "./review.js"

/** The payment once so much more of it has gone back. */
const withRefund = (payment: Payment, minor: bigint): Payment => {
  const refundedMinor = payment.refundedMinor + minor
  return {
    ...payment,
    refundedMinor,
    feeRefundedMinor: payment.feeRefundedMinor + feeGivenBack(saleOf(payment), minor),
    status: statusAfterRefund(payment.amount.minor, refundedMinor)
  }
}

export const refundConfirmation = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const ids = yield* Ids
  const outbox = yield* Outbox
  const lock = yield* locking
  const askAdmin = yield* review

  /** One that was made at the gateway itself, by hand. */
  const madeElsewhere = Effect.fnUntraced(function* (payment: Payment, amountMinor: bigint, at: DateTime.Utc) {
    const id = RefundId.make(yield* ids.uuid)
    const refund: Refund = {
      id,
      paymentId: payment.id,
      amountMinor,
      reason: "requested_by_customer",
      state: "pending",
      idempotencyKey: `elsewhere-${id}`,
      createdAt: at
    }
    yield* refunds.add(refund, at)
    return refund
  })

  const record = Effect.fnUntraced(function* (
    { payment, purchasable }: Locked,
    { amountMinor, refund: ours }: Confirmed,
    { now, occurredAt }: { readonly now: DateTime.Utc; readonly occurredAt: DateTime.Utc }
  ) {
    const { id, reason } = ours ?? (yield* madeElsewhere(payment, amountMinor, now))
    const after = withRefund(payment, amountMinor)
    const isFull = after.status === "refunded"
    yield* refunds.succeeded(id, occurredAt)
    yield* purchasable.refunded(payment.purchasableId, { isFull, reason, at: now })
    yield* outbox.append(PaymentRefunded, { ...partiesOf(payment), refundId: id, isFull }, now)
    const entryId = JournalEntryId.make(yield* ids.uuid)
    const entry = refundEntry(entryId, saleOf(payment), { refundId: id, minor: amountMinor, at: occurredAt })
    return { after, entry }
  })

  /** Of a locked payment that is settled; answers the payment as it is then. */
  const confirmOf = Effect.fnUntraced(function* (inboxId: InboxId, event: ChargeRefunded, locked: Locked) {
    const { payment, purchasable } = locked
    const { occurredAt, refunded } = event
    const now = yield* DateTime.now
    if (refunded.currency !== payment.amount.currency || refunded.minor > payment.amount.minor) {
      const waiting = yield* askAdmin(inboxId, payment, { kind: "refund_differs", actual: refunded, at: now })
      return { ...waiting, payment }
    }
    // The gateway tells the sum of all refunds: an older message that comes late says nothing new.
    const added = refunded.minor - payment.refundedMinor
    if (added <= 0n) return { ...outcome("processed"), payment }

    let current = payment
    const entries: Array<JournalEntry> = []
    for (const part of confirm(yield* refunds.waiting(payment.id), added)) {
      const { after, entry } = yield* record({ payment: current, purchasable }, part, { now, occurredAt })
      current = after
      entries.push(entry)
    }
    yield* payments.update(current)
    return { ...outcome("processed", entries), payment: current }
  })

  /** A refund whose charge nobody has told us of yet is kept until somebody does. */
  const confirmRefund = Effect.fnUntraced(function* (inboxId: InboxId, event: FromGateway<ChargeRefunded>) {
    const { chargeId, gateway } = event
    yield* payments.serialise(gateway, chargeId)
    const found = yield* payments.findByCharge(gateway, chargeId)
    return Option.isNone(found) ? outcome("parked") : yield* confirmOf(inboxId, event, yield* lock(found.value))
  })

  return { confirmOf, confirmRefund }
})
