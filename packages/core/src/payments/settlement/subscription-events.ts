/** Events of a subscription; those before its first payment wait for it. */
import { DateTime, Effect, Option } from "effect"
import type { JournalEntry } from "../../earnings/index.js"
import { Outbox } from "../../kernel/index.js"
import { RenewalFailed, SubscriptionEnded } from "../events.js"
import type {
  FromGateway,
  InvoiceFailed,
  InvoicePaid,
  SubscriptionDeleted,
  SubscriptionEvent,
  SubscriptionUpdated
} from "../gateway-events.js"
import type { GatewaySubscriptionId, InboxEventId } from "../ids.js"
import type { Payment } from "../payment.js"
import { GatewayInbox, PaymentRepository, SubscriptionRepository } from "../ports.js"
import { ended, type Subscription, updated } from "../subscription.js"
import { makeChargeEvents } from "./charge-events.js"
import { makeLockSale } from "./lock-sale.js"
import { outcome } from "./outcome.js"
import { type Begun, isOurs, makeSubscriptionPeriods } from "./subscription-periods.js"

const isSubscriptionEvent = (event: { readonly _tag: string }): event is SubscriptionEvent =>
  event._tag === "InvoicePaid" ||
  event._tag === "InvoiceFailed" ||
  event._tag === "SubscriptionUpdated" ||
  event._tag === "SubscriptionDeleted"

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
  const outbox = yield* Outbox
  const { lockSale } = yield* makeLockSale
  const { suspend } = yield* makeChargeEvents
  const { fillIn, renew } = yield* makeSubscriptionPeriods

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

  return { catchUp, end, apply }
})
