/** Events of a checkout: paid, pending, declined, over. */
import { DateTime, Effect, Option } from "effect"
import { type JournalEntry, JournalEntryId } from "../../earnings/index.js"
import { Ids, isSameAmount, Outbox } from "../../kernel/index.js"
import { PaymentSettled } from "../events.js"
import type {
  CheckoutCompleted,
  CheckoutExpired,
  CheckoutFailed,
  FromGateway,
  PaymentDeclined
} from "../gateway-events.js"
import type { InboxEventId } from "../ids.js"
import { entriesFor } from "../money.js"
import type { Payment } from "../payment.js"
import { CheckoutIntentRepository, PaymentRepository, SubscriptionRepository } from "../ports.js"
import { canBecome, isPayable } from "../progress.js"
import { makeRequestRefund } from "../refund-request.js"
import { makeRetirePayment } from "../retire-payment.js"
import type { IntentState, PaymentStatus } from "../statuses.js"
import { extended, nextPeriodEnd, type Subscription } from "../subscription.js"
import { makeRequestEnd } from "../subscription-ends.js"
import { makeChargeEvents } from "./charge-events.js"
import { makeMarkDelivered } from "./delivery.js"
import { type Locked, makeLockSale } from "./lock-sale.js"
import { outcome, partiesOf } from "./outcome.js"
import { makeSubscriptionEvents } from "./subscription-events.js"

/** Gateways count whole seconds. */
const secondsOf = ({ epochMillis }: DateTime.Utc) => Math.floor(epochMillis / 1000)

/** Whether the event is about the charge that paid the payment. */
const isItsCharge = (payment: Payment, { chargeId, gateway, gatewaySubscriptionId }: FromGateway<CheckoutCompleted>) =>
  payment.gateway === gateway &&
  (chargeId === null ? payment.gatewaySubscriptionId === gatewaySubscriptionId : payment.chargeId === chargeId)

/** Two checkouts of one subscription were paid: the gateway has an unwanted second subscription. */
const isStray = ({ gatewaySubscriptionId, status }: Subscription, event: CheckoutCompleted) =>
  status === "expired" || (gatewaySubscriptionId !== null && gatewaySubscriptionId !== event.gatewaySubscriptionId)

