/** Reads invoices, numbering outstanding ones first. */
import { Effect } from "effect"
import type { MentorId, UserId } from "../../kernel/index.js"
import { makeInvoiceNumbering } from "../numbering.js"
import { InvoiceNumbers, InvoiceRecords, type Party } from "../ports.js"

export const makeReadRecords = Effect.gen(function* () {
  const records = yield* InvoiceRecords
  const numbers = yield* InvoiceNumbers
  const { numberAll } = yield* makeInvoiceNumbering

  /** The records, once all invoices of the party are numbered. */
  return Effect.fnUntraced(function* (party: Party) {
    if (yield* numbers.hasUnnumbered(party)) yield* numberAll
    return records
  })
})

export const buyer = ({ userId }: { readonly userId: UserId }): Party => ({ _tag: "Buyer", userId })
export const seller = ({ mentorId }: { readonly mentorId: MentorId }): Party => ({ _tag: "Seller", mentorId })
