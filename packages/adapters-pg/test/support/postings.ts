/** Entries of the journal without payments. */
import { charge, JournalEntryId, Ledger, type Sale } from "@mentorkit/core/earnings"
import { Currency, type MentorId, UnitOfWork } from "@mentorkit/core/kernel"
import { DateTime, Effect } from "effect"

const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")

/** A sale of eighty dollars, of which the house keeps twelve. */
export const saleOf = (mentorId: MentorId): Sale => ({
  paymentId: crypto.randomUUID(),
  mentorId,
  gross: { minor: 8000n, currency: Currency.make("USD") },
  feeMinor: 1200n,
  refundedMinor: 0n,
  elsewhereMinor: 0n,
  disputedMinor: 0n,
  waitingMinor: 0n,
  isCleared: false
})

/** Of a sale that payments knows nothing of: nothing but the chain and the sums can be right or wrong about it. */
export const postSale = Effect.fnUntraced(function* (mentorId: MentorId) {
  const ledger = yield* Ledger
  const { transact } = yield* UnitOfWork
  const id = JournalEntryId.make(crypto.randomUUID())
  yield* transact(ledger.post({ ...charge(id, saleOf(mentorId), at), paymentId: null }))
  return id
})