export const makeCheckoutEvents = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const intents = yield* CheckoutIntentRepository
  const subscriptions = yield* SubscriptionRepository
  const ids = yield* Ids
  const outbox = yield* Outbox
  const { lockSale } = yield* makeLockSale
  const requestRefund = yield* makeRequestRefund
  const requestEnd = yield* makeRequestEnd
  const retire = yield* makeRetirePayment
  const deliver = yield* makeMarkDelivered
  const { catchUp: catchUpOnCharge, isSuspended, suspend } = yield* makeChargeEvents
  const { catchUp: catchUpOnSubscription } = yield* makeSubscriptionEvents

  const advance = (payment: Payment, status: PaymentStatus) =>
    canBecome(payment.status, status) ? payments.update({ ...payment, status }) : Effect.void

  const closeSession = Effect.fnUntraced(function* (
    { gateway, sessionId }: FromGateway<CheckoutExpired | CheckoutFailed | CheckoutCompleted>,
    state: Exclude<IntentState, "started" | "open">
  ) {
    const intent = yield* intents.findBySession(gateway, sessionId)
    if (Option.isSome(intent)) yield* intents.close(intent.value.id, state)
    return intent
  })

  /** Grants the purchase; returns whether that was possible. */
  const grant = Effect.fnUntraced(function* (
    { purchasable, subscription }: Locked,
    paid: Payment,
    event: FromGateway<CheckoutCompleted>,
    now: DateTime.Utc
  ) {
    if (subscription !== null && isStray(subscription, event)) return false
    const accessUntil = subscription === null ? null : nextPeriodEnd(event.occurredAt, subscription.interval)
    const answer = yield* purchasable.grant(paid.purchasableId, { paymentId: paid.id, at: now, accessUntil })
    if (answer !== "granted") return false
    if (subscription !== null && accessUntil !== null) {
      const { gateway, gatewaySubscriptionId } = event
      // The gateway goes on charging this checkout's amount, whatever the price is by now.
      const begun = { ...subscription, amount: paid.amount, gateway, gatewaySubscriptionId }
      yield* subscriptions.update(extended(begun, accessUntil))
    }
    yield* outbox.append(PaymentSettled, partiesOf(paid), now)
    return true
  })

  /** Refunds the money and ends the gateway's subscription before the next charge. */
  const refund = Effect.fnUntraced(function* ({ subscription }: Locked, paid: Payment, now: DateTime.Utc) {
    const { gateway, gatewaySubscriptionId } = paid
    if (subscription !== null && gatewaySubscriptionId !== null) {
      yield* requestEnd({ subscriptionId: subscription.id, gateway, gatewaySubscriptionId }, now)
    }
    return yield* requestRefund(paid, { reason: "capacity_conflict", at: now })
  })

  /** Another checkout of the same thing that could still be paid. */
  const retireOthers = Effect.fnUntraced(function* ({ id, purchasableId, purpose }: Payment) {
    const other = yield* payments.findOpenFor(purpose, purchasableId)
    if (Option.isNone(other) || other.value.id === id) return
    yield* retire(yield* Effect.orDie(Effect.flatten(payments.lock(other.value.id))))
  })

  /** The money is on its way: no other checkout may be paid any more. Of two such payments the first one counts. */
  const markProcessing = Effect.fnUntraced(function* (payment: Payment) {
    if (!canBecome(payment.status, "processing")) return
    yield* retireOthers(payment)
    const other = yield* payments.findOpenFor(payment.purpose, payment.purchasableId)
    if (Option.isNone(other) || other.value.id === payment.id) yield* advance(payment, "processing")
  })

  /** The money has arrived: grants the purchase or refunds. */
  const pay = Effect.fnUntraced(function* (locked: Locked, event: FromGateway<CheckoutCompleted>) {
    const { payment, purchasable } = locked
    const { chargeId, gateway, gatewaySubscriptionId, occurredAt: paidAt } = event
    const now = yield* DateTime.now
    const succeeded: Payment = { ...payment, status: "succeeded", gateway, chargeId, gatewaySubscriptionId, paidAt }
    const paid = purchasable.isDeliveredAtPayment ? yield* deliver(succeeded, paidAt) : succeeded
    yield* payments.update(paid)
    const entryId = JournalEntryId.make(yield* ids.uuid)
    const entries: Array<JournalEntry> = [
      ...entriesFor(entryId, payment, paid, { kind: "charge", of: paid.id, at: paidAt })
    ]
    const isGranted = yield* grant(locked, paid, event, now)
    if (isGranted) yield* retireOthers(paid)
    const refunded = isGranted ? undefined : yield* refund(locked, paid, now)
    let current: Locked = { ...locked, payment: refunded?.payment ?? paid }

    if (chargeId !== null) {
      const caughtUp = yield* catchUpOnCharge(current, gateway, chargeId)
      current = { ...current, payment: caughtUp.payment }
      entries.push(...caughtUp.entries)
    }
    if (gatewaySubscriptionId !== null) {
      entries.push(...(yield* catchUpOnSubscription(current.payment, gateway, gatewaySubscriptionId)))
    }
    return outcome("processed", entries)
  })

  const complete = Effect.fnUntraced(function* (inboxEventId: InboxEventId, event: FromGateway<CheckoutCompleted>) {
    const { amount, chargeId, gateway, gatewaySubscriptionId, isPaid } = event
    if (gatewaySubscriptionId !== null) yield* payments.serialise(gateway, gatewaySubscriptionId)
    if (chargeId !== null) yield* payments.serialise(gateway, chargeId)
    const found = yield* payments.findByGatewayNames(event)
    if (Option.isNone(found)) return outcome("ignored")
    const locked = yield* lockSale(found.value)
    const { payment } = locked
    const intent = yield* closeSession(event, "completed")
    if (!isPaid) {
      // Late event: the failure is known already.
      const hasFailed = Option.exists(intent, ({ state }) => state === "failed")
      if (!hasFailed) yield* markProcessing(payment)
      return outcome("processed")
    }
    const charge = chargeId === null ? null : { gateway, chargeId }
    const doubt = { actual: amount, at: yield* DateTime.now, charge }
    if (payment.paidAt !== null) {
      return isItsCharge(payment, event)
        ? outcome("processed")
        : yield* suspend(inboxEventId, payment, { ...doubt, kind: "second_charge" })
    }
    if (isSameAmount(amount, payment.amount)) return yield* pay(locked, event)
    if (charge !== null && (yield* isSuspended(charge))) return outcome("processed")
    yield* markProcessing(payment)
    return yield* suspend(inboxEventId, payment, { ...doubt, kind: "charge_differs" })
  })

  const lapse = Effect.fnUntraced(function* ({ payment, purchasable }: Locked, to: PaymentStatus, now: DateTime.Utc) {
    if (!canBecome(payment.status, to)) return
    yield* payments.update({ ...payment, status: to })
    yield* purchasable.lapse(payment.purchasableId, { at: now })
  })

  const expire = Effect.fnUntraced(function* (event: FromGateway<CheckoutExpired>) {
    const found = yield* payments.findByGatewayNames(event)
    if (Option.isNone(found)) return outcome("ignored")
    const locked = yield* lockSale(found.value)
    const intent = yield* closeSession(event, "expired")
    // A checkout that was never shown, or was replaced.
    if (Option.isNone(intent) || Option.isSome(yield* intents.findLive(locked.payment.id))) return outcome("ignored")
    // Expired early: the buyer gave up.
    const isEarly = secondsOf(event.occurredAt) < secondsOf(intent.value.expiresAt)
    yield* lapse(locked, isEarly ? "cancelled" : "expired", yield* DateTime.now)
    return outcome("processed")
  })

  /** The only way down: awaited money does not come. */
  const fail = Effect.fnUntraced(function* (event: FromGateway<CheckoutFailed>) {
    const found = yield* payments.findByGatewayNames(event)
    if (Option.isNone(found)) return outcome("ignored")
    const { payment, purchasable } = yield* lockSale(found.value)
    yield* closeSession(event, "failed")
    if (payment.status !== "processing" && !isPayable(payment.status)) return outcome("processed")
    yield* payments.update({ ...payment, status: "failed" })
    yield* purchasable.lapse(payment.purchasableId, { at: yield* DateTime.now })
    return outcome("processed")
  })

  const decline = Effect.fnUntraced(function* (event: FromGateway<PaymentDeclined>) {
    const found = yield* payments.findByGatewayNames(event)
    if (Option.isNone(found)) return outcome("ignored")
    yield* advance(yield* Effect.orDie(Effect.flatten(payments.lock(found.value.id))), "failed")
    return outcome("processed")
  })

  /** An admin has accepted a different amount, which the payment has by now. */
  const payAccepted = (locked: Locked, event: FromGateway<CheckoutCompleted>) =>
    Effect.map(pay(locked, event), ({ entries }) => entries)

  return { complete, decline, expire, fail, lapse, payAccepted }
})
