/** A payment as the domain knows it. */
import type { DateTime } from "effect"
import type { Amount, MentorId, UserId } from "../kernel/index.js"
import type { ChargeId, PaymentId, RefundId } from "./ids.js"
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
  /** The gateway that took the money. */
  readonly gateway: string
  /** Known once the buyer has paid. */
  readonly chargeId: ChargeId | null
  readonly createdAt: DateTime.Utc
  /** Until then the buyer may pay. */
  readonly expiresAt: DateTime.Utc
  readonly paidAt: DateTime.Utc | null
}

export interface Refund {
  readonly id: RefundId
  readonly paymentId: PaymentId
  readonly amountMinor: bigint
  readonly reason: RefundReason
  readonly state: RefundState
  readonly createdAt: DateTime.Utc
}
