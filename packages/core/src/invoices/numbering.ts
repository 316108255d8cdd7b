/** Numbers paid invoices after the sale: numbering inside would make all sales wait for each other. */
import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../kernel/index.js"
import { InvoiceNumbers } from "./ports.js"

/** The series is locked for as long as this takes. */
const batch = 500

export const makeInvoiceNumbering = Effect.gen(function* () {
  const numbers = yield* InvoiceNumbers
  const unitOfWork = yield* UnitOfWork

  /** Returns how many were numbered; 0 when none is left. */
  const numberSome = unitOfWork.transact(
    Effect.gen(function* () {
      const last = yield* numbers.lock
      return yield* numbers.assign({ last, at: yield* DateTime.now, limit: batch })
    })
  )

  /** Numbers everything that was paid when it began. */
  const numberAll: Effect.Effect<void> = Effect.asVoid(Effect.repeat(numberSome, { while: (count) => count === batch }))

  return { numberSome, numberAll }
})
