/** Gives numbers to what has been paid, after the sale: a number taken within it would have all sales wait for each other. */
import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../kernel/index.js"
import { InvoiceNumbers } from "./ports.js"

/** The series is locked for as long as this takes. */
const batch = 500

export const numbering = Effect.gen(function* () {
  const numbers = yield* InvoiceNumbers
  const unitOfWork = yield* UnitOfWork

  /** Answers how many have got one; 0 when nothing is left. */
  const numberSome = unitOfWork.transact(
    Effect.gen(function* () {
      const last = yield* numbers.lock
      return yield* numbers.assign({ last, at: yield* DateTime.now, limit: batch })
    })
  )

  /** Until everything has one that had come in when this began. */
  const numberAll: Effect.Effect<void> = Effect.asVoid(Effect.repeat(numberSome, { while: (count) => count === batch }))

  return { numberSome, numberAll }
})
