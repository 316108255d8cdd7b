/** Payments as admins look at them, with everybody concerned and whatever waits for a decision. */
import { Context, type Effect, type Option } from "effect"
import type { MentorId, PageOf, PageRequest, UserId } from "../kernel/index.js"
import type { PaymentId, RefundId } from "./ids.js"
import type { Payment, Refund, Review } from "./payment.js"
import type { PaymentStatus, Purpose } from "./statuses.js"

/** A payment with its people and its refunds, the oldest first. */
export interface TransactionRecord {
  readonly payment: Payment
  readonly payer: { readonly id: UserId; readonly fullName: string; readonly email: string }
  readonly mentor: { readonly id: MentorId; readonly fullName: string }
  readonly refunds: ReadonlyArray<Refund>
}

export interface TransactionFilter {
  readonly status: PaymentStatus | undefined
  readonly purpose: Purpose | undefined
  readonly mentorId: MentorId | undefined
  readonly payerId: UserId | undefined
  /** The whole reference. */
  readonly reference: string | undefined
}

/** A fixed number of statements a call; the newest first. */
export class Transactions extends Context.Tag("@mentorkit/Transactions")<
  Transactions,
  {
    readonly find: (id: PaymentId) => Effect.Effect<Option.Option<TransactionRecord>>
    readonly list: (filter: TransactionFilter, page: PageRequest) => Effect.Effect<PageOf<TransactionRecord>>
    /** Refunds that the gateway refused and nobody has decided about, the oldest first. */
    readonly listRefused: (
      page: PageRequest
    ) => Effect.Effect<PageOf<{ readonly refundId: RefundId; readonly transaction: TransactionRecord }>>
    /** Resolved ones, or those that are not, the oldest first. */
    readonly listReviews: (
      isResolved: boolean,
      page: PageRequest
    ) => Effect.Effect<PageOf<{ readonly review: Review; readonly transaction: TransactionRecord }>>
  }
>() {}
