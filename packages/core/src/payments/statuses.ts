import { Schema } from "effect"

export const PaymentStatus = Schema.Literal(
  "pending",
  "processing",
  "succeeded",
  "failed",
  "cancelled",
  "expired",
  "refunded",
  "partially_refunded"
)
export type PaymentStatus = typeof PaymentStatus.Type

/** What a payment is for; each has its `Purchasable`. */
export const Purpose = Schema.Literal("booking", "course", "community")
export type Purpose = typeof Purpose.Type

export const RefundReason = Schema.Literal(
  "requested_by_customer",
  "duplicate",
  "fraudulent",
  "capacity_conflict",
  "platform_error"
)
export type RefundReason = typeof RefundReason.Type

/** How often a subscription is charged. */
export const BillingInterval = Schema.Literal("month", "year")
export type BillingInterval = typeof BillingInterval.Type

export const SubscriptionStatus = Schema.Literal("pending", "active", "expired")
export type SubscriptionStatus = typeof SubscriptionStatus.Type

/**
 * `requested`: the gateway has yet to be asked; `pending`: it has taken the request; `succeeded`: it has told us that
 * the money went back; `refused`: it will not, and an admin must see to it.
 */
export const RefundState = Schema.Literal("requested", "pending", "succeeded", "refused")
export type RefundState = typeof RefundState.Type

/** `parked`: a refund that came before its charge; `review`: an admin has to look; `ignored`: not for us. */
export const InboxState = Schema.Literal("received", "processed", "parked", "ignored", "review")
export type InboxState = typeof InboxState.Type

export type ReviewKind = "charge_differs" | "refund_differs" | "second_charge"
