import { Schema } from "effect"
import { described } from "../kernel/index.js"

export const PaymentStatus = described(
  Schema.Literal(
    "pending",
    "processing",
    "succeeded",
    "failed",
    "cancelled",
    "expired",
    "refunded",
    "partially_refunded"
  ),
  "`pending`: the checkout is open; `processing`: it is done and the money comes later; `failed`: declined, or the " +
    "money never came; `cancelled`: given up, or replaced by a newer checkout; `expired`: not paid in time; " +
    "`refunded`: all of it went back."
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

/** Each has its `Purchasable`. */
export const Purpose = described(
  Schema.Literal("booking", "course", "community"),
  "What is paid for: a booking of sessions, a course, or a membership of a community."
)
export type Purpose = typeof Purpose.Type

export const RefundReason = described(
  Schema.Literal("requested_by_customer", "duplicate", "fraudulent", "capacity_conflict", "platform_error"),
  "Why money goes back. `capacity_conflict`: the last seat was sold to somebody else while the checkout was open."
)
export type RefundReason = typeof RefundReason.Type

export const BillingInterval = described(Schema.Literal("month", "year"), "How often a subscription is charged.")
export type BillingInterval = typeof BillingInterval.Type

export const SubscriptionStatus = described(
  Schema.Literal("pending", "active", "expired"),
  "`pending`: nothing is paid yet; `active`: paid; `expired`: over.",
  "active"
)
export type SubscriptionStatus = typeof SubscriptionStatus.Type

export const RefundState = described(
  Schema.Literal("requested", "pending", "succeeded", "refused", "waived"),
  "`requested`: the gateway has yet to answer; `pending`: it has taken the request; `succeeded`: the money went " +
    "back; `refused`: the gateway will not; `waived`: an admin has decided that nothing goes back.",
  "succeeded"
)
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

export const RecordKind = described(
  Schema.Literal("charge", "refund", "dispute"),
  "What moved money: a charge, a refund, or a dispute in which the buyer's bank takes it or returns it."
)
export type RecordKind = typeof RecordKind.Type

/** `parked`: waits for its charge or subscription; `review`: needs an admin; `ignored`: not for us. */
export const InboxState = Schema.Literal("received", "processed", "parked", "ignored", "review")
export type InboxState = typeof InboxState.Type

export const ReviewKind = described(
  Schema.Literal("charge_differs", "second_charge", "refund_differs", "dispute_differs"),
  "`charge_differs`: another amount or currency than asked for; `second_charge`: one more charge for something that " +
    "is paid; `refund_differs` and `dispute_differs`: of more than was left."
)
export type ReviewKind = typeof ReviewKind.Type

export const ReviewDecision = described(
  Schema.Literal("accept", "refund", "dismiss"),
  "`accept`: sell for the received amount; `refund`: return it; `dismiss`: do nothing."
)
export type ReviewDecision = typeof ReviewDecision.Type
