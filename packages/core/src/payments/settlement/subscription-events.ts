/** Events of a subscription; those before its first payment wait for it. */
import { DateTime, Effect, Option } from "effect"
import { type JournalEntry, JournalEntryId } from "../../earnings/index.js"
import { Ids, isSameAmount, Outbox, Settings, shareOf } from "../../kernel/index.js"
import { PaymentSettled, RenewalFailed, SubscriptionEnded } from "../events.js"
import type {
  FromGateway,
  InvoiceFailed,
  InvoicePaid,
  SubscriptionDeleted,
  SubscriptionEvent,
  SubscriptionUpdated
} from "../gateway-events.js"
import { type GatewaySubscriptionId, type InboxEventId, PaymentId } from "../ids.js"
import { entriesFor } from "../money.js"
import type { Payment } from "../payment.js"
import { GatewayInbox, PaymentRepository, SubscriptionRepository } from "../ports.js"
import { referenceOf } from "../reference.js"
import { platformFeeBasisPoints } from "../settings.js"
import { ended, extended, nextPeriodEnd, type Subscription, updated } from "../subscription.js"
import { makeChargeEvents } from "./charge-events.js"
import { makeMarkDelivered } from "./delivery.js"
import { type Locked, makeLockSale } from "./lock-sale.js"
import { outcome, partiesOf } from "./outcome.js"

/** The payment that began the gateway's subscription, with our subscription. */
interface Begun extends Locked {
  readonly subscription: Subscription
}

const isSubscriptionEvent = (event: { readonly _tag: string }): event is SubscriptionEvent =>
  event._tag === "InvoicePaid" ||
  event._tag === "InvoiceFailed" ||
  event._tag === "SubscriptionUpdated" ||
  event._tag === "SubscriptionDeleted"

/** After two payments there is a second subscription at the gateway, whose events are not about ours. */
const isOurs = ({ gateway, gatewaySubscriptionId }: Subscription, event: FromGateway<SubscriptionEvent>) =>
  gateway === event.gateway && gatewaySubscriptionId === event.gatewaySubscriptionId

const partiesOfSubscription = ({ id, mentorId, payerId, purchasableId, purpose }: Subscription) => ({
  subscriptionId: id,
  purpose,
  purchasableId,
  payerId,
  mentorId
})

