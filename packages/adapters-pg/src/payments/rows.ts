/** Rows of payments and of what belongs to them. */
import { Currency, MentorId, UserId } from "@mentorkit/core/kernel"
import {
  ChargeId,
  CheckoutIntentId,
  CheckoutSessionId,
  GatewayInvoiceId,
  GatewaySubscriptionId,
  IntentState,
  PaymentId,
  PaymentStatus,
  Purpose,
  RefundId,
  RefundReason,
  RefundResolution,
  RefundState,
  SubscriptionId
} from "@mentorkit/core/payments"
import type { CheckoutIntent, Payment, Refund } from "@mentorkit/core/payments/ports"
import { DateTime, Schema } from "effect"
import { Moment } from "../database/columns.js"

export const PaymentRow = Schema.Struct({
  id: PaymentId,
  reference: Schema.String,
  purpose: Purpose,
  purchasableId: Schema.String,
  payerId: UserId,
  mentorId: MentorId,
  amountMinor: Schema.BigIntFromSelf,
  currency: Currency,
  description: Schema.String,
  platformFeeMinor: Schema.BigIntFromSelf,
  refundedMinor: Schema.BigIntFromSelf,
  feeRefundedMinor: Schema.BigIntFromSelf,
  elsewhereMinor: Schema.BigIntFromSelf,
  lostMinor: Schema.BigIntFromSelf,
  disputedMinor: Schema.BigIntFromSelf,
  waitingMinor: Schema.BigIntFromSelf,
  owedBecause: Schema.NullOr(RefundReason),
  status: PaymentStatus,
  gateway: Schema.String,
  gatewayChargeId: Schema.NullOr(ChargeId),
  createdAt: Moment,
  expiresAt: Moment,
  paidAt: Schema.NullOr(Moment),
  sumsCountFrom: Schema.NullOr(Moment),
  deliveredAt: Schema.NullOr(Moment),
  clearsAt: Schema.NullOr(Moment),
  clearedAt: Schema.NullOr(Moment),
  subscriptionId: Schema.NullOr(SubscriptionId),
  gatewaySubscriptionId: Schema.NullOr(GatewaySubscriptionId),
  gatewayInvoiceId: Schema.NullOr(GatewayInvoiceId)
})

export const toPayment = ({ amountMinor, currency, gatewayChargeId, ...row }: typeof PaymentRow.Type): Payment => ({
  ...row,
  amount: { minor: amountMinor, currency },
  chargeId: gatewayChargeId
})

export const toPaymentRow = ({ amount, chargeId, ...payment }: Payment): typeof PaymentRow.Type => ({
  ...payment,
  amountMinor: amount.minor,
  currency: amount.currency,
  gatewayChargeId: chargeId
})

export const IntentRow = Schema.Struct({
  id: CheckoutIntentId,
  paymentId: PaymentId,
  idempotencyKey: Schema.String,
  payerEmail: Schema.NullOr(Schema.String),
  gateway: Schema.String,
  state: IntentState,
  gatewaySessionId: Schema.NullOr(CheckoutSessionId),
  url: Schema.NullOr(Schema.String),
  createdAt: Moment,
  expiresAt: Moment
})

export const toIntent = ({ gatewaySessionId, ...row }: typeof IntentRow.Type): CheckoutIntent => ({
  ...row,
  sessionId: gatewaySessionId
})

export const toIntentRow = ({ sessionId, ...intent }: CheckoutIntent): typeof IntentRow.Type => ({
  ...intent,
  gatewaySessionId: sessionId
})

export const RefundRow = Schema.Struct({
  id: RefundId,
  paymentId: PaymentId,
  amountMinor: Schema.BigIntFromSelf,
  reason: RefundReason,
  state: RefundState,
  idempotencyKey: Schema.String,
  requestedBy: Schema.NullOr(UserId),
  note: Schema.NullOr(Schema.String),
  refusal: Schema.NullOr(Schema.String),
  createdAt: Moment,
  takenAt: Schema.NullOr(Moment),
  succeededAt: Schema.NullOr(Moment),
  resolution: Schema.NullOr(RefundResolution),
  resolvedBy: Schema.NullOr(UserId),
  resolvedAt: Schema.NullOr(Moment),
  resolutionNote: Schema.NullOr(Schema.String)
})

export const toRefund = ({
  resolution,
  resolutionNote,
  resolvedAt,
  resolvedBy,
  ...row
}: typeof RefundRow.Type): Refund => ({
  ...row,
  verdict:
    resolution === null || resolvedAt === null || resolvedBy === null
      ? null
      : { resolution, by: resolvedBy, note: resolutionNote ?? "", at: resolvedAt }
})

export const toRefundRow = ({ verdict, ...refund }: Refund): typeof RefundRow.Type => ({
  ...refund,
  resolution: verdict?.resolution ?? null,
  resolvedBy: verdict?.by ?? null,
  resolvedAt: verdict?.at ?? null,
  resolutionNote: verdict?.note ?? null
})

/** For statements that are not typed by a schema. */
export const dateOf = (moment: DateTime.Utc): Date => DateTime.toDate(moment)
