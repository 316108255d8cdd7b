/**
 * Applies gateway events to a payment, its purchasable and the ledger; there is no other way. Every event is one
 * transaction that locks in one order: the turn of the charge and of the subscription, what is bought, our subscription,
 * the payment, what the purchasable locks, and balances last. A known event changes nothing, in whatever
 * order it comes.
 */
import { DateTime, Effect, Option } from "effect"
import { Ledger } from "../../earnings/index.js"
import { UnitOfWork } from "../../kernel/index.js"
import { PaymentGateway } from "../gateway.js"
import type { GatewayEvent } from "../gateway-events.js"
import type { Payment } from "../payment.js"
import { CheckoutIntentRepository, GatewayInbox, type Received, SubscriptionRepository } from "../ports.js"
import { isPayable } from "../progress.js"
import { hasLapsed, type LapseEdges, type Subscription } from "../subscription.js"
import { makeChargeEvents } from "./charge-events.js"
import { makeCheckoutEvents } from "./checkout-events.js"
import { makeLockSale } from "./lock-sale.js"
import { type Outcome, outcome } from "./outcome.js"
import { makeSubscriptionEvents } from "./subscription-events.js"

type StoredEvent = Omit<Received, "state">

export const makeSettlement = Effect.gen(function* () {
  const intents = yield* CheckoutIntentRepository
  const subscriptions = yield* SubscriptionRepository
  const inbox = yield* GatewayInbox
  const gateway = yield* PaymentGateway
  const ledger = yield* Ledger
  const unitOfWork = yield* UnitOfWork
  const { lockPurchasable, lockSale } = yield* makeLockSale
  const ofCheckouts = yield* makeCheckoutEvents
  const ofCharges = yield* makeChargeEvents
  const ofSubscriptions = yield* makeSubscriptionEvents

  const apply = ({ event, gateway, id }: StoredEvent): Effect.Effect<Outcome> => {
    switch (event._tag) {
      case "CheckoutCompleted":
        return ofCheckouts.complete(id, { ...event, gateway })
      case "CheckoutExpired":
        return ofCheckouts.expire({ ...event, gateway })
      case "CheckoutFailed":
        return ofCheckouts.fail({ ...event, gateway })
      case "PaymentDeclined":
        return ofCheckouts.decline({ ...event, gateway })
      case "ChargeRefunded":
      case "RefundFailed":
      case "DisputeOpened":
      case "DisputeClosed":
        return ofCharges.apply(id, { ...event, gateway })
      case "InvoicePaid":
      case "InvoiceFailed":
      case "SubscriptionUpdated":
      case "SubscriptionDeleted":
        return ofSubscriptions.apply(id, { ...event, gateway })
      case "UnheardEvent":
        return Effect.succeed(outcome("ignored"))
    }
  }

  const write = Effect.fnUntraced(function* (stored: StoredEvent, isComplemented: boolean) {
    // A parked event must be found whole.
    if (isComplemented) yield* inbox.updateEvent(stored.id, stored.event)
    const { entries, state } = yield* apply(stored)
    yield* ledger.postAll(entries)
    yield* inbox.finish(stored.id, state, yield* DateTime.now)
  }, unitOfWork.transact)

  /** Asked outside transactions: some gateways say only on demand which charge paid an invoice. */
  const complemented = Effect.fnUntraced(function* (event: GatewayEvent) {
    if (event._tag !== "InvoicePaid" || event.chargeId !== null) return event
    const chargeId = yield* gateway.chargeOf(event.invoiceId)
    return Option.match(chargeId, { onNone: () => event, onSome: (chargeId) => ({ ...event, chargeId }) })
  })

  /** Fails if the gateway must be asked and does not answer; the sweep or a repetition tries again. */
  const settle = Effect.fnUntraced(function* (stored: StoredEvent) {
    const event = yield* complemented(stored.event)
    yield* write({ ...stored, event }, event !== stored.event)
  })

  /** For gateways that do not report the expiry of a checkout. True if there was something to do. */
  const expireOverdue = Effect.fnUntraced(function* (found: Payment) {
    const locked = yield* lockSale(found)
    const { payment } = locked
    const now = yield* DateTime.now
    if (!isPayable(payment.status) || DateTime.greaterThan(payment.expiresAt, now)) return false
    const live = yield* intents.findLive(payment.id)
    if (Option.isSome(live)) yield* intents.close(live.value.id, live.value.state === "open" ? "expired" : "abandoned")
    yield* ofCheckouts.lapse(locked, "expired", now)
    return true
  }, unitOfWork.transact)

  /** For gateways that do not report the end of a subscription. */
  const endLapsed = Effect.fnUntraced(function* (found: Subscription, edges: LapseEdges) {
    const purchasable = yield* lockPurchasable(found.purpose, found.purchasableId)
    const subscription = yield* Effect.orDie(Effect.flatten(subscriptions.lock(found.id)))
    if (hasLapsed(subscription, edges)) yield* ofSubscriptions.end({ purchasable, subscription }, "lapse")
  }, unitOfWork.transact)

  return { endLapsed, expireOverdue, settle }
})
