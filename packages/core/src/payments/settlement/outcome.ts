/** Outcome of one gateway event. */
import type { JournalEntry } from "../../earnings/index.js"
import type { Payment } from "../payment.js"
import type { InboxState } from "../statuses.js"

export interface Outcome {
  readonly state: Exclude<InboxState, "received">
  /** Posted last, since balances are locked last. */
  readonly entries: ReadonlyArray<JournalEntry>
}

/** The outcome with the updated payment. */
export interface AppliedEvent extends Outcome {
  readonly payment: Payment
}

export const outcome = (state: Outcome["state"], entries: Outcome["entries"] = []): Outcome => ({ state, entries })

/** The parties of an event of the payment. */
export const partiesOf = ({ id, mentorId, payerId, purchasableId, purpose }: Payment) => ({
  paymentId: id,
  purpose,
  purchasableId,
  payerId,
  mentorId
})
