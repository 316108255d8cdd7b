/** Progress of a payment. Pure, and independent of the order of events. */
import { type PaymentStatus, payableStatuses } from "./statuses.js"

/** Spec 3: only these count as paid; `refunded` does not. */
export const isSettled = (status: PaymentStatus): boolean => status === "succeeded" || status === "partially_refunded"

/** Worth polling. */
export const isOutstanding = (status: PaymentStatus): boolean => status === "pending" || status === "processing"

/** After a decline another method may be tried while the checkout is open. */
export const isPayable = (status: PaymentStatus): boolean => payableStatuses.includes(status)

/**
 * Events move a payment upwards only. So a decline that is told late does not reopen what has expired, and money that
 * arrives after an expiry still counts.
 */
const rank: { readonly [S in PaymentStatus]: number } = {
  pending: 0,
  failed: 1,
  cancelled: 2,
  expired: 2,
  processing: 3,
  succeeded: 4,
  partially_refunded: 5,
  refunded: 6
}

export const canBecome = (from: PaymentStatus, to: PaymentStatus): boolean => rank[to] > rank[from]

/** For a settled payment. */
export const statusAfterRefund = (amountMinor: bigint, refundedMinor: bigint): PaymentStatus =>
  refundedMinor === 0n ? "succeeded" : refundedMinor < amountMinor ? "partially_refunded" : "refunded"
