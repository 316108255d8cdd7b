/** Stripe's hosted checkout: one session for every attempt to pay. */
import { CheckoutSessionId, GatewayUnavailable } from "@mentorkit/core/payments"
import type { CheckoutRequest, OpenedCheckout, PaymentGateway } from "@mentorkit/core/payments/ports"
import { DateTime, Effect, Option, Schema } from "effect"
import type Stripe from "stripe"
import { type StripeAmount, toStripe } from "./currency-units.js"
import { Id, Moment, seconds, Units } from "./shapes.js"
import { refusedIsUnavailable, type StripeClient, type StripeRefusal } from "./stripe-client.js"

type Port = typeof PaymentGateway.Service

const Opened = Schema.Struct({
  id: Id,
  url: Schema.String.pipe(Schema.filter((url) => /^https?:\/\//.test(url) && URL.canParse(url))),
  expires_at: Moment,
  amount_total: Units,
  currency: Schema.String
})

/** Our ids, kept with every object of the purchase at Stripe. Renewals have the subscription's only. */
const metadataOf = ({ paymentId, subscription }: CheckoutRequest) => ({
  payment_id: paymentId,
  ...(subscription !== null && { subscription_id: subscription.subscriptionId })
})

const modeOf = (request: CheckoutRequest): Stripe.Checkout.SessionCreateParams => {
  const metadata = metadataOf(request)
  return request.subscription === null
    ? { mode: "payment", payment_intent_data: { metadata } }
    : { mode: "subscription", subscription_data: { metadata } }
}

const paramsOf = (
  request: CheckoutRequest,
  { currency, units }: StripeAmount,
  expiresAt: DateTime.Utc
): Stripe.Checkout.SessionCreateParams => {
  const { cancelUrl, description, payerEmail, paymentId, subscription, successUrl } = request
  return {
    ...modeOf(request),
    client_reference_id: paymentId,
    metadata: metadataOf(request),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: units,
          product_data: { name: description },
          ...(subscription !== null && { recurring: { interval: subscription.interval } })
        }
      }
    ],
    // The buyer pays what was asked for, in the currency it was asked for.
    adaptive_pricing: { enabled: false },
    ...(payerEmail !== null && { customer_email: payerEmail }),
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: seconds(expiresAt)
  }
}

/**
 * Stripe takes 30 minutes to 24 hours by its own clock when the call arrives. Whether that still holds cannot be known
 * here, and a repeated call has to say what the first one said. So what was asked for is tried first, and where Stripe
 * finds it too near or too far, a time that follows from it alone, under a key of its own.
 */
const otherExpiry = ({ expiresAt }: CheckoutRequest, now: DateTime.Utc): DateTime.Utc =>
  DateTime.distance(now, expiresAt) < 12 * 3_600_000
    ? DateTime.add(expiresAt, { minutes: 6 })
    : DateTime.subtract(expiresAt, { minutes: 5 })

const name = "checkout.sessions.create"

const noSuchAmount = (request: CheckoutRequest) =>
  Effect.logError("Stripe cannot charge this amount").pipe(
    Effect.annotateLogs({ paymentId: request.paymentId, currency: request.amount.currency }),
    Effect.zipRight(new GatewayUnavailable())
  )

export const createCheckout = ({ call }: StripeClient): Port["createCheckout"] =>
  Effect.fnUntraced(function* (request) {
    const amount = Option.getOrUndefined(toStripe(request.amount))
    if (amount === undefined) return yield* noSuchAmount(request)

    const create = (expiresAt: DateTime.Utc, idempotencyKey: string) =>
      call(name, Opened, (stripe) =>
        stripe.checkout.sessions.create(paramsOf(request, amount, expiresAt), { idempotencyKey })
      )
    const createLaterOrEarlier = (refusal: StripeRefusal) =>
      refusal.param === "expires_at"
        ? Effect.flatMap(DateTime.now, (now) => create(otherExpiry(request, now), `${request.idempotencyKey}-again`))
        : Effect.fail(refusal)

    const opened = yield* create(request.expiresAt, request.idempotencyKey).pipe(
      Effect.catchTag("StripeRefusal", createLaterOrEarlier),
      refusedIsUnavailable(name)
    )
    if (opened.amount_total !== amount.units || opened.currency !== amount.currency) {
      yield* Effect.logError("Stripe opened a checkout over another amount").pipe(
        Effect.annotateLogs({ session: opened.id })
      )
      return yield* new GatewayUnavailable()
    }
    return {
      sessionId: CheckoutSessionId.make(opened.id),
      url: opened.url,
      expiresAt: opened.expires_at
    } satisfies OpenedCheckout
  })

const SessionState = Schema.Struct({ id: Id, status: Schema.Literal("open", "complete", "expired") })

export const expireCheckout =
  ({ call }: StripeClient): Port["expireCheckout"] =>
  (sessionId) => {
    /** Only an open session can be expired, and which words Stripe finds for the others is nothing to rely on. */
    const isOver = call("checkout.sessions.retrieve", SessionState, (stripe) =>
      stripe.checkout.sessions.retrieve(sessionId)
    ).pipe(
      Effect.map(({ status }) => status !== "open"),
      // Nobody can pay in a session that Stripe does not know.
      Effect.catchTag("StripeRefusal", (refusal) =>
        refusal.code === "resource_missing" ? Effect.succeed(true) : Effect.fail(refusal)
      )
    )
    return call("checkout.sessions.expire", SessionState, (stripe) => stripe.checkout.sessions.expire(sessionId)).pipe(
      Effect.catchTag("StripeRefusal", (refusal) =>
        Effect.flatMap(isOver, (over) => (over ? Effect.void : Effect.fail(refusal)))
      ),
      refusedIsUnavailable("checkout.sessions.expire"),
      Effect.asVoid
    )
  }
