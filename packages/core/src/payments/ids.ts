import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

/** Also the id of the payment's invoice, once settled. */
export const PaymentId = Uuid.pipe(Schema.brand("PaymentId"))
export type PaymentId = typeof PaymentId.Type

/** An attempt to open a checkout: our id, known before the gateway is called. */
export const CheckoutIntentId = Uuid.pipe(Schema.brand("CheckoutIntentId"))
export type CheckoutIntentId = typeof CheckoutIntentId.Type

export const RefundId = Uuid.pipe(Schema.brand("RefundId"))
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

export const ReviewId = Uuid.pipe(Schema.brand("ReviewId"))
export type ReviewId = typeof ReviewId.Type

/** Our id of a subscription. */
export const SubscriptionId = Uuid.pipe(Schema.brand("SubscriptionId"))
export type SubscriptionId = typeof SubscriptionId.Type

export const DisputeId = Uuid.pipe(Schema.brand("DisputeId"))
export type DisputeId = typeof DisputeId.Type
