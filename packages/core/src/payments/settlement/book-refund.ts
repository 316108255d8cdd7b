import { type DateTime, Effect } from "effect"
import { JournalEntryId } from "../../earnings/index.js"
import { Ids, Outbox } from "../../kernel/index.js"
import { PaymentRefunded } from "../events.js"
import { entriesFor, nothingIsAwaited } from "../money.js"
import type { Payment, Refund } from "../payment.js"
import { PaymentRepository } from "../ports.js"
import type { Locked } from "./lock-sale.js"
import { partiesOf } from "./outcome.js"
import { makeEndWithPeriod } from "./period-end.js"

export interface RefundTimes {
  readonly now: DateTime.Utc
  /** By the gateway's clock. */
  readonly occurredAt: DateTime.Utc
}

interface RefundEntry extends RefundTimes {
  /** Second half of the entry's key. */
  readonly of: string
}

/** Follow-ups of any refund that reached the buyer. */
export const makeBookRefund = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const endWithPeriod = yield* makeEndWithPeriod
  const ids = yield* Ids
  const outbox = yield* Outbox

  /** `after` is the payment with the refund; returns its journal entry. */
  return Effect.fnUntraced(function* (locked: Locked, after: Payment, { id, reason }: Refund, entry: RefundEntry) {
    const { payment, purchasable } = locked
    const { now, occurredAt, of } = entry
    const isFull = after.status === "refunded"
    yield* payments.update(after)
    const isAll = nothingIsAwaited(after)
    yield* purchasable.refunded(payment.purchasableId, { paymentId: payment.id, isFull, isAll, reason, at: now })
    if (isFull) yield* endWithPeriod(locked, now)
    yield* outbox.append(PaymentRefunded, { ...partiesOf(payment), refundId: id, isFull }, now)
    const entryId = JournalEntryId.make(yield* ids.uuid)
    return entriesFor(entryId, payment, after, { kind: "refund", of, at: occurredAt })
  })
})
