/** Prints an invoice for its buyer or for its seller, who sees more. */
import { Effect, Option } from "effect"
import { type Handler, Settings } from "../../kernel/index.js"
import type { PaymentId } from "../../payments/index.js"
import { documentOf } from "../document.js"
import { InvoiceNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { InvoicePrinter, type Party } from "../ports.js"
import { issuerAddress, issuerName } from "../settings.js"
import { buyer, makeReadRecords, seller } from "./read-records.js"

const makePrint = Effect.gen(function* () {
  const printer = yield* InvoicePrinter
  const settings = yield* Settings
  const recordsOf = yield* makeReadRecords

  return Effect.fnUntraced(function* (party: Party, id: PaymentId) {
    const found = yield* (yield* recordsOf(party)).find(id, party)
    if (Option.isNone(found)) return yield* new InvoiceNotFound()
    const issuer = { name: yield* settings.get(issuerName), address: yield* settings.get(issuerAddress) }
    const document = documentOf(found.value, issuer, party._tag === "Buyer" ? "buyer" : "seller")
    return { file_name: `${document.number}.pdf`, content: yield* printer.print(document) }
  })
})

type Print<K extends keyof Operations> = Effect.Effect<
  Handler<Operations, K>,
  never,
  Effect.Effect.Context<typeof makePrint>
>

export const printMenteeInvoice: Print<"printMenteeInvoice"> = Effect.map(
  makePrint,
  (print) =>
    (actor, { id }) =>
      print(buyer(actor), id)
)

export const printMentorInvoice: Print<"printMentorInvoice"> = Effect.map(
  makePrint,
  (print) =>
    (actor, { id }) =>
      print(seller(actor), id)
)
