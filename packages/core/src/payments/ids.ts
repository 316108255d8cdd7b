import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const PaymentId = described(
  Uuid.pipe(Schema.brand("PaymentId")),
  "Id of a payment; once it is paid also that of its invoice."
)
export type PaymentId = typeof PaymentId.Type

/** An attempt to open a checkout: our id, known before the gateway is called. */
export const CheckoutIntentId = Uuid.pipe(Schema.brand("CheckoutIntentId"))
export type CheckoutIntentId = typeof CheckoutIntentId.Type

export const RefundId = described(Uuid.pipe(Schema.brand("RefundId")), "Id of a refund.")
export type RefundId = typeof RefundId.Type

/** Ids that the gateway gives. */
export const CheckoutSessionId = Schema.String.pipe(Schema.brand("CheckoutSessionId"))
export type CheckoutSessionId = typeof CheckoutSessionId.Type

export const ChargeId = Schema.String.pipe(Schema.brand("ChargeId"))
export type ChargeId = typeof ChargeId.Type

/** The gateway's invoice for a period of a subscription. */
export const GatewayInvoiceId = Schema.String.pipe(Schema.brand("GatewayInvoiceId"))
export type GatewayInvoiceId = typeof GatewayInvoiceId.Type

export const GatewaySubscriptionId = Schema.String.pipe(Schema.brand("GatewaySubscriptionId"))
export type GatewaySubscriptionId = typeof GatewaySubscriptionId.Type

export const GatewayDisputeId = Schema.String.pipe(Schema.brand("GatewayDisputeId"))
export type GatewayDisputeId = typeof GatewayDisputeId.Type

export const GatewayRefundId = Schema.String.pipe(Schema.brand("GatewayRefundId"))
export type GatewayRefundId = typeof GatewayRefundId.Type

export const GatewayEventId = Schema.String.pipe(Schema.brand("GatewayEventId"))
export type GatewayEventId = typeof GatewayEventId.Type

/** Our row of a gateway event. */
export const InboxEventId = Uuid.pipe(Schema.brand("InboxEventId"))
export type InboxEventId = typeof InboxEventId.Type

export const ReviewId = described(Uuid.pipe(Schema.brand("ReviewId")), "Id of a payment review.")
export type ReviewId = typeof ReviewId.Type

/** Ours, not the gateway's. */
export const SubscriptionId = described(Uuid.pipe(Schema.brand("SubscriptionId")), "Id of a subscription.")
export type SubscriptionId = typeof SubscriptionId.Type

export const DisputeId = Uuid.pipe(Schema.brand("DisputeId"))
export type DisputeId = typeof DisputeId.Type
