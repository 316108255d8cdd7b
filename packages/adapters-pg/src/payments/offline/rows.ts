/** Rows of the offline gateway's own books. They stand for a gateway elsewhere: nothing of the product refers to them. */
import { Currency } from "@mentorkit/core/kernel"
import {
  BillingInterval,
  ChargeId,
  CheckoutSessionId,
  GatewayDisputeId,
  GatewaySubscriptionId,
  PaymentId,
  SubscriptionId
} from "@mentorkit/core/payments"
import { Schema } from "effect"
import { Moment } from "../../database/columns.js"

export const SessionState = Schema.Literal("open", "processing", "paid", "failed", "expired")

export const SessionRow = Schema.Struct({
  id: CheckoutSessionId,
  idempotencyKey: Schema.String,
  paymentId: PaymentId,
  amountMinor: Schema.BigIntFromSelf,
  currency: Currency,
  description: Schema.String,
  successUrl: Schema.String,
  cancelUrl: Schema.String,
  state: SessionState,
  chargeId: Schema.NullOr(ChargeId),
  subscriptionId: Schema.NullOr(SubscriptionId),
  billingInterval: Schema.NullOr(BillingInterval),
  createdAt: Moment,
  expiresAt: Moment
})
export type OfflineSession = typeof SessionRow.Type

export const ChargeRow = Schema.Struct({
  id: ChargeId,
  amountMinor: Schema.BigIntFromSelf,
  currency: Currency,
  refundedMinor: Schema.BigIntFromSelf,
  disputedMinor: Schema.BigIntFromSelf,
  createdAt: Moment
})
export type OfflineCharge = typeof ChargeRow.Type

/** What is neither given back nor with the buyer's bank. */
export const leftOf = ({ amountMinor, disputedMinor, refundedMinor }: OfflineCharge): bigint =>
  amountMinor - refundedMinor - disputedMinor

export const SubscriptionRow = Schema.Struct({
  id: GatewaySubscriptionId,
  sessionId: CheckoutSessionId,
  subscriptionId: SubscriptionId,
  amountMinor: Schema.BigIntFromSelf,
  currency: Currency,
  billingInterval: BillingInterval,
  beganAt: Moment,
  periods: Schema.Int,
  periodEnd: Moment,
  cancelAtPeriodEnd: Schema.Boolean,
  isCardGood: Schema.Boolean,
  attempts: Schema.Int,
  dueAt: Moment,
  endedAt: Schema.NullOr(Moment)
})
export type OfflineSubscription = typeof SubscriptionRow.Type

export const DisputeRow = Schema.Struct({
  id: GatewayDisputeId,
  chargeId: ChargeId,
  amountMinor: Schema.BigIntFromSelf,
  openedAt: Moment,
  closedAt: Schema.NullOr(Moment),
  isWon: Schema.NullOr(Schema.Boolean)
})
