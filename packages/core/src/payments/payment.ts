/** A payment and what belongs to it, as the domain knows them. */
import type { DateTime } from "effect"
import type { Amount, MentorId, UserId } from "../kernel/index.js"
import type { ChargeId, CheckoutIntentId, CheckoutSessionId, PaymentId, RefundId } from "./ids.js"
import type { PaymentStatus, Purpose, RefundReason, RefundState } from "./statuses.js"

export interface Payment {
  readonly id: PaymentId
  /** What people call it: "PAY-7K3M9QXZ2T4W". */
  readonly reference: string
  readonly purpose: Purpose
  readonly purchasableId: string
  readonly payerId: UserId
  /** Who earns by it. */
  readonly mentorId: MentorId
  readonly amount: Amount
  /** One line for the checkout page and the invoice. */
  readonly description: string
  readonly platformFeeMinor: bigint
  readonly refundedMinor: bigint
  readonly feeRefundedMinor: bigint
  readonly status: PaymentStatus
  /** The gateway that takes, or took, the money. */
  readonly gateway: string
  /** Known once the buyer has paid. */
  readonly chargeId: ChargeId | null
  readonly createdAt: DateTime.Utc
  /** Until then the buyer may pay. */
  readonly expiresAt: DateTime.Utc
  readonly paidAt: DateTime.Utc | null
}

/** An attempt to open a checkout. `started`: the gateway has not answered yet, as far as we know. */
export interface CheckoutIntent {
  readonly id: CheckoutIntentId
  readonly paymentId: PaymentId
  readonly idempotencyKey: string
  readonly payerEmail: string | null
  readonly gateway: string
  readonly state: "started" | "open" | "completed" | "expired" | "abandoned"
  /** Both known once it was open. */
  readonly sessionId: CheckoutSessionId | null
  readonly url: string | null
  readonly createdAt: DateTime.Utc
  readonly expiresAt: DateTime.Utc
}

export interface Refund {
  readonly id: RefundId
  readonly paymentId: PaymentId
  readonly amountMinor: bigint
  readonly reason: RefundReason
  readonly state: RefundState
  readonly idempotencyKey: string
  readonly createdAt: DateTime.Utc
}
