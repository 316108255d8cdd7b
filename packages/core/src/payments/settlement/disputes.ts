/** Disputes: a buyer's bank takes money back, and later decides. */
import { DateTime, Effect, Option } from "effect"
import { JournalEntryId } from "../../earnings/index.js"
import { Ids, Outbox } from "../../kernel/index.js"
import { ChargeDisputed, DisputeDecided } from "../events.js"
import type { DisputeClosed, DisputeOpened } from "../gateway-events.js"
import { DisputeId, type InboxEventId } from "../ids.js"
import { entriesFor, givenBack, nothingIsAwaited } from "../money.js"
import type { Dispute, Payment } from "../payment.js"
import { DisputeRepository, PaymentRepository } from "../ports.js"
import { makeRequestRefund } from "../refund-request.js"
import type { Locked } from "./lock-sale.js"
import { type AppliedEvent, outcome, partiesOf } from "./outcome.js"
import { makeEndWithPeriod } from "./period-end.js"
import { makeOpenReview } from "./review.js"

type DisputeNews = DisputeOpened | DisputeClosed

const least = (one: bigint, other: bigint) => (one < other ? one : other)

export const makeApplyDispute = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const disputes = yield* DisputeRepository
  const ids = yield* Ids
  const outbox = yield* Outbox
  const openReview = yield* makeOpenReview
  const endWithPeriod = yield* makeEndWithPeriod
  const requestRefund = yield* makeRequestRefund

  const entryId = Effect.map(ids.uuid, (id) => JournalEntryId.make(id))

  /** Takes at most what is left; a bank's excess goes to an admin. */
  const open = Effect.fnUntraced(function* (gateway: string, event: DisputeNews, payment: Payment) {
    const { amount, disputedMinor, refundedMinor } = payment
    const dispute: Dispute = {
      id: DisputeId.make(yield* ids.uuid),
      paymentId: payment.id,
      gateway,
      gatewayDisputeId: event.gatewayDisputeId,
      amountMinor: least(event.amount.minor, amount.minor - refundedMinor - disputedMinor),
      state: "open",
      openedAt: event.occurredAt,
      closedAt: null
    }
    yield* disputes.put(dispute)
    const after = { ...payment, disputedMinor: disputedMinor + dispute.amountMinor }
    yield* payments.update(after)
    yield* outbox.append(ChargeDisputed, { ...partiesOf(payment), disputeId: dispute.id }, yield* DateTime.now)
    const fact = { kind: "dispute_opened", of: dispute.id, at: event.occurredAt } as const
    return { dispute, payment: after, entries: entriesFor(yield* entryId, payment, after, fact) }
  })

  /** Won: the money is back. Lost: it counts as refunded. */
  const close = Effect.fnUntraced(function* (event: DisputeClosed, dispute: Dispute, locked: Locked) {
    const { payment, purchasable } = locked
    const { amountMinor, id } = dispute
    const now = yield* DateTime.now
    yield* disputes.put({ ...dispute, state: event.isWon ? "won" : "lost", closedAt: event.occurredAt })
    const freed = { ...payment, disputedMinor: payment.disputedMinor - amountMinor }
    const after = event.isWon ? freed : givenBack({ ...freed, lostMinor: payment.lostMinor + amountMinor }, amountMinor)
    yield* payments.update(after)
    if (!event.isWon && amountMinor > 0n) {
      const isFull = after.status === "refunded"
      yield* purchasable.refunded(payment.purchasableId, {
        paymentId: payment.id,
        isFull,
        isAll: nothingIsAwaited(after),
        reason: "fraudulent",
        at: now
      })
      if (isFull) yield* endWithPeriod(locked, now)
    }
    yield* outbox.append(DisputeDecided, { ...partiesOf(payment), disputeId: id, isWon: event.isWon }, now)
    const fact = { kind: "dispute_closed", of: id, at: event.occurredAt } as const
    const entries = entriesFor(yield* entryId, payment, after, fact)
    if (!event.isWon || after.owedBecause === null) return { payment: after, entries }
    // Money that came back and is owed to the buyer, for instance because the mentor has declined meanwhile.
    const owed = yield* requestRefund(after, { reason: after.owedBecause, at: now })
    return { payment: owed.payment, entries: [...entries, ...owed.entries] }
  })

  /** For a locked, paid payment. The end may be reported before the beginning. */
  return Effect.fnUntraced(function* (inboxEventId: InboxEventId, gateway: string, event: DisputeNews, locked: Locked) {
    const { payment } = locked
    const known = yield* disputes.find(gateway, event.gatewayDisputeId)
    if (Option.isNone(known) && event.amount.currency !== payment.amount.currency) {
      const doubt = { kind: "dispute_differs", actual: event.amount, at: yield* DateTime.now, charge: null } as const
      return { ...(yield* openReview(inboxEventId, payment, doubt)), payment }
    }
    const opened = Option.isSome(known)
      ? { dispute: known.value, payment, entries: [] }
      : yield* open(gateway, event, payment)
    const isNew = Option.isNone(known)
    const closed =
      event._tag === "DisputeClosed" && opened.dispute.state === "open"
        ? yield* close(event, opened.dispute, { ...locked, payment: opened.payment })
        : { payment: opened.payment, entries: [] }
    const entries = [...opened.entries, ...closed.entries]
    if (!isNew || opened.dispute.amountMinor === event.amount.minor) {
      return { ...outcome("processed", entries), payment: closed.payment } satisfies AppliedEvent as AppliedEvent
    }
    const doubt = { kind: "dispute_differs", actual: event.amount, at: yield* DateTime.now, charge: null } as const
    const { state } = yield* openReview(inboxEventId, payment, doubt)
    return { ...outcome(state, entries), payment: closed.payment } satisfies AppliedEvent as AppliedEvent
  })
})
