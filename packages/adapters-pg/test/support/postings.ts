/** Entries of the journal without payments. */
import { JournalEntryId } from "@mentorkit/core/earnings"
import { charge, Ledger } from "@mentorkit/core/earnings/ports"
import type { MentorId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { saleOf } from "@mentorkit/test-kit/payments/sale-of"
import { DateTime, Effect } from "effect"

const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")

/** Of a sale that payments knows nothing of: nothing but the chain and the sums can be right or wrong about it. */
export const postSale = Effect.fnUntraced(function* (mentorId: MentorId) {
  const ledger = yield* Ledger
  const { transact } = yield* UnitOfWork
  const id = JournalEntryId.make(crypto.randomUUID())
  yield* transact(ledger.post({ ...charge(id, saleOf(mentorId), at), paymentId: null }))
  return id
})
