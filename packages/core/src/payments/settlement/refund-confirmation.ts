/** The gateway reports that a refund succeeded. */
import { DateTime, Effect } from "effect"
import type { JournalEntry } from "../../earnings/index.js"
import { Ids } from "../../kernel/index.js"
import type { RefundAnswer } from "../gateway.js"
import type { ChargeRefunded } from "../gateway-events.js"
import { type InboxEventId, RefundId } from "../ids.js"
import { givenBack, returnedByGateway } from "../money.js"
import type { Payment, Refund } from "../payment.js"
import { RefundRepository, type TakenRefund } from "../ports.js"
import { type Confirmed, confirm, countable } from "../refund-matching.js"
import { knownBy, makeNoteTakenRefund } from "../taken-refund.js"
import { makeBookRefund, type RefundTimes } from "./book-refund.js"
import type { Locked } from "./lock-sale.js"
import { type AppliedEvent, outcome } from "./outcome.js"
import { makeOpenReview } from "./review.js"

/** For the admin who finds it in the queue: nobody is owed it, and the gateway will not take it back. */
const paidTwice = "The gateway has made the refund, although the buyer's bank had taken the money back already."

const nothingKnown: TakenRefund = { gatewayRefundId: null, takenAt: null }
/** More than was paid would be refunded or disputed. */
const isTooMuch = ({ amount, disputedMinor, refundedMinor }: Payment, added: bigint): boolean =>
  refundedMinor + disputedMinor + added > amount.minor

export const makeRefundConfirmation = Effect.gen(function* () {
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

  const record = Effect.fnUntraced(function* (locked: Locked, { amountMinor, refund }: Confirmed, times: RefundTimes) {
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

  return { confirmNamed, confirmOf }
})
