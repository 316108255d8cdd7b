/** The money of a checkout: on its way, or there. It buys what the checkout was about, or goes back. */
import { DateTime, Effect, Option } from "effect"
import { type JournalEntry, JournalEntryId } from "../../earnings/index.js"
import { Ids, Outbox } from "../../kernel/index.js"
import { PaymentSettled } from "../events.js"
import type { CheckoutCompleted, FromGateway } from "../gateway-events.js"
import { entriesFor } from "../money.js"
import type { Payment } from "../payment.js"
import { PaymentRepository, SubscriptionRepository } from "../ports.js"
import { canBecome } from "../progress.js"
import { makeRequestRefund } from "../refund-request.js"
import { makeRetirePayment } from "../retire-payment.js"
import { extended, nextPeriodEnd, type Subscription } from "../subscription.js"
import { makeRequestEnd } from "../subscription-ends.js"
import { makeChargeEvents } from "./charge-events.js"
import { makeMarkDelivered } from "./delivery.js"
import type { Locked } from "./lock-sale.js"
import { outcome, partiesOf } from "./outcome.js"
import { makeSubscriptionEvents } from "./subscription-events.js"

/** Two checkouts of one subscription were paid: the gateway has an unwanted second subscription. */
const isStray = ({ gatewaySubscriptionId, status }: Subscription, event: CheckoutCompleted) =>
  status === "expired" || (gatewaySubscriptionId !== null && gatewaySubscriptionId !== event.gatewaySubscriptionId)

export const makeCheckoutPayment = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const subscriptions = yield* SubscriptionRepository
  const ids = yield* Ids
  const outbox = yield* Outbox
  const requestRefund = yield* makeRequestRefund
  const requestEnd = yield* makeRequestEnd
  const retire = yield* makeRetirePayment
  const deliver = yield* makeMarkDelivered
  const { catchUp: catchUpOnCharge } = yield* makeChargeEvents
  const { catchUp: catchUpOnSubscription } = yield* makeSubscriptionEvents

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
    if (Option.isNone(other) || other.value.id === payment.id)
      yield* payments.update({ ...payment, status: "processing" })
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

  /** An admin has accepted a different amount, which the payment has by now. */
  const payAccepted = (locked: Locked, event: FromGateway<CheckoutCompleted>) =>
    Effect.map(pay(locked, event), ({ entries }) => entries)

  return { markProcessing, pay, payAccepted }
})
