/** The gateway reports that a refund succeeded or failed. */
import { DateTime, Effect, Option } from "effect"
import { feeShareOf, type JournalEntry, JournalEntryId } from "../../earnings/index.js"
import { Ids, Outbox } from "../../kernel/index.js"
import { PaymentRefunded } from "../events.js"
import type { RefundAnswer } from "../gateway.js"
import type { ChargeRefunded, RefundFailed } from "../gateway-events.js"
import { type InboxEventId, RefundId } from "../ids.js"
import { entriesFor, givenBack, nothingIsAwaited, returnedByGateway, saleOf } from "../money.js"
import type { Payment, Refund } from "../payment.js"
import { PaymentRepository, RefundRepository, type TakenRefund } from "../ports.js"
import { statusAfterRefund } from "../progress.js"
import { type Confirmed, confirm, countable } from "../refund-matching.js"
import { makeNoteTakenRefund } from "../taken-refund.js"
import type { Locked } from "./lock-sale.js"
import { type AppliedEvent, outcome, partiesOf } from "./outcome.js"
import { makeEndWithPeriod } from "./period-end.js"
import { makeOpenReview } from "./review.js"

/** For the admin who finds it in the queue: nobody is owed it, and the gateway will not take it back. */
const paidTwice = "The gateway has made the refund, although the buyer's bank had taken the money back already."

const nothingKnown: TakenRefund = { gatewayRefundId: null, takenAt: null }
export const knownBy = ({ refundId, takenAt }: RefundAnswer): TakenRefund => ({ gatewayRefundId: refundId, takenAt })

/** More than was paid would be refunded or disputed. */
const isTooMuch = ({ amount, disputedMinor, refundedMinor }: Payment, added: bigint): boolean =>
  refundedMinor + disputedMinor + added > amount.minor

interface Booking extends Times {
  /** Second half of the entry's key. */
  readonly of: string
}

interface Times {
  readonly now: DateTime.Utc
  /** By the gateway's clock. */
  readonly occurredAt: DateTime.Utc
}

/** Follow-ups of any refund that reached the buyer. */
export const makeBookRefund = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const endWithPeriod = yield* makeEndWithPeriod
  const ids = yield* Ids
  const outbox = yield* Outbox

  /** `after` is the payment with the refund; returns its journal entry. */
  return Effect.fnUntraced(function* (locked: Locked, after: Payment, { id, reason }: Refund, booking: Booking) {
    const { payment, purchasable } = locked
    const { now, occurredAt, of } = booking
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

export const makeRefundConfirmation = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const ids = yield* Ids
  const book = yield* makeBookRefund
  const openReview = yield* makeOpenReview
  const taken = yield* makeNoteTakenRefund

  const read = (id: RefundId) => Effect.orDie(Effect.flatten(refunds.find(id)))

  /** A refund made by hand at the gateway. */
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
      takenAt: null,
      succeededAt: null,
      verdict: null
    }
    yield* refunds.add(refund, at)
    return refund
  })

  const record = Effect.fnUntraced(function* (locked: Locked, { amountMinor, refund }: Confirmed, times: Times) {
    const { payment } = locked
    const ours = refund ?? (yield* madeElsewhere(payment, amountMinor, times.now))
    yield* taken(ours, payment, nothingKnown)
    yield* refunds.markSucceeded(ours.id, times.occurredAt)
    const waited = refund === null ? 0n : amountMinor
    const after = givenBack({ ...payment, waitingMinor: payment.waitingMinor - waited }, amountMinor)
    return { after, entries: yield* book(locked, after, ours, { ...times, of: ours.id }) }
  })

  /** The part of the gateway's refunds that a total of that time includes. */
  const countedBy = Effect.fnUntraced(function* (payment: Payment, toldAt: DateTime.Utc) {
    return returnedByGateway(payment) - (yield* refunds.sumTakenAfter(payment.id, toldAt))
  })

  /** For a locked, paid payment. The gateway reports totals, so old events change nothing. */
  const confirmOf = Effect.fnUntraced(function* (inboxEventId: InboxEventId, event: ChargeRefunded, locked: Locked) {
    const { payment } = locked
    const { occurredAt, refunded } = event
    const now = yield* DateTime.now
    const { amount, sumsCountFrom } = payment
    // An older total still includes what has failed since.
    const isOld = sumsCountFrom !== null && DateTime.lessThan(occurredAt, sumsCountFrom)
    const sum = isOld ? refunded.minor - (yield* refunds.sumFailed(payment.id, occurredAt)) : refunded.minor
    const added = sum - (yield* countedBy(payment, occurredAt))
    if (refunded.currency !== amount.currency || (added > 0n && isTooMuch(payment, added))) {
      const doubt = { kind: "refund_differs", actual: refunded, at: now, charge: null } as const
      return { ...(yield* openReview(inboxEventId, payment, doubt)), payment }
    }
    if (added <= 0n) return { ...outcome("processed"), payment }

    let current = locked
    const entries: Array<JournalEntry> = []
    for (const part of confirm(countable(yield* refunds.listWaiting(payment.id), occurredAt), added)) {
      const recorded = yield* record(current, part, { now, occurredAt })
      current = { ...current, payment: recorded.after }
      entries.push(...recorded.entries)
    }
    return { ...outcome("processed", entries), payment: current.payment } satisfies AppliedEvent as AppliedEvent
  })

  /** From the gateway's answer for one refund. Returns the entries. */
  const confirmNamed = Effect.fnUntraced(function* (
    locked: Locked,
    id: RefundId,
    answer: RefundAnswer,
    now: DateTime.Utc
  ) {
    const { payment } = locked
    yield* taken(yield* read(id), payment, knownBy(answer))
    const refund = yield* read(id)
    if (refund.state !== "pending") return []
    if (isTooMuch(payment, refund.amountMinor)) {
      // A disputed part may come back: until the decision the refund is looked up again.
      if (payment.disputedMinor === 0n) yield* refunds.markFailed(refund.id, paidTwice)
      return []
    }
    const part = { refund, amountMinor: refund.amountMinor }
    return (yield* record(locked, part, { now, occurredAt: answer.takenAt })).entries
  })

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
    const refund = yield* read(id)
    yield* taken(refund, payment, knownBy(answer))
    return (yield* fail(payment, refund, now)).entries
  })

  return { confirmNamed, confirmOf, failNamed, failOf }
})
