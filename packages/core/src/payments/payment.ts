/** A payment with its checkout intents, refunds, disputes and reviews. */
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
  DisputeState,
  IntentState,
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
  /** Reference for people: "PAY-7K3M9QXZ2T4W". */
  readonly reference: string
  readonly purpose: Purpose
  readonly purchasableId: string
  readonly payerId: UserId
  /** The mentor who earns by it. */
  readonly mentorId: MentorId
  readonly amount: Amount
  /** One line for the checkout page and the invoice. */
  readonly description: string
  readonly platformFeeMinor: bigint
  /** Total that has gone back for good: by the gateway, by other means, or lost in a dispute. */
  readonly refundedMinor: bigint
  /** The platform's share of that. */
  readonly feeRefundedMinor: bigint
  /** The part of it that went by other means than the gateway. */
  readonly elsewhereMinor: bigint
  /** The part of it lost in disputes. */
  readonly lostMinor: bigint
  /** In open disputes. */
  readonly disputedMinor: bigint
  /** In refunds that are requested, under way, or refused and undecided. */
  readonly waitingMinor: bigint
  /** All is owed to the buyer: a disputed part is requested as soon as the dispute is won. */
  readonly owedBecause: RefundReason | null
  readonly status: PaymentStatus
  /** The gateway that takes the money. */
  readonly gateway: string
  /** Known once the buyer has paid. */
  readonly chargeId: ChargeId | null
  readonly createdAt: DateTime.Utc
  /** Deadline of the buyer. */
  readonly expiresAt: DateTime.Utc
  readonly paidAt: DateTime.Utc | null
  /** Refund totals reported before this are wrong: one of the refunds has failed since. */
  readonly sumsCountFrom: DateTime.Utc | null
  /** Delivery of what was sold; the hold before clearing begins. */
  readonly deliveredAt: DateTime.Utc | null
  readonly clearsAt: DateTime.Utc | null
  readonly clearedAt: DateTime.Utc | null
  /** For a period of a subscription. */
  readonly subscriptionId: SubscriptionId | null
  /** The gateway's ids of the subscription and of the period's invoice. */
  readonly gatewaySubscriptionId: GatewaySubscriptionId | null
  readonly gatewayInvoiceId: GatewayInvoiceId | null
}

/** Nothing of it has been refunded, disputed, delivered or cleared. */
export const untouched = {
  refundedMinor: 0n,
  feeRefundedMinor: 0n,
  elsewhereMinor: 0n,
  lostMinor: 0n,
  disputedMinor: 0n,
  waitingMinor: 0n,
  owedBecause: null,
  sumsCountFrom: null,
  deliveredAt: null,
  clearsAt: null,
  clearedAt: null
} satisfies Partial<Payment>

/** An attempt to open a checkout. `started`: the gateway has not answered yet, as far as we know. */
export interface CheckoutIntent {
  readonly id: CheckoutIntentId
  readonly paymentId: PaymentId
  readonly idempotencyKey: string
  readonly payerEmail: string | null
  readonly gateway: string
  readonly state: IntentState
  /** Both known once open. */
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
  /** The admin who requested it, and why; null for an automatic one. */
  readonly requestedBy: UserId | null
  readonly note: string | null
  /** Why the gateway refused, in its own words if it gave any. */
  readonly refusal: string | null
  readonly createdAt: DateTime.Utc
  /** When the gateway accepted it, by its clock; null if not known. */
  readonly takenAt: DateTime.Utc | null
  readonly succeededAt: DateTime.Utc | null
  /** Null until an admin has decided about a refused one. */
  readonly verdict: RefundVerdict | null
}

/** An admin's decision on a refused refund. */
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
  /** The disputed part of the payment: less than the gateway says if less was left. */
  readonly amountMinor: bigint
  readonly state: DisputeState
  readonly openedAt: DateTime.Utc
  readonly closedAt: DateTime.Utc | null
}

/** Received money that differs from the expected amount. */
export interface Review {
  readonly id: ReviewId
  readonly paymentId: PaymentId
  readonly kind: ReviewKind
  readonly expected: Amount
  readonly actual: Amount
  /** The charge whose money is in suspense; null if none is. */
  readonly charge: { readonly gateway: string; readonly chargeId: ChargeId } | null
  /** The part of it that was returned. */
  readonly returnedMinor: bigint
  readonly createdAt: DateTime.Utc
  readonly decision: ReviewDecision | null
  readonly note: string | null
  readonly decidedBy: UserId | null
  readonly decidedAt: DateTime.Utc | null
  /** Decided, and carried out. */
  readonly resolvedAt: DateTime.Utc | null
}
