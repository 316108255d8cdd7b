/** Payments for admins, with their people and open decisions. */
import { Context, type Effect, type Option } from "effect"
import { listOrder, type MentorId, type PageOf, type PageRequest, type UserId } from "../kernel/index.js"
import type { PaymentId, RefundId } from "./ids.js"
import type { Payment, Refund, Review } from "./payment.js"
import type { PaymentStatus, Purpose } from "./statuses.js"

/** A payment with its people and refunds, oldest first. */
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
  /** Exact match. */
  readonly reference: string | undefined
}

/** The newest transactions first. */
export const newestTransactions = listOrder("transactions", { id: "uuid desc" })
/** Those that have waited longest first. */
export const refundQueue = listOrder("refund-queue", { id: "uuid asc" })
export const reviewQueue = listOrder("payment-reviews", { id: "uuid asc" })

/** A fixed number of statements a call; newest first. */
export class Transactions extends Context.Tag("@mentorkit/Transactions")<
  Transactions,
  {
    readonly find: (id: PaymentId) => Effect.Effect<Option.Option<TransactionRecord>>
    readonly list: (filter: TransactionFilter, page: PageRequest) => Effect.Effect<PageOf<TransactionRecord>>
    /** Refunds refused by the gateway and undecided, oldest first. */
    readonly listRefused: (
      page: PageRequest
    ) => Effect.Effect<PageOf<{ readonly refundId: RefundId; readonly transaction: TransactionRecord }>>
    /** Resolved or unresolved reviews, oldest first. */
    readonly listReviews: (
      isResolved: boolean,
      page: PageRequest
    ) => Effect.Effect<PageOf<{ readonly review: Review; readonly transaction: TransactionRecord }>>
  }
>() {}
