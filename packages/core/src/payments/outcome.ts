/** What came of one piece of news. */
import type { JournalEntry, Sale } from "../earnings/index.js"
import type { Payment } from "./payment.js"
import type { InboxState } from "./statuses.js"

export interface Outcome {
  readonly state: Exclude<InboxState, "received">
  /** Posted last, since balances are locked last. */
  readonly entries: ReadonlyArray<JournalEntry>
}

export const outcome = (state: Outcome["state"], entries: Outcome["entries"] = []): Outcome => ({ state, entries })

export const saleOf = (payment: Payment): Sale => ({
  paymentId: payment.id,
  mentorId: payment.mentorId,
  gross: payment.amount,
  feeMinor: payment.platformFeeMinor,
  refundedMinor: payment.refundedMinor,
  feeRefundedMinor: payment.feeRefundedMinor
})

/** Whom an event of the payment concerns. */
export const partiesOf = ({ id, mentorId, payerId, purchasableId, purpose }: Payment) => ({
  paymentId: id,
  purpose,
  purchasableId,
  payerId,
  mentorId
})
