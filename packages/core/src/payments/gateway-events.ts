/** Events of a gateway, independent of the gateway; adapters translate. */
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

/** Every event has these. */
const common = {
  /** The gateway's event id; a repeated event has the same. */
  id: GatewayEventId,
  /** The gateway's event type: "checkout.session.completed". */
  type: Schema.String,
  /** By the gateway's clock. */
  occurredAt: Timestamp
}
const amount = Schema.Struct({ minor: Schema.BigInt, currency: Currency })

/** Also has our payment id if the gateway passes it on: the session may not be stored yet. */
const session = { sessionId: CheckoutSessionId, paymentId: Schema.NullOr(PaymentId) }

/** Has our id, too, if the gateway passes it on. */
const subscription = {
  gatewaySubscriptionId: GatewaySubscriptionId,
  subscriptionId: Schema.NullOr(SubscriptionId)
}

/** The buyer has completed the checkout. `isPaid` is false for methods whose money comes later. */
export const CheckoutCompleted = Schema.TaggedStruct("CheckoutCompleted", {
  ...common,
  ...session,
  /** Null if the charge of a subscription's first period is named on its invoice instead. */
  chargeId: Schema.NullOr(ChargeId),
  amount,
  isPaid: Schema.Boolean,
  /** For a checkout that began a subscription. Absent in events stored before subscriptions existed. */
  gatewaySubscriptionId: Schema.optionalWith(Schema.NullOr(GatewaySubscriptionId), { default: () => null })
})
export interface CheckoutCompleted extends Schema.Schema.Type<typeof CheckoutCompleted> {}

/** The checkout can no longer be paid. */
export const CheckoutExpired = Schema.TaggedStruct("CheckoutExpired", { ...common, ...session })
export interface CheckoutExpired extends Schema.Schema.Type<typeof CheckoutExpired> {}

/** The awaited money does not come, and the checkout can no longer be paid. */
export const CheckoutFailed = Schema.TaggedStruct("CheckoutFailed", { ...common, ...session })
export interface CheckoutFailed extends Schema.Schema.Type<typeof CheckoutFailed> {}

/** The buyer's method was declined; another may be tried while the checkout is open. */
export const PaymentDeclined = Schema.TaggedStruct("PaymentDeclined", {
  ...common,
  sessionId: Schema.NullOr(CheckoutSessionId),
  paymentId: Schema.NullOr(PaymentId)
})
export interface PaymentDeclined extends Schema.Schema.Type<typeof PaymentDeclined> {}

/** `refunded` is the total of all refunds of the charge so far. */
export const ChargeRefunded = Schema.TaggedStruct("ChargeRefunded", { ...common, chargeId: ChargeId, refunded: amount })
export interface ChargeRefunded extends Schema.Schema.Type<typeof ChargeRefunded> {}

/** An accepted refund did not reach the buyer; the gateway has the money again. */
export const RefundFailed = Schema.TaggedStruct("RefundFailed", {
  ...common,
  chargeId: ChargeId,
  gatewayRefundId: GatewayRefundId,
  amount
})
export interface RefundFailed extends Schema.Schema.Type<typeof RefundFailed> {}

const dispute = { ...common, chargeId: ChargeId, gatewayDisputeId: GatewayDisputeId, amount }

/** The buyer's bank has taken this amount back until it decides. */
export const DisputeOpened = Schema.TaggedStruct("DisputeOpened", dispute)
export interface DisputeOpened extends Schema.Schema.Type<typeof DisputeOpened> {}

/** `isWon`: the money has come back to us. */
export const DisputeClosed = Schema.TaggedStruct("DisputeClosed", { ...dispute, isWon: Schema.Boolean })
export interface DisputeClosed extends Schema.Schema.Type<typeof DisputeClosed> {}

/** A period of a subscription is paid, the first one included. */
export const InvoicePaid = Schema.TaggedStruct("InvoicePaid", {
  ...common,
  ...subscription,
  invoiceId: GatewayInvoiceId,
  /** Null if the gateway's events do not say; see `PaymentGateway.chargeOf`. */
  chargeId: Schema.NullOr(ChargeId),
  amount,
  /** The subscription's first period. */
  isFirst: Schema.Boolean,
  /** Paid through this moment. */
  periodEnd: Timestamp
})
export interface InvoicePaid extends Schema.Schema.Type<typeof InvoicePaid> {}

/** A period could not be charged; the gateway retries, and ends the subscription when it gives up. */
export const InvoiceFailed = Schema.TaggedStruct("InvoiceFailed", {
  ...common,
  ...subscription,
  invoiceId: GatewayInvoiceId,
  amount,
  isFirst: Schema.Boolean
})
export interface InvoiceFailed extends Schema.Schema.Type<typeof InvoiceFailed> {}

/** State of a subscription. */
export const SubscriptionUpdated = Schema.TaggedStruct("SubscriptionUpdated", {
  ...common,
  ...subscription,
  cancelAtPeriodEnd: Schema.Boolean,
  periodEnd: Schema.NullOr(Timestamp)
})
export interface SubscriptionUpdated extends Schema.Schema.Type<typeof SubscriptionUpdated> {}

/** The subscription is over for good. */
export const SubscriptionDeleted = Schema.TaggedStruct("SubscriptionDeleted", { ...common, ...subscription })
export interface SubscriptionDeleted extends Schema.Schema.Type<typeof SubscriptionDeleted> {}

/** Stored without effect. */
export const UnheardEvent = Schema.TaggedStruct("UnheardEvent", common)

/** Events of a charge, which may not be known yet. */
export const ChargeEvent = Schema.Union(ChargeRefunded, RefundFailed, DisputeOpened, DisputeClosed)
export type ChargeEvent = typeof ChargeEvent.Type

/** Events of a subscription, which may not be known yet. */
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

/** An event with its gateway: the gateway's ids mean nothing elsewhere. */
export type FromGateway<Event> = Event & { readonly gateway: string }
