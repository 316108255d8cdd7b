/** Paid periods of a subscription: the first, which its checkout paid, and each renewal with a payment of its own. */
import { DateTime, Effect } from "effect"
import { JournalEntryId } from "../../earnings/index.js"
import { Ids, isSameAmount, Outbox, Settings, shareOf } from "../../kernel/index.js"
import { PaymentSettled } from "../events.js"
import type { FromGateway, InvoicePaid, SubscriptionEvent } from "../gateway-events.js"
import { type InboxEventId, PaymentId } from "../ids.js"
import { entriesFor } from "../money.js"
import { type Payment, untouched } from "../payment.js"
import { PaymentRepository, SubscriptionRepository } from "../ports.js"
import { referenceOf } from "../reference.js"
import { platformFeeBasisPoints } from "../settings.js"
import { extended, nextPeriodEnd, type Subscription } from "../subscription.js"
import { makeChargeEvents } from "./charge-events.js"
import { makeMarkDelivered } from "./delivery.js"
import type { Locked } from "./lock-sale.js"
import { outcome, partiesOf } from "./outcome.js"

/** The payment that began the gateway's subscription, with our subscription. */
export interface Begun extends Locked {
  readonly subscription: Subscription
}

/** After two payments there is a second subscription at the gateway, whose events are not about ours. */
export const isOurs = ({ gateway, gatewaySubscriptionId }: Subscription, event: FromGateway<SubscriptionEvent>) =>
  gateway === event.gateway && gatewaySubscriptionId === event.gatewaySubscriptionId

interface PeriodTerms {
  readonly id: PaymentId
  readonly now: DateTime.Utc
  readonly feeBasisPoints: number
}

/** The payment of one more period; unpaid while its amount is in doubt. */
const paymentOfPeriod = (
  subscription: Subscription,
  event: FromGateway<InvoicePaid>,
  { feeBasisPoints, id, now }: PeriodTerms
): Payment => {
  const { amount, description, id: subscriptionId, mentorId, payerId, purchasableId, purpose } = subscription
  const { chargeId, gateway, gatewaySubscriptionId, invoiceId } = event
  const isExpected = isSameAmount(event.amount, amount)
  return {
    ...untouched,
    id,
    reference: referenceOf(id),
    purpose,
    purchasableId,
    payerId,
    mentorId,
    amount,
    description,
    platformFeeMinor: shareOf(amount.minor, feeBasisPoints),
    status: isExpected ? "succeeded" : "processing",
    gateway,
    // Money in suspense is found by its review.
    chargeId: isExpected ? chargeId : null,
    createdAt: now,
    expiresAt: now,
    paidAt: isExpected ? event.occurredAt : null,
    subscriptionId,
    gatewaySubscriptionId,
    gatewayInvoiceId: invoiceId
  }
}

export const makeSubscriptionPeriods = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const subscriptions = yield* SubscriptionRepository
  const settings = yield* Settings
  const ids = yield* Ids
  const outbox = yield* Outbox
  const deliver = yield* makeMarkDelivered
  const { catchUp: catchUpOnCharge, suspend } = yield* makeChargeEvents

  const extend = Effect.fnUntraced(function* ({ purchasable, subscription }: Begun, after: Subscription) {
    yield* subscriptions.update(after)
    const { currentPeriodEnd, status } = after
    if (status !== "active" || currentPeriodEnd === null) return
    const renewed = { accessUntil: currentPeriodEnd, at: yield* DateTime.now }
    yield* purchasable.recurring?.extend(subscription.purchasableId, renewed) ?? Effect.void
  })

  /** The first period was paid at the checkout; its invoice names charge and period end. */
  const fillIn = Effect.fnUntraced(function* (begun: Begun, event: FromGateway<InvoicePaid>) {
    const { payment, subscription } = begun
    const { chargeId, gateway, invoiceId, periodEnd } = event
    const filled: Payment = { ...payment, chargeId: payment.chargeId ?? chargeId, gatewayInvoiceId: invoiceId }
    yield* payments.update(filled)
    const guess = payment.paidAt === null ? null : nextPeriodEnd(payment.paidAt, subscription.interval)
    const isGuessed =
      guess !== null &&
      subscription.currentPeriodEnd !== null &&
      DateTime.Equivalence(guess, subscription.currentPeriodEnd)
    if (isOurs(subscription, event) && isGuessed) yield* extend(begun, { ...subscription, currentPeriodEnd: periodEnd })
    if (payment.chargeId !== null || chargeId === null) return outcome("processed")
    const { entries } = yield* catchUpOnCharge({ ...begun, payment: filled }, gateway, chargeId)
    return outcome("processed", entries)
  })

  /** `paid` is a period that was just paid; `store` writes its payment. */
  const bookPeriod = Effect.fnUntraced(function* (
    begun: Begun,
    paid: Payment,
    event: FromGateway<InvoicePaid>,
    store: (payment: Payment) => Effect.Effect<void>
  ) {
    const { purchasable, subscription } = begun
    const { chargeId, gateway, occurredAt } = event
    const payment = purchasable.isDeliveredAtPayment ? yield* deliver(paid, occurredAt) : paid
    yield* store(payment)
    yield* extend(begun, extended(subscription, event.periodEnd))
    yield* outbox.append(PaymentSettled, partiesOf(payment), yield* DateTime.now)
    const entryId = JournalEntryId.make(yield* ids.uuid)
    const unpaid = { ...payment, paidAt: null }
    const entries = entriesFor(entryId, unpaid, payment, { kind: "charge", of: payment.id, at: occurredAt })
    if (chargeId === null) return entries
    const caughtUp = yield* catchUpOnCharge({ ...begun, payment }, gateway, chargeId)
    return [...entries, ...caughtUp.entries]
  })

  /** One more period, with a payment of its own. */
  const renew = Effect.fnUntraced(function* (
    inboxEventId: InboxEventId,
    begun: Begun,
    event: FromGateway<InvoicePaid>
  ) {
    const made = paymentOfPeriod(begun.subscription, event, {
      id: PaymentId.make(yield* ids.uuid),
      now: yield* DateTime.now,
      feeBasisPoints: yield* settings.get(platformFeeBasisPoints)
    })
    if (made.paidAt !== null) return outcome("processed", yield* bookPeriod(begun, made, event, payments.add))
    yield* payments.add(made)
    const { amount: actual, chargeId, gateway } = event
    const charge = chargeId === null ? null : { gateway, chargeId }
    return yield* suspend(inboxEventId, made, { kind: "charge_differs", actual, at: made.createdAt, charge })
  })

  /** An admin has accepted a different amount, which the payment has by now. */
  const payAccepted = Effect.fnUntraced(function* (locked: Locked, event: FromGateway<InvoicePaid>) {
    const { subscription } = locked
    if (subscription === null) return yield* Effect.dieMessage(`Payment ${locked.payment.id} is of no subscription.`)
    const { chargeId, occurredAt: paidAt } = event
    const paid: Payment = { ...locked.payment, status: "succeeded", chargeId, paidAt }
    return yield* bookPeriod({ ...locked, subscription }, paid, event, payments.update)
  })

  return { fillIn, payAccepted, renew }
})
