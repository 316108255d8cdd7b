/** A payment and what belongs to it, as the domain knows them. */
import type { DateTime } from "effect"
import type { Amount, MentorId, UserId } from "../kernel/index.js"
import type {
  ChargeId,
  CheckoutIntentId,
  CheckoutSessionId,
  DisputeId,
  GatewayDisputeId,
  GatewayInvoiceId,
  GatewaySubscriptionId,
  PaymentId,
  RefundId,
  ReviewId,
  SubscriptionId
} from "./ids.js"
import type {
  PaymentStatus,
  Purpose,
  RefundReason,
  RefundResolution,
  RefundState,
  ReviewDecision,
  ReviewKind
} from "./statuses.js"

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
  /** Everything that has gone back for good: by the gateway, by other means, or lost in a dispute. */
  readonly refundedMinor: bigint
  /** The platform's part of that. */
  readonly feeRefundedMinor: bigint
  /** Of what went back, the part that went by other means than the gateway. */
  readonly elsewhereMinor: bigint
  /** Of what went back, the part that disputes have cost. */
  readonly lostMinor: bigint
  /** In open disputes. */
  readonly disputedMinor: bigint
  /** In refunds that are requested, on their way, or refused and not decided about. */
  readonly waitingMinor: bigint
  /** Everything shall go back: what a dispute holds now is asked back as soon as it is won. */
  readonly owedBecause: RefundReason | null
  readonly status: PaymentStatus
  /** The gateway that takes, or took, the money. */
  readonly gateway: string
  /** Known once the buyer has paid. */
  readonly chargeId: ChargeId | null
  readonly createdAt: DateTime.Utc
  /** Until then the buyer may pay. */
  readonly expiresAt: DateTime.Utc
  readonly paidAt: DateTime.Utc | null
  /** Sums of refunds that the gateway told before then are not to be believed: one of them has failed since. */
  readonly sumsCountFrom: DateTime.Utc | null
  /** When the buyer got what was sold; the hold before it clears runs from then on. */
  readonly deliveredAt: DateTime.Utc | null
  readonly clearsAt: DateTime.Utc | null
  readonly clearedAt: DateTime.Utc | null
  /** Of one period of a subscription. */
  readonly subscriptionId: SubscriptionId | null
  /** The gateway's names for the subscription and for its bill for the period. */
  readonly gatewaySubscriptionId: GatewaySubscriptionId | null
  readonly gatewayInvoiceId: GatewayInvoiceId | null
}

/** Superseded: a newer checkout has taken its place, and the gateway has yet to close it. Failed: its money never came. */
export type IntentState = "started" | "open" | "completed" | "expired" | "abandoned" | "superseded" | "failed"

/** An attempt to open a checkout. `started`: the gateway has not answered yet, as far as we know. */
export interface CheckoutIntent {
  readonly id: CheckoutIntentId
  readonly paymentId: PaymentId
  readonly idempotencyKey: string
  readonly payerEmail: string | null
  readonly gateway: string
  readonly state: IntentState
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
  /** The admin who asked for it, and why; null where the product did by itself. */
  readonly requestedBy: UserId | null
  readonly note: string | null
  /** Why the gateway would not, in its own words where it has said any. */
  readonly refusal: string | null
  readonly createdAt: DateTime.Utc
  /** When the gateway took it on, by its own clock; null where nobody has told us. */
  readonly takenAt: DateTime.Utc | null
  readonly succeededAt: DateTime.Utc | null
}

/** What an admin has made of a refusal of the gateway. */
export interface RefundVerdict {
  readonly resolution: RefundResolution
  readonly by: UserId
  readonly note: string
  readonly at: DateTime.Utc
}

export interface Dispute {
  readonly id: DisputeId
  readonly paymentId: PaymentId
  readonly gateway: string
  readonly gatewayDisputeId: GatewayDisputeId
  /** What it took of the payment: less than the gateway says where less was left. */
  readonly amountMinor: bigint
  readonly state: "open" | "won" | "lost"
  readonly openedAt: DateTime.Utc
  readonly closedAt: DateTime.Utc | null
}

/** Money that is not what we asked for. */
export interface Review {
  readonly id: ReviewId
  readonly paymentId: PaymentId
  readonly kind: ReviewKind
  readonly expected: Amount
  readonly actual: Amount
  /** The charge whose money waits in suspense; null where none does. */
  readonly charge: { readonly gateway: string; readonly chargeId: ChargeId } | null
  /** Of that money, what has gone back. */
  readonly returnedMinor: bigint
  readonly createdAt: DateTime.Utc
  readonly decision: ReviewDecision | null
  readonly note: string | null
  readonly decidedBy: UserId | null
  readonly decidedAt: DateTime.Utc | null
  /** Decided, and whatever that took is done. */
  readonly resolvedAt: DateTime.Utc | null
}
