/** What is stored, whatever it is stored in, as plain rows. Money is in minor units. */

export interface PaymentFact {
  readonly id: string
  readonly purpose: string
  readonly wareId: string
  readonly mentorId: string
  readonly currency: string
  readonly gross: bigint
  readonly fee: bigint
  readonly refunded: bigint
  readonly feeRefunded: bigint
  readonly elsewhere: bigint
  readonly lost: bigint
  readonly disputed: bigint
  readonly waiting: bigint
  readonly status: string
  readonly chargeId: string | null
  readonly isPaid: boolean
  readonly clearsAt: number | null
  readonly isCleared: boolean
  readonly subscriptionId: string | null
  readonly gatewayInvoiceId: string | null
}

export interface RefundFact {
  readonly id: string
  readonly paymentId: string
  readonly minor: bigint
  readonly state: string
  readonly reason: string
  readonly resolution: string | null
  readonly gatewayRefundId: string | null
}

export interface DisputeFact {
  readonly paymentId: string
  readonly gatewayDisputeId: string
  readonly minor: bigint
  readonly state: string
}

export interface ReviewFact {
  readonly id: string
  readonly paymentId: string
  readonly kind: string
  readonly currency: string
  readonly actual: bigint
  readonly returned: bigint
  readonly chargeId: string | null
  readonly decision: string | null
  readonly isResolved: boolean
}

export interface SubscriptionFact {
  readonly id: string
  readonly wareId: string
  readonly status: string
  readonly endedBy: string | null
  readonly isCancelled: boolean
  readonly gatewaySubscriptionId: string | null
}

export interface EndFact {
  readonly gatewaySubscriptionId: string
  readonly isDone: boolean
}

export interface EventFact {
  readonly eventId: string
  readonly state: string
}

export interface PostingFact {
  readonly account: string
  readonly mentorId: string | null
  readonly currency: string
  readonly minor: bigint
}

export interface EntryFact {
  readonly key: string
  readonly paymentId: string | null
  readonly postings: ReadonlyArray<PostingFact>
}

export interface BalanceFact {
  readonly mentorId: string
  readonly currency: string
  readonly account: string
  readonly minor: bigint
}

export interface WithdrawalFact {
  readonly id: string
  readonly mentorId: string
  readonly currency: string
  readonly minor: bigint
  readonly status: string
}

export interface WareFact {
  readonly id: string
  readonly state: string
  readonly grantedFor: string | null
}

export interface Facts {
  readonly payments: ReadonlyArray<PaymentFact>
  readonly refunds: ReadonlyArray<RefundFact>
  readonly disputes: ReadonlyArray<DisputeFact>
  readonly reviews: ReadonlyArray<ReviewFact>
  readonly subscriptions: ReadonlyArray<SubscriptionFact>
  readonly ends: ReadonlyArray<EndFact>
  readonly events: ReadonlyArray<EventFact>
  readonly entries: ReadonlyArray<EntryFact>
  readonly balances: ReadonlyArray<BalanceFact>
  readonly withdrawals: ReadonlyArray<WithdrawalFact>
  readonly wares: ReadonlyArray<WareFact>
}
