/** Makes money available after its hold, many sales in one transaction. */
import { DateTime, Effect } from "effect"
import { type JournalEntry, JournalEntryId, Ledger } from "../earnings/index.js"
import { Ids, UnitOfWork } from "../kernel/index.js"
import { entriesFor } from "./money.js"
import type { Payment } from "./payment.js"
import { PaymentRepository } from "./ports.js"

const batch = 500

export const makeClearSales = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const ledger = yield* Ledger
  const ids = yield* Ids
  const { transact } = yield* UnitOfWork

  const entriesOf = Effect.fnUntraced(function* (payment: Payment, at: DateTime.Utc) {
    const id = JournalEntryId.make(yield* ids.uuid)
    return entriesFor(id, payment, { ...payment, clearedAt: at }, { kind: "clearance", of: payment.id, at })
  })

  /** Returns how many sales have cleared. Rows locked by others wait for the next run. */
  return Effect.gen(function* () {
    const at = yield* DateTime.now
    const due = yield* payments.lockDueForClearing(at, batch)
    if (due.length === 0) return 0
    const entries: ReadonlyArray<ReadonlyArray<JournalEntry>> = yield* Effect.forEach(due, (one) => entriesOf(one, at))
    yield* payments.markCleared(
      due.map(({ id }) => id),
      at
    )
    yield* ledger.postAll(entries.flat())
    return due.length
  }).pipe(transact)
})
