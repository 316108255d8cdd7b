/** The offline gateway's messages: written as it sends them, read as our domain knows them. */
import { Currency, Timestamp } from "@mentorkit/core/kernel"
import {
  ChargeId,
  CheckoutSessionId,
  GatewayDisputeId,
  GatewayEventId,
  GatewayInvoiceId,
  GatewayRefundId,
  GatewaySubscriptionId,
  PaymentId,
  SubscriptionId
} from "@mentorkit/core/payments"
import {
  ChargeRefunded,
  CheckoutCompleted,
  CheckoutExpired,
  CheckoutFailed,
  DisputeClosed,
  DisputeOpened,
  type GatewayEvent,
  InvoiceFailed,
  InvoicePaid,
  PaymentDeclined,
  RefundFailed,
  SubscriptionDeleted,
  SubscriptionUpdated,
  UnheardEvent
} from "@mentorkit/core/payments/ports"
import { Either, Schema } from "effect"

const message = <const Type extends string, F extends Schema.Struct.Fields>(type: Type, fields: F) =>
  Schema.Struct({ id: GatewayEventId, type: Schema.Literal(type), created: Timestamp, object: Schema.Struct(fields) })

const money = { amount_minor: Schema.BigInt, currency: Currency }
const session = { session_id: CheckoutSessionId, payment_id: Schema.NullOr(PaymentId) }
const completion = {
  ...session,
  ...money,
  charge_id: Schema.NullOr(ChargeId),
  // Messages of older versions, which may still be on their way, do not say these two.
  is_paid: Schema.optionalWith(Schema.Boolean, { default: () => true }),
  gateway_subscription_id: Schema.optionalWith(Schema.NullOr(GatewaySubscriptionId), { default: () => null })
}
const subscription = {
  gateway_subscription_id: GatewaySubscriptionId,
  subscription_id: Schema.NullOr(SubscriptionId)
}
const invoice = { ...subscription, ...money, invoice_id: GatewayInvoiceId, is_first: Schema.Boolean }
const dispute = { ...money, charge_id: ChargeId, dispute_id: GatewayDisputeId }

export const OfflineEvent = Schema.Union(
  message("checkout.session.completed", completion),
  message("checkout.session.async_payment_succeeded", completion),
  message("checkout.session.async_payment_failed", session),
  message("checkout.session.expired", session),
  message("payment_intent.payment_failed", session),
  message("charge.refunded", { ...money, charge_id: ChargeId }),
  message("refund.failed", { ...money, charge_id: ChargeId, refund_id: GatewayRefundId }),
  message("charge.dispute.created", dispute),
  message("charge.dispute.closed", { ...dispute, is_won: Schema.Boolean }),
  message("invoice.paid", { ...invoice, charge_id: ChargeId, period_end: Timestamp }),
  message("invoice.payment_failed", invoice),
  message("customer.subscription.updated", {
    ...subscription,
    cancel_at_period_end: Schema.Boolean,
    period_end: Timestamp
  }),
  message("customer.subscription.deleted", subscription)
)
export type OfflineEvent = typeof OfflineEvent.Type

/** What happened, before it has become a message. */
export type News = OfflineEvent extends infer Event
  ? Event extends OfflineEvent
    ? Pick<Event, "type" | "object">
    : never
  : never

const AnyEvent = Schema.Struct({ id: GatewayEventId, type: Schema.String, created: Timestamp })

const decode = Schema.decodeUnknownEither(Schema.parseJson(OfflineEvent))
const decodeAny = Schema.decodeUnknownEither(Schema.parseJson(AnyEvent))
const encode = Schema.encodeSync(Schema.parseJson(OfflineEvent))

export const writeEvent = (event: OfflineEvent): string => encode(event)

const sessionOf = (object: Schema.Struct.Type<typeof session>) => ({
  sessionId: object.session_id,
  paymentId: object.payment_id
})
const amountOf = (object: Schema.Struct.Type<typeof money>) => ({
  minor: object.amount_minor,
  currency: object.currency
})
const subscriptionOf = (object: Schema.Struct.Type<typeof subscription>) => ({
  gatewaySubscriptionId: object.gateway_subscription_id,
  subscriptionId: object.subscription_id
})
const invoiceOf = (object: Schema.Struct.Type<typeof invoice>) => ({
  ...subscriptionOf(object),
  invoiceId: object.invoice_id,
  amount: amountOf(object),
  isFirst: object.is_first
})
const disputeOf = (object: Schema.Struct.Type<typeof dispute>) => ({
  chargeId: object.charge_id,
  gatewayDisputeId: object.dispute_id,
  amount: amountOf(object)
})

const toGatewayEvent = ({ created: occurredAt, id, ...event }: OfflineEvent): GatewayEvent => {
  const common = { id, type: event.type, occurredAt }
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded": {
      const { charge_id: chargeId, gateway_subscription_id: gatewaySubscriptionId, is_paid: isPaid } = event.object
      const amount = amountOf(event.object)
      return CheckoutCompleted.make({
        ...{ ...common, ...sessionOf(event.object), chargeId, amount, isPaid, gatewaySubscriptionId }
      })
    }
    case "checkout.session.async_payment_failed":
      return CheckoutFailed.make({ ...common, ...sessionOf(event.object) })
    case "checkout.session.expired":
      return CheckoutExpired.make({ ...common, ...sessionOf(event.object) })
    case "payment_intent.payment_failed":
      return PaymentDeclined.make({ ...common, ...sessionOf(event.object) })
    case "charge.refunded":
      return ChargeRefunded.make({ ...common, chargeId: event.object.charge_id, refunded: amountOf(event.object) })
    case "refund.failed": {
      const { charge_id: chargeId, refund_id: gatewayRefundId } = event.object
      return RefundFailed.make({ ...common, chargeId, gatewayRefundId, amount: amountOf(event.object) })
    }
    case "charge.dispute.created":
      return DisputeOpened.make({ ...common, ...disputeOf(event.object) })
    case "charge.dispute.closed":
      return DisputeClosed.make({ ...common, ...disputeOf(event.object), isWon: event.object.is_won })
    case "invoice.paid": {
      const { charge_id: chargeId, period_end: periodEnd } = event.object
      return InvoicePaid.make({ ...common, ...invoiceOf(event.object), chargeId, periodEnd })
    }
    case "invoice.payment_failed":
      return InvoiceFailed.make({ ...common, ...invoiceOf(event.object) })
    case "customer.subscription.updated": {
      const { cancel_at_period_end: cancelAtPeriodEnd, period_end: periodEnd } = event.object
      return SubscriptionUpdated.make({ ...common, ...subscriptionOf(event.object), cancelAtPeriodEnd, periodEnd })
    }
    case "customer.subscription.deleted":
      return SubscriptionDeleted.make({ ...common, ...subscriptionOf(event.object) })
  }
}

/** Fails for text that is no message of ours. A message of an unknown type is an `UnheardEvent`. */
export const readMessage = (text: string): Either.Either<GatewayEvent, unknown> =>
  Either.map(decode(text), toGatewayEvent).pipe(
    Either.orElse(() =>
      Either.map(decodeAny(text), ({ created: occurredAt, id, type }) => UnheardEvent.make({ id, type, occurredAt }))
    )
  )
