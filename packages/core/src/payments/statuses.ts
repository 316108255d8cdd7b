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

export const paymentStatusLabels: { readonly [S in PaymentStatus]: string } = {
  pending: "Pending",
  processing: "Processing",
  succeeded: "Succeeded",
  failed: "Failed",
  cancelled: "Cancelled",
  expired: "Expired",
  refunded: "Refunded",
  partially_refunded: "Partially Refunded"
}

/** Payable until it expires. */
export const payableStatuses: ReadonlyArray<PaymentStatus> = ["pending", "failed"]
/** Undecided payments: a purchasable has at most one. */
export const openPaymentStatuses: ReadonlyArray<PaymentStatus> = ["pending", "processing", "failed"]

/** Kinds of purchases; each has its `Purchasable`. */
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

/** Interval of a subscription's charges. */
export const BillingInterval = Schema.Literal("month", "year")
export type BillingInterval = typeof BillingInterval.Type

export const SubscriptionStatus = Schema.Literal("pending", "active", "expired")
export type SubscriptionStatus = typeof SubscriptionStatus.Type

/**
 * `requested`: the gateway has yet to be asked; `pending`: it has taken the request; `succeeded`: it has told us that
 * the money went back; `refused`: it will not, and an admin must see to it; `waived`: an admin has decided that nothing
 * goes back.
 */
export const RefundState = Schema.Literal("requested", "pending", "succeeded", "refused", "waived")
export type RefundState = typeof RefundState.Type

/**
 * What an admin makes of a refusal: ask again, give the money back by other means, or keep it; `withdrawn` is an admin's own
 * refund that the gateway refused while the admin waited.
 */
export const RefundResolution = Schema.Literal("retried", "paid_elsewhere", "waived", "withdrawn")
export type RefundResolution = typeof RefundResolution.Type

/** Superseded: replaced by a newer checkout, to be closed at the gateway. Failed: the money never came. */
export const IntentState = Schema.Literal(
  "started",
  "open",
  "completed",
  "expired",
  "abandoned",
  "superseded",
  "failed"
)
export type IntentState = typeof IntentState.Type

export const DisputeState = Schema.Literal("open", "won", "lost")
export type DisputeState = typeof DisputeState.Type

/**
 * What ended a subscription. `gateway`: for good, as the gateway said; `lapse`: the period was over and the gateway said
 * nothing; `buyer`: left before anything was paid, or at once; `refund`: the current period was given back.
 */
export const EndedBy = Schema.Literal("gateway", "lapse", "buyer", "refund")
export type EndedBy = typeof EndedBy.Type

/** Movements of money in a gateway's books. */
export const RecordKind = Schema.Literal("charge", "refund", "dispute")
export type RecordKind = typeof RecordKind.Type

/** `parked`: waits for its charge or subscription; `review`: needs an admin; `ignored`: not for us. */
export const InboxState = Schema.Literal("received", "processed", "parked", "ignored", "review")
export type InboxState = typeof InboxState.Type

/**
 * `charge_differs`: another amount or currency than asked for; `second_charge`: one more charge for something that is
 * paid; `refund_differs` and `dispute_differs`: of more than was left.
 */
export const ReviewKind = Schema.Literal("charge_differs", "second_charge", "refund_differs", "dispute_differs")
export type ReviewKind = typeof ReviewKind.Type

/** `accept`: sell for the received amount; `refund`: return it; `dismiss`: do nothing. */
export const ReviewDecision = Schema.Literal("accept", "refund", "dismiss")
export type ReviewDecision = typeof ReviewDecision.Type
