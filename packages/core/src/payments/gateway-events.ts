/** What a gateway tells us, whichever gateway it is; adapters translate. */
import { Schema } from "effect"
import { Currency, Timestamp } from "../kernel/index.js"
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
} from "./ids.js"

const told = {
  /** The gateway's id of the message; a repeated message has the same. */
  id: GatewayEventId,
  /** The gateway's own name: "checkout.session.completed". */
  type: Schema.String,
  /** By the gateway's clock. */
  occurredAt: Timestamp
}
const amount = Schema.Struct({ minor: Schema.BigInt, currency: Currency })

/** The payment is also named by its own id where the gateway passes it on: the session may not be stored with us yet. */
const session = { sessionId: CheckoutSessionId, paymentId: Schema.NullOr(PaymentId) }

/** Named by the gateway, and by our own id where the gateway passes it on. */
const subscription = {
  gatewaySubscriptionId: GatewaySubscriptionId,
  subscriptionId: Schema.NullOr(SubscriptionId)
}

/** The buyer is through with the checkout. `isPaid` is false for methods whose money comes later. */
export const CheckoutCompleted = Schema.TaggedStruct("CheckoutCompleted", {
  ...told,
  ...session,
  /** Null where the gateway names the charge of a subscription's first period elsewhere: on its invoice. */
  chargeId: Schema.NullOr(ChargeId),
  amount,
  isPaid: Schema.Boolean,
  /** Of a checkout that began a subscription. Events stored before there were subscriptions do not say. */
  gatewaySubscriptionId: Schema.optionalWith(Schema.NullOr(GatewaySubscriptionId), { default: () => null })
})
export interface CheckoutCompleted extends Schema.Schema.Type<typeof CheckoutCompleted> {}

/** Nobody can pay in this checkout any more. */
export const CheckoutExpired = Schema.TaggedStruct("CheckoutExpired", { ...told, ...session })
export interface CheckoutExpired extends Schema.Schema.Type<typeof CheckoutExpired> {}

/** The money that was to come later does not come, and nobody can pay in this checkout any more. */
export const CheckoutFailed = Schema.TaggedStruct("CheckoutFailed", { ...told, ...session })
export interface CheckoutFailed extends Schema.Schema.Type<typeof CheckoutFailed> {}

/** The buyer's method was declined; another may be tried while the checkout is open. */
export const PaymentDeclined = Schema.TaggedStruct("PaymentDeclined", {
  ...told,
  sessionId: Schema.NullOr(CheckoutSessionId),
  paymentId: Schema.NullOr(PaymentId)
})
export interface PaymentDeclined extends Schema.Schema.Type<typeof PaymentDeclined> {}

/** `refunded` is everything that has gone back of this charge so far, this time included. */
export const ChargeRefunded = Schema.TaggedStruct("ChargeRefunded", { ...told, chargeId: ChargeId, refunded: amount })
export interface ChargeRefunded extends Schema.Schema.Type<typeof ChargeRefunded> {}

/** A refund that the gateway had taken on did not reach the buyer; the money is with the gateway again. */
export const RefundFailed = Schema.TaggedStruct("RefundFailed", {
  ...told,
  chargeId: ChargeId,
  gatewayRefundId: GatewayRefundId,
  amount
})
export interface RefundFailed extends Schema.Schema.Type<typeof RefundFailed> {}

const dispute = { ...told, chargeId: ChargeId, gatewayDisputeId: GatewayDisputeId, amount }

/** The buyer's bank has taken so much of the charge back until it is decided who is right. */
export const DisputeOpened = Schema.TaggedStruct("DisputeOpened", dispute)
export interface DisputeOpened extends Schema.Schema.Type<typeof DisputeOpened> {}

/** `isWon`: the money has come back to us. */
export const DisputeClosed = Schema.TaggedStruct("DisputeClosed", { ...dispute, isWon: Schema.Boolean })
export interface DisputeClosed extends Schema.Schema.Type<typeof DisputeClosed> {}

/** One period of a subscription is paid, the first one included. */
export const InvoicePaid = Schema.TaggedStruct("InvoicePaid", {
  ...told,
  ...subscription,
  invoiceId: GatewayInvoiceId,
  /** Null where this gateway's messages do not say; `PaymentGateway.chargeOf` does. */
  chargeId: Schema.NullOr(ChargeId),
  amount,
  /** The period that the subscription began with. */
  isFirst: Schema.Boolean,
  /** Paid through until then. */
  periodEnd: Timestamp
})
export interface InvoicePaid extends Schema.Schema.Type<typeof InvoicePaid> {}

/** A period could not be charged; the gateway tries again by itself, and ends the subscription when it gives up. */
export const InvoiceFailed = Schema.TaggedStruct("InvoiceFailed", {
  ...told,
  ...subscription,
  invoiceId: GatewayInvoiceId,
  amount,
  isFirst: Schema.Boolean
})
export interface InvoiceFailed extends Schema.Schema.Type<typeof InvoiceFailed> {}

/** How a subscription stands. */
export const SubscriptionUpdated = Schema.TaggedStruct("SubscriptionUpdated", {
  ...told,
  ...subscription,
  cancelAtPeriodEnd: Schema.Boolean,
  periodEnd: Schema.NullOr(Timestamp)
})
export interface SubscriptionUpdated extends Schema.Schema.Type<typeof SubscriptionUpdated> {}

/** It is over, for good. */
export const SubscriptionDeleted = Schema.TaggedStruct("SubscriptionDeleted", { ...told, ...subscription })
export interface SubscriptionDeleted extends Schema.Schema.Type<typeof SubscriptionDeleted> {}

/** Kept, and nothing is done about it. */
export const UnheardEvent = Schema.TaggedStruct("UnheardEvent", told)

/** What is told of a charge that may not be known yet. */
export const ChargeEvent = Schema.Union(ChargeRefunded, RefundFailed, DisputeOpened, DisputeClosed)
export type ChargeEvent = typeof ChargeEvent.Type

/** What is told of a subscription that may not be known yet. */
export const SubscriptionEvent = Schema.Union(InvoicePaid, InvoiceFailed, SubscriptionUpdated, SubscriptionDeleted)
export type SubscriptionEvent = typeof SubscriptionEvent.Type

export const GatewayEvent = Schema.Union(
  CheckoutCompleted,
  CheckoutExpired,
  CheckoutFailed,
  PaymentDeclined,
  ChargeRefunded,
  RefundFailed,
  DisputeOpened,
  DisputeClosed,
  InvoicePaid,
  InvoiceFailed,
  SubscriptionUpdated,
  SubscriptionDeleted,
  UnheardEvent
)
export type GatewayEvent = typeof GatewayEvent.Type

/** With the gateway that told it: ids of its own mean nothing elsewhere. */
export type FromGateway<Event> = Event & { readonly gateway: string }
