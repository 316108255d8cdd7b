/** Requests a refund: stored with its cause. `gateway-refunds.ts` sends it after the commit. */
import { DateTime, Effect } from "effect"
import { type JournalEntry, JournalEntryId } from "../earnings/index.js"
import { Ids, Outbox, type UserId } from "../kernel/index.js"
import { RefundUndecided } from "./errors.js"
import { RefundRequested } from "./events.js"
import { RefundId } from "./ids.js"
import { entriesFor, refundableOf } from "./money.js"
import type { Payment, Refund } from "./payment.js"
import { PaymentRepository, RefundRepository } from "./ports.js"
import { isSettled } from "./progress.js"
import type { RefundReason } from "./statuses.js"

export interface WantedRefund {
  readonly reason: RefundReason
  readonly at: DateTime.Utc
  /** Default: everything left. At most that. */
  readonly amountMinor?: bigint | undefined
  readonly requestedBy?: UserId
  readonly note?: string
}

export interface RequestedRefund {
  readonly payment: Payment
  /** Null if nothing is left, or nothing was paid. */
  readonly refund: Refund | null
  /** Leaves the available balance at once; post it last in the transaction. */
  readonly entries: ReadonlyArray<JournalEntry>
}

const nothingOf = (payment: Payment): RequestedRefund => ({ payment, refund: null, entries: [] })

export const makeRequestRefund = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const ids = yield* Ids
  const outbox = yield* Outbox

  /** For a locked payment. If everything is wanted, the disputed part follows once the dispute is won. */
  return Effect.fnUntraced(function* (payment: Payment, wanted: WantedRefund) {
    const { amountMinor = refundableOf(payment), at, note = null, reason, requestedBy = null } = wanted
    const isAll = wanted.amountMinor === undefined
    if (!isSettled(payment.status)) return nothingOf(payment)
    const owed: Payment = isAll && payment.disputedMinor > 0n ? { ...payment, owedBecause: reason } : payment
    if (amountMinor <= 0n) {
      if (owed !== payment) yield* payments.update(owed)
      return nothingOf(owed)
    }
    const id = RefundId.make(yield* ids.uuid)
    const refund: Refund = {
      id,
      paymentId: payment.id,
      amountMinor,
      reason,
      state: "requested",
      idempotencyKey: `refund-${id}`,
      requestedBy,
      note,
      refusal: null,
      createdAt: at,
      takenAt: null,
      succeededAt: null,
      verdict: null
    }
    const after: Payment = { ...owed, waitingMinor: payment.waitingMinor + amountMinor }
    // Normally the relay sends it; the sweep is for what the relay has given up.
    yield* refunds.add(refund, DateTime.add(at, { minutes: 10 }))
    yield* payments.update(after)
    yield* outbox.append(RefundRequested, { paymentId: payment.id, refundId: id }, at)
    const entryId = JournalEntryId.make(yield* ids.uuid)
    const entries = entriesFor(entryId, payment, after, { kind: "held_back", of: id, at })
    return { payment: after, refund, entries } satisfies RequestedRefund as RequestedRefund
  })
})

/**
 * Of a locked payment, for whoever wants to ask for one more: while the gateway has not answered for a refund, nobody
 * knows what is left of the charge there. What it has answered for is counted and stands in nobody's way.
 */
export const makeRefuseDecided = Effect.map(RefundRepository, (refunds) =>
  Effect.fnUntraced(function* ({ id }: Payment) {
    const undecided = (yield* refunds.listWaiting(id)).find(({ state }) => state === "requested")
    if (undecided !== undefined) return yield* new RefundUndecided({ refund_id: undecided.id })
  })
)
