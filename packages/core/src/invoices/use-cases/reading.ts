/** What all reads of invoices have in common. */
import { Effect } from "effect"
import type { MentorId, UserId } from "../../kernel/index.js"
import { numbering } from "../numbering.js"
import { InvoiceNumbers, InvoiceRecords, type Party } from "../ports.js"

export const reading = Effect.gen(function* () {
  const records = yield* InvoiceRecords
  const numbers = yield* InvoiceNumbers
  const { numberAll } = yield* numbering

  /** The records, once everything that they have bought or sold has its number. */
  return Effect.fnUntraced(function* (party: Party) {
    if (yield* numbers.hasUnnumbered(party)) yield* numberAll
    return records
  })
})

export const buyer = ({ userId }: { readonly userId: UserId }): Party => ({ _tag: "Buyer", userId })
export const seller = ({ mentorId }: { readonly mentorId: MentorId }): Party => ({ _tag: "Seller", mentorId })
