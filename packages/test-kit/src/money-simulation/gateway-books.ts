/** What the gateway in memory writes down. */
import type { Amount } from "@mentorkit/core/kernel"
import type {
  BillingInterval,
  ChargeId,
  CheckoutSessionId,
  GatewayDisputeId,
  GatewayInvoiceId,
  GatewayRefundId,
  GatewaySubscriptionId,
  PaymentId,
  SubscriptionId
} from "@mentorkit/core/payments"
import type { GatewayEvent } from "@mentorkit/core/payments/ports"
import type { DateTime } from "effect"

export interface Session {
  readonly id: CheckoutSessionId
  readonly key: string
  readonly paymentId: PaymentId
  readonly amount: Amount
  readonly subscription: { readonly subscriptionId: SubscriptionId; readonly interval: BillingInterval } | null
  readonly expiresAt: DateTime.Utc
  state: "open" | "processing" | "paid" | "failed" | "expired"
}

export interface Charge {
  readonly id: ChargeId
  readonly amount: Amount
  readonly sessionId: CheckoutSessionId
  readonly invoiceId: GatewayInvoiceId | null
}

export interface GatewayRefund {
  readonly id: GatewayRefundId
  readonly key: string
  readonly chargeId: ChargeId
  readonly minor: bigint
  readonly takenAt: DateTime.Utc
  hasFailed: boolean
}

export interface GatewayDispute {
  readonly id: GatewayDisputeId
  readonly chargeId: ChargeId
  readonly minor: bigint
  state: "open" | "won" | "lost"
}

export interface GatewaySubscription {
  readonly id: GatewaySubscriptionId
  readonly sessionId: CheckoutSessionId
  readonly ours: SubscriptionId
  readonly amount: Amount
  readonly interval: BillingInterval
  readonly beganAt: DateTime.Utc
  periods: number
  isCancelled: boolean
  hasEnded: boolean
}

/** `number` is its place in the order in which things happened. */
export interface Message {
  readonly number: number
  readonly event: GatewayEvent
}
