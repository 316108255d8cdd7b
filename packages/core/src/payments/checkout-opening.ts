/** Opens a checkout: the intent is committed, the gateway is called, its answer is stored. */
import { DateTime, Effect, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import { Ids, LinkBase, UnitOfWork } from "../kernel/index.js"
import { canAskAgain, checkoutExpiry } from "./checkout-expiry.js"
import { GatewayUnavailable } from "./errors.js"
import { PaymentGateway } from "./gateway.js"
import { CheckoutIntentId, type PaymentId } from "./ids.js"
import type { CheckoutIntent, Payment } from "./payment.js"
import { CheckoutIntentRepository, PaymentRepository, SubscriptionRepository } from "./ports.js"
import { isPayable } from "./progress.js"

export interface OpenCheckout {
  readonly payment_url: string
  readonly expires_at: DateTime.Utc
}

const isAlive = (intent: CheckoutIntent, now: DateTime.Utc) =>
  intent.state === "open" ? DateTime.greaterThan(intent.expiresAt, now) : canAskAgain(intent.expiresAt, now)

export const makeCheckoutOpening = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const intents = yield* CheckoutIntentRepository
  const subscriptions = yield* SubscriptionRepository
  const gateway = yield* PaymentGateway
  const users = yield* UserRepository
  const ids = yield* Ids
  const { frontendUrl } = yield* LinkBase
  const unitOfWork = yield* UnitOfWork

  const newIntent = Effect.fnUntraced(function* (payment: Payment, now: DateTime.Utc) {
    const id = CheckoutIntentId.make(yield* ids.uuid)
    const payer = yield* users.find(payment.payerId)
    const intent: CheckoutIntent = {
      id,
      paymentId: payment.id,
      idempotencyKey: `checkout-${id}`,
      payerEmail: Option.match(payer, { onNone: () => null, onSome: ({ email }) => email }),
      gateway: gateway.name,
      state: "started",
      sessionId: null,
      url: null,
      createdAt: now,
      expiresAt: checkoutExpiry(payment.expiresAt, now)
    }
    // Long enough for the call that follows.
    yield* intents.add(intent, DateTime.add(now, { minutes: 1 }))
    return intent
  })

  /** The payment with its intent. The lock makes parallel callers use the same one, so the same key. */
  const intend = Effect.fnUntraced(function* (paymentId: PaymentId) {
    const payment = yield* Effect.orDie(Effect.flatten(payments.lock(paymentId)))
    const now = yield* DateTime.now
    // The seller has checked before that there is something to pay; this is a lost race.
    if (!isPayable(payment.status) || DateTime.lessThanOrEqualTo(payment.expiresAt, now)) {
      return yield* new GatewayUnavailable()
    }
    const live = Option.getOrUndefined(yield* intents.findLive(paymentId))
    if (live !== undefined && live.gateway === gateway.name && isAlive(live, now)) return { payment, intent: live }
    if (live !== undefined) yield* intents.close(live.id, live.state === "open" ? "expired" : "abandoned")
    return { payment, intent: yield* newIntent(payment, now) }
  }, unitOfWork.transact)

  const begun = Effect.fnUntraced(function* ({ subscriptionId }: Payment) {
    if (subscriptionId === null) return null
    const { interval } = yield* Effect.orDie(Effect.flatten(subscriptions.find(subscriptionId)))
    return { subscriptionId, interval }
  })

  /** Call outside transactions: a gateway may take long. */
  const ask = Effect.fnUntraced(function* (payment: Payment, intent: CheckoutIntent) {
    const opened = yield* gateway.createCheckout({
      idempotencyKey: intent.idempotencyKey,
      paymentId: payment.id,
      amount: payment.amount,
      description: payment.description,
      payerEmail: intent.payerEmail,
      expiresAt: intent.expiresAt,
      subscription: yield* begun(payment),
      successUrl: `${frontendUrl}/payments/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${frontendUrl}/payments/cancelled?session_id={CHECKOUT_SESSION_ID}`
    })
    yield* keep(payment.id, intent, opened)
    return { payment_url: opened.url, expires_at: opened.expiresAt }
  })

  const keep = Effect.fnUntraced(function* (
    paymentId: PaymentId,
    intent: CheckoutIntent,
    opened: Effect.Effect.Success<ReturnType<typeof gateway.createCheckout>>
  ) {
    const payment = yield* Effect.orDie(Effect.flatten(payments.lock(paymentId)))
    yield* intents.markOpened(intent.id, opened)
    // The gateway decides how long the buyer has.
    if (DateTime.greaterThan(opened.expiresAt, payment.expiresAt)) {
      yield* payments.update({ ...payment, expiresAt: opened.expiresAt })
    }
  }, unitOfWork.transact)

  const open = Effect.fnUntraced(function* (paymentId: PaymentId) {
    const { intent, payment } = yield* intend(paymentId)
    return intent.state === "open" && intent.url !== null
      ? { payment_url: intent.url, expires_at: intent.expiresAt }
      : yield* ask(payment, intent)
  })

  /** Continues an intent whose process died before storing the answer, or that got none. */
  const resume = Effect.fnUntraced(function* (intent: CheckoutIntent) {
    const payment = yield* Effect.orDie(Effect.flatten(payments.find(intent.paymentId)))
    const isWanted = isPayable(payment.status) && intent.gateway === gateway.name
    if (isWanted && canAskAgain(intent.expiresAt, yield* DateTime.now)) yield* ask(payment, intent)
    else yield* intents.close(intent.id, "abandoned")
  })

  return { open, resume }
})
