/** The gateway says that money went back, or that it did not arrive after all. */
import { DateTime, Effect, Option } from "effect"
import { feeShareOf, type JournalEntry, JournalEntryId } from "../../earnings/index.js"
import { Ids, Outbox } from "../../kernel/index.js"
import { PaymentRefunded } from "../events.js"
import type { ChargeRefunded, RefundFailed } from "../gateway-events.js"
import { type InboxId, RefundId } from "../ids.js"
import { entriesFor, givenBack, nothingIsAwaited, returnedByGateway, saleOf } from "../money.js"
import type { Payment, Refund } from "../payment.js"
import { PaymentRepository, RefundRepository } from "../ports.js"
import { statusAfterRefund } from "../progress.js"
import { refundTaking } from "../refund-audit.js"
import { type Confirmed, confirm } from "../refunding.js"
import type { Locked } from "./locking.js"
import { type Heard, outcome, partiesOf } from "./outcome.js"
import { endingWithItsPeriod } from "./period-end.js"
import { askingAdmin } from "./review.js"

interface Booking extends Times {
  /** The second half of the entry's key. */
  readonly of: string
}

interface Times {
  readonly now: DateTime.Utc
  /** By the gateway's clock. */
  readonly occurredAt: DateTime.Utc
}

/** What everybody does about money that is back with the buyer, whoever gave it back. */
export const refundBooking = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const endWithItsPeriod = yield* endingWithItsPeriod
  const ids = yield* Ids
  const outbox = yield* Outbox

  /** `after` is the payment with the sum of what went back; answers the entry for it. */
  return Effect.fnUntraced(function* (locked: Locked, after: Payment, { id, reason }: Refund, booking: Booking) {
    const { payment, purchasable } = locked
    const { now, occurredAt, of } = booking
    const isFull = after.status === "refunded"
    yield* payments.update(after)
    const isAll = nothingIsAwaited(after)
    yield* purchasable.refunded(payment.purchasableId, { paymentId: payment.id, isFull, isAll, reason, at: now })
    if (isFull) yield* endWithItsPeriod(locked, now)
    yield* outbox.append(PaymentRefunded, { ...partiesOf(payment), refundId: id, isFull }, now)
    const entryId = JournalEntryId.make(yield* ids.uuid)
    return entriesFor(entryId, payment, after, { kind: "refund", of, at: occurredAt })
  })
})

export const refundConfirmation = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const ids = yield* Ids
  const book = yield* refundBooking
  const askAdmin = yield* askingAdmin
  const taken = yield* refundTaking

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
      requestedBy: null,
      note: null,
      refusal: null,
      createdAt: at,
      succeededAt: null
    }
    yield* refunds.add(refund, at)
    return refund
  })

  const record = Effect.fnUntraced(function* (locked: Locked, { amountMinor, refund }: Confirmed, times: Times) {
    const { payment } = locked
    const ours = refund ?? (yield* madeElsewhere(payment, amountMinor, times.now))
    yield* taken(ours, payment, null)
    yield* refunds.succeeded(ours.id, times.occurredAt)
    const waited = refund === null ? 0n : amountMinor
    const after = givenBack({ ...payment, waitingMinor: payment.waitingMinor - waited }, amountMinor)
    return { after, entries: yield* book(locked, after, ours, { ...times, of: ours.id }) }
  })

  /** Of a locked payment that was paid. The gateway tells the sum of all refunds, so old news says nothing new. */
  const confirmOf = Effect.fnUntraced(function* (inboxId: InboxId, event: ChargeRefunded, locked: Locked) {
    const { payment } = locked
    const { occurredAt, refunded } = event
    const now = yield* DateTime.now
    const { amount, disputedMinor, sumsCountFrom } = payment
    // An older sum still counts what has failed since.
    const isOld = sumsCountFrom !== null && DateTime.lessThan(occurredAt, sumsCountFrom)
    const sum = isOld ? refunded.minor - (yield* refunds.failedMinor(payment.id)) : refunded.minor
    const added = sum - returnedByGateway(payment)
    const isTooMuch = payment.refundedMinor + disputedMinor + added > amount.minor
    if (refunded.currency !== amount.currency || (added > 0n && isTooMuch)) {
      const doubt = { kind: "refund_differs", actual: refunded, at: now, charge: null } as const
      return { ...(yield* askAdmin(inboxId, payment, doubt)), payment }
    }
    if (added <= 0n) return { ...outcome("processed"), payment }

    let current = locked
    const entries: Array<JournalEntry> = []
    for (const part of confirm(yield* refunds.waiting(payment.id), added)) {
      const recorded = yield* record(current, part, { now, occurredAt })
      current = { ...current, payment: recorded.after }
      entries.push(...recorded.entries)
    }
    return { ...outcome("processed", entries), payment: current.payment } satisfies Heard as Heard
  })

  /** The money is with the gateway again and still owed to the buyer: an admin has to find another way. */
  const failOf = Effect.fnUntraced(function* (inboxId: InboxId, event: RefundFailed, locked: Locked) {
    const { payment } = locked
    const { amount, gatewayRefundId } = event
    const found = yield* refunds.findByGatewayId(payment.id, gatewayRefundId)
    // One that was made at the gateway itself, or whose answer was lost, has no name with us yet.
    const refund = Option.getOrUndefined(
      Option.isSome(found) ? found : yield* refunds.findUnnamed(payment.id, amount.minor)
    )
    if (refund === undefined) {
      const doubt = { kind: "refund_differs", actual: amount, at: yield* DateTime.now, charge: null } as const
      return { ...(yield* askAdmin(inboxId, payment, doubt)), payment }
    }
    yield* taken(refund, payment, gatewayRefundId)
    if (!(yield* refunds.failed(refund.id, "The refund did not reach the buyer."))) {
      return { ...outcome("processed"), payment }
    }
    if (refund.state !== "succeeded") {
      const after = { ...payment, sumsCountFrom: event.occurredAt }
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
      sumsCountFrom: event.occurredAt
    }
    yield* payments.update(after)
    const fact = { kind: "refund_failed", of: refund.id, at: event.occurredAt } as const
    const entries = entriesFor(JournalEntryId.make(yield* ids.uuid), payment, after, fact)
    return { ...outcome("processed", entries), payment: after } satisfies Heard as Heard
  })

  return { confirmOf, failOf }
})