export const makeSubscriptionEvents = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const subscriptions = yield* SubscriptionRepository
  const inbox = yield* GatewayInbox
  const settings = yield* Settings
  const ids = yield* Ids
  const outbox = yield* Outbox
  const { lockSale } = yield* makeLockSale
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

  const newPeriod = Effect.fnUntraced(function* (subscription: Subscription, event: FromGateway<InvoicePaid>) {
    const { chargeId, gateway, gatewaySubscriptionId, invoiceId } = event
    const { amount, description, id: subscriptionId, mentorId, payerId, purchasableId, purpose } = subscription
    const id = PaymentId.make(yield* ids.uuid)
    const now = yield* DateTime.now
    const isExpected = isSameAmount(event.amount, amount)
    const made: Payment = {
      id,
      reference: referenceOf(id),
      purpose,
      purchasableId,
      payerId,
      mentorId,
      amount,
      description,
      platformFeeMinor: shareOf(amount.minor, yield* settings.get(platformFeeBasisPoints)),
      refundedMinor: 0n,
      feeRefundedMinor: 0n,
      elsewhereMinor: 0n,
      lostMinor: 0n,
      disputedMinor: 0n,
      waitingMinor: 0n,
      owedBecause: null,
      status: isExpected ? "succeeded" : "processing",
      gateway,
      // Money in suspense is found by its review.
      chargeId: isExpected ? chargeId : null,
      createdAt: now,
      expiresAt: now,
      paidAt: isExpected ? event.occurredAt : null,
      sumsCountFrom: null,
      deliveredAt: null,
      clearsAt: null,
      clearedAt: null,
      subscriptionId,
      gatewaySubscriptionId,
      gatewayInvoiceId: invoiceId
    }
    return made
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
    const made = yield* newPeriod(begun.subscription, event)
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

  const hearOfPayment = Effect.fnUntraced(function* (
    inboxEventId: InboxEventId,
    begun: Begun,
    event: FromGateway<InvoicePaid>
  ) {
    const { amount, chargeId, gateway, invoiceId } = event
    if (Option.isSome(yield* payments.findByInvoice(gateway, invoiceId))) return outcome("processed")
    if (event.isFirst) return yield* fillIn(begun, event)
    if (isOurs(begun.subscription, event)) return yield* renew(inboxEventId, begun, event)
    const charge = chargeId === null ? null : { gateway, chargeId }
    const doubt = { kind: "second_charge", actual: amount, at: yield* DateTime.now, charge } as const
    return yield* suspend(inboxEventId, begun.payment, doubt)
  })

  const hearOfFailure = Effect.fnUntraced(function* ({ subscription }: Begun, event: FromGateway<InvoiceFailed>) {
    if (event.isFirst || subscription.status !== "active" || !isOurs(subscription, event)) return outcome("ignored")
    yield* outbox.append(RenewalFailed, partiesOfSubscription(subscription), yield* DateTime.now)
    return outcome("processed")
  })

  const hearOfChange = Effect.fnUntraced(function* (begun: Begun, event: FromGateway<SubscriptionUpdated>) {
    if (!isOurs(begun.subscription, event)) return outcome("ignored")
    const { cancelAtPeriodEnd, occurredAt: at } = event
    yield* subscriptions.update(updated(begun.subscription, { cancelAtPeriodEnd, at }))
    return outcome("processed")
  })

  /** Also used by the sweep of lapsed subscriptions. */
  const end = Effect.fnUntraced(function* (
    { purchasable, subscription }: Pick<Begun, "purchasable" | "subscription">,
    by: "gateway" | "lapse" | "buyer"
  ) {
    const now = yield* DateTime.now
    yield* subscriptions.update(ended(subscription, by, now))
    if (subscription.status !== "active") return
    yield* purchasable.recurring?.end(subscription.purchasableId, { at: now }) ?? Effect.void
    yield* outbox.append(SubscriptionEnded, partiesOfSubscription(subscription), now)
  })

  const hearOfEnd = Effect.fnUntraced(function* (begun: Begun, event: FromGateway<SubscriptionDeleted>) {
    if (!isOurs(begun.subscription, event)) return outcome("ignored")
    yield* end(begun, "gateway")
    return outcome("processed")
  })

  const applyTo = (inboxEventId: InboxEventId, begun: Begun, event: FromGateway<SubscriptionEvent>) => {
    switch (event._tag) {
      case "InvoicePaid":
        return hearOfPayment(inboxEventId, begun, event)
      case "InvoiceFailed":
        return hearOfFailure(begun, event)
      case "SubscriptionUpdated":
        return hearOfChange(begun, event)
      case "SubscriptionDeleted":
        return hearOfEnd(begun, event)
    }
  }

  const lockBegun = Effect.fnUntraced(function* (beginning: Payment) {
    const { subscription, ...locked } = yield* lockSale(beginning)
    return subscription === null
      ? yield* Effect.dieMessage(`Payment ${beginning.id} began no subscription of ours.`)
      : ({ ...locked, subscription } satisfies Begun as Begun)
  })

  /** After the first payment: applies the events that came before it, in order of occurrence. */
  const catchUp = Effect.fnUntraced(function* (beginning: Payment, gateway: string, id: GatewaySubscriptionId) {
    const entries: Array<JournalEntry> = []
    for (const { event, id: inboxEventId } of yield* inbox.listParked(gateway, id)) {
      if (!isSubscriptionEvent(event)) continue
      if (event._tag === "InvoicePaid" && event.chargeId !== null) yield* payments.serialise(gateway, event.chargeId)
      // Read again each time: the one before may have changed it.
      const applied = yield* applyTo(inboxEventId, yield* lockBegun(beginning), { ...event, gateway })
      yield* inbox.finish(inboxEventId, applied.state, yield* DateTime.now)
      entries.push(...applied.entries)
    }
    return entries
  })

  const apply = Effect.fnUntraced(function* (inboxEventId: InboxEventId, event: FromGateway<SubscriptionEvent>) {
    const { gateway, gatewaySubscriptionId, subscriptionId } = event
    yield* payments.serialise(gateway, gatewaySubscriptionId)
    if (event._tag === "InvoicePaid" && event.chargeId !== null) yield* payments.serialise(gateway, event.chargeId)
    const beginning = yield* payments.findFirstOfSubscription(gateway, gatewaySubscriptionId)
    if (Option.isSome(beginning)) return yield* applyTo(inboxEventId, yield* lockBegun(beginning.value), event)
    const isKnown = subscriptionId !== null && Option.isSome(yield* subscriptions.find(subscriptionId))
    return outcome(isKnown ? "parked" : "ignored")
  })

  return { catchUp, end, apply, payAccepted }
})
