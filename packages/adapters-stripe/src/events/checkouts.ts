/** Stripe's messages about checkout sessions and attempts to pay in them. */
import { ChargeId, CheckoutSessionId, GatewaySubscriptionId, type PaymentId } from "@mentorkit/core/payments"
import {
  CheckoutCompleted,
  CheckoutExpired,
  CheckoutFailed,
  type GatewayEvent,
  PaymentDeclined
} from "@mentorkit/core/payments/ports"
import { Either, Schema } from "effect"
import { amountOf, Id, Metadata, maybe, paymentIdOf, Reference, Units } from "../shapes.js"
import { type CommonFields, type Reading, reading, unheard } from "./reading.js"

const names = { id: Id, metadata: Metadata }
const Session = Schema.Struct(names)

const PaidSession = Schema.Struct({
  ...names,
  mode: Schema.String,
  amount_total: Units,
  currency: Schema.String,
  payment_status: Schema.String,
  payment_intent: maybe(Reference),
  subscription: maybe(Reference)
})

/** Every session of ours names its payment. Others belong to other programs of the same account. */
const aboutOurs =
  <A extends { readonly metadata: typeof Session.Type.metadata }>(
    eventOf: (session: A, paymentId: PaymentId, common: CommonFields) => Either.Either<GatewayEvent, string>
  ) =>
  (session: A, common: CommonFields) => {
    const paymentId = paymentIdOf(session.metadata)
    return paymentId === null ? unheard(common) : eventOf(session, paymentId, common)
  }

const completed = reading(
  PaidSession,
  aboutOurs<typeof PaidSession.Type>((session, paymentId, common) => {
    const { mode, payment_intent, payment_status, subscription } = session
    // The charge of a subscription's first period is on its invoice.
    const isSubscription = mode === "subscription"
    if (isSubscription ? subscription === null : payment_intent === null) {
      return Either.left(isSubscription ? "subscription" : "payment_intent")
    }
    return Either.map(amountOf(session.amount_total, session.currency), (amount) =>
      CheckoutCompleted.make({
        ...common,
        sessionId: CheckoutSessionId.make(session.id),
        paymentId,
        chargeId: payment_intent === null ? null : ChargeId.make(payment_intent),
        amount,
        // "unpaid" is said of methods whose money comes later.
        isPaid: payment_status === "paid",
        gatewaySubscriptionId: subscription === null ? null : GatewaySubscriptionId.make(subscription)
      })
    )
  })
)

const over = (event: typeof CheckoutExpired | typeof CheckoutFailed): Reading =>
  reading(
    Session,
    aboutOurs<typeof Session.Type>(({ id }, paymentId, common) =>
      Either.right(event.make({ ...common, sessionId: CheckoutSessionId.make(id), paymentId }))
    )
  )

/** An attempt names no session, but has the payment's id from it. Renewals have none: their invoice tells. */
const declined = reading(
  Session,
  aboutOurs<typeof Session.Type>((_, paymentId, common) =>
    Either.right(PaymentDeclined.make({ ...common, sessionId: null, paymentId }))
  )
)

export const checkoutReadings: Readonly<Record<string, Reading>> = {
  "checkout.session.completed": completed,
  "checkout.session.async_payment_succeeded": completed,
  "checkout.session.async_payment_failed": over(CheckoutFailed),
  "checkout.session.expired": over(CheckoutExpired),
  "payment_intent.payment_failed": declined
}
