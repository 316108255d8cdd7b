/** Events of a charge. They may come before the charge itself, and then wait for it. */
import { DateTime, Effect, Option } from "effect"
import { type JournalEntry, JournalEntryId } from "../../earnings/index.js"
import { Ids } from "../../kernel/index.js"
import type { ChargeEvent, FromGateway } from "../gateway-events.js"
import type { ChargeId, InboxEventId } from "../ids.js"
import type { Payment, Review } from "../payment.js"
import { GatewayInbox, PaymentRepository, PaymentReviewRepository } from "../ports.js"
import { returnSuspended } from "../suspense.js"
import { makeAbandonPurchase } from "./abandon-purchase.js"
import { makeApplyDispute } from "./disputes.js"
import { type Locked, makeLockSale } from "./lock-sale.js"
import { type AppliedEvent, outcome } from "./outcome.js"
import { makeRefundConfirmation } from "./refund-confirmation.js"
import { makeRefundFailure } from "./refund-failure.js"
import { makeOpenReview, type ReviewRequest } from "./review.js"

const isChargeEvent = (event: { readonly _tag: string }): event is ChargeEvent =>
  event._tag === "ChargeRefunded" ||
  event._tag === "RefundFailed" ||
  event._tag === "DisputeOpened" ||
  event._tag === "DisputeClosed"

export const makeChargeEvents = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const reviews = yield* PaymentReviewRepository
  const inbox = yield* GatewayInbox
  const ids = yield* Ids
  const { lockSale } = yield* makeLockSale
  const { confirmOf } = yield* makeRefundConfirmation
  const { failOf } = yield* makeRefundFailure
  const applyDispute = yield* makeApplyDispute
  const openReview = yield* makeOpenReview
  const abandon = yield* makeAbandonPurchase

  const applyTo = (
    inboxEventId: InboxEventId,
    gateway: string,
    event: ChargeEvent,
    locked: Locked
  ): Effect.Effect<AppliedEvent> => {
    switch (event._tag) {
      case "ChargeRefunded":
        return confirmOf(inboxEventId, event, locked)
      case "RefundFailed":
        return failOf(inboxEventId, event, locked)
      case "DisputeOpened":
      case "DisputeClosed":
        return applyDispute(inboxEventId, gateway, event, locked)
    }
  }

  /** After a charge becomes known: applies the events that came before it, in order of occurrence. */
  const catchUp = Effect.fnUntraced(function* (locked: Locked, gateway: string, chargeId: ChargeId) {
    const now = yield* DateTime.now
    let { payment } = locked
    const entries: Array<JournalEntry> = []
    for (const { event, id } of yield* inbox.listParked(gateway, chargeId)) {
      if (!isChargeEvent(event)) continue
      const applied = yield* applyTo(id, gateway, event, { ...locked, payment })
      yield* inbox.finish(id, applied.state, now)
      entries.push(...applied.entries)
      payment = applied.payment
    }
    return { payment, entries }
  })

  /** For money in suspense only its return matters. */
  const returned = Effect.fnUntraced(function* (found: Review, event: ChargeEvent) {
    const locked = yield* lockSale(yield* Effect.orDie(Effect.flatten(payments.find(found.paymentId))))
    const review = yield* Effect.orDie(Effect.flatten(reviews.lock(found.id)))
    if (event._tag !== "ChargeRefunded") return outcome("review")
    const { currency, minor } = event.refunded
    const added = minor - review.returnedMinor
    if (currency !== review.actual.currency || minor > review.actual.minor) return outcome("review")
    if (added <= 0n) return outcome("processed")
    const isAllBack = minor === review.actual.minor
    const now = yield* DateTime.now
    const resolvedAt = isAllBack ? (review.resolvedAt ?? now) : review.resolvedAt
    if (isAllBack) yield* abandon(locked, review, now)
    yield* reviews.update({ ...review, returnedMinor: minor, resolvedAt })
    const fact = { id: JournalEntryId.make(yield* ids.uuid), reviewId: review.id, at: event.occurredAt }
    return outcome("processed", [returnSuspended({ currency, minor: added }, minor, fact)])
  })

  /** The same money in another event. */
  const isSuspended = ({ chargeId, gateway }: NonNullable<ReviewRequest["charge"]>) =>
    Effect.map(reviews.findByCharge(gateway, chargeId), Option.isSome)

  /** For a locked payment: its return may have been reported before the money itself. */
  const suspend = Effect.fnUntraced(function* (inboxEventId: InboxEventId, payment: Payment, doubt: ReviewRequest) {
    if (doubt.charge !== null && (yield* isSuspended(doubt.charge))) return outcome("processed")
    const asked = yield* openReview(inboxEventId, payment, doubt)
    if (doubt.charge === null) return asked
    const { chargeId, gateway } = doubt.charge
    const entries = [...asked.entries]
    for (const { event, id } of yield* inbox.listParked(gateway, chargeId)) {
      if (!isChargeEvent(event)) continue
      const suspended = yield* Effect.orDie(Effect.flatten(reviews.findByCharge(gateway, chargeId)))
      const applied = yield* returned(suspended, event)
      yield* inbox.finish(id, applied.state, yield* DateTime.now)
      entries.push(...applied.entries)
    }
    return outcome(asked.state, entries)
  })

  const apply = Effect.fnUntraced(function* (inboxEventId: InboxEventId, event: FromGateway<ChargeEvent>) {
    const { chargeId, gateway } = event
    yield* payments.serialise(gateway, chargeId)
    const found = yield* payments.findByCharge(gateway, chargeId)
    if (Option.isSome(found)) return yield* applyTo(inboxEventId, gateway, event, yield* lockSale(found.value))
    const suspended = yield* reviews.findByCharge(gateway, chargeId)
    return Option.isSome(suspended) ? yield* returned(suspended.value, event) : outcome("parked")
  })

  return { catchUp, apply, isSuspended, suspend }
})
