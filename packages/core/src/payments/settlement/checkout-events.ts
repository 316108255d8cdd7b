/** Events of a checkout: paid, pending, declined, over. */
import { DateTime, Effect, Option } from "effect"
import { isSameAmount } from "../../kernel/index.js"
import type {
  CheckoutCompleted,
  CheckoutExpired,
  CheckoutFailed,
  FromGateway,
  PaymentDeclined
} from "../gateway-events.js"
import type { InboxEventId } from "../ids.js"
import type { Payment } from "../payment.js"
import { CheckoutIntentRepository, PaymentRepository } from "../ports.js"
import { canBecome, isPayable } from "../progress.js"
import type { IntentState, PaymentStatus } from "../statuses.js"
import { makeChargeEvents } from "./charge-events.js"
import { makeCheckoutPayment } from "./checkout-payment.js"
import { type Locked, makeLockSale } from "./lock-sale.js"
import { outcome } from "./outcome.js"

/** Gateways count whole seconds. */
const secondsOf = ({ epochMillis }: DateTime.Utc) => Math.floor(epochMillis / 1000)

/** Whether the event is about the charge that paid the payment. */
const isItsCharge = (payment: Payment, { chargeId, gateway, gatewaySubscriptionId }: FromGateway<CheckoutCompleted>) =>
  payment.gateway === gateway &&
  (chargeId === null ? payment.gatewaySubscriptionId === gatewaySubscriptionId : payment.chargeId === chargeId)

export const makeCheckoutEvents = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const intents = yield* CheckoutIntentRepository
  const { lockSale } = yield* makeLockSale
  const { isSuspended, suspend } = yield* makeChargeEvents
  const { markProcessing, pay } = yield* makeCheckoutPayment

  const closeSession = Effect.fnUntraced(function* (
    { gateway, sessionId }: FromGateway<CheckoutExpired | CheckoutFailed | CheckoutCompleted>,
    state: Exclude<IntentState, "started" | "open">
  ) {
    const intent = yield* intents.findBySession(gateway, sessionId)
    if (Option.isSome(intent)) yield* intents.close(intent.value.id, state)
    return intent
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
    const payment = yield* Effect.orDie(Effect.flatten(payments.lock(found.value.id)))
    if (canBecome(payment.status, "failed")) yield* payments.update({ ...payment, status: "failed" })
    return outcome("processed")
  })

  return { complete, decline, expire, fail, lapse }
})
