/** The operations of invoices: the same for buyers and for mentors. */
import { Schema } from "effect"
import { Currency, described, namedOperations, operation, optional, Page, pageFields } from "../kernel/index.js"
import { PaymentId, Purpose } from "../payments/index.js"
import { InvoiceNotFound } from "./errors.js"
import { periodFields, periodProblems } from "./period.js"
import { invoicesByPayment } from "./ports.js"
import { BuyerTotals, Invoice, MentorInvoice, SellerTotals } from "./resources.js"
import { printsPerMinute } from "./settings.js"
import { InvoiceStatus } from "./statuses.js"

const list = {
  input: Schema.Struct({
    ...pageFields(invoicesByPayment),
    ...periodFields,
    purpose: optional(described(Purpose, "Only invoices for this.", "booking")),
    currency: optional(described(Currency, "Only invoices in this currency.", "EUR")),
    status: optional(described(InvoiceStatus, "Only invoices in this status.", "succeeded"))
  }),
  rules: periodProblems,
  failures: []
}
const byId = {
  input: Schema.Struct({ id: described(PaymentId, "Id of the invoice, which is that of its payment.") }),
  failures: [InvoiceNotFound]
}

const print = {
  ...byId,
  success: Schema.Struct({
    /** "INV-000042.pdf" */
    file_name: Schema.String,
    content: Schema.Uint8ArrayFromSelf.annotations({ jsonSchema: { type: "string", format: "binary" } })
  }),
  rateLimit: { perMinute: printsPerMinute }
}
const summary = { input: Schema.Struct(periodFields), rules: periodProblems, failures: [] }
const bought = {
  buyer: described(Schema.Array(BuyerTotals), "What you have bought, by currency; without any that you never paid in.")
}

export const operations = namedOperations("invoices", {
  listMenteeInvoices: operation({
    access: "user",
    showsPeople: "records",
    ...list,
    success: Schema.Struct({ invoices: Page(Invoice) })
  }),
  getMenteeInvoice: operation({
    access: "user",
    showsPeople: "records",
    ...byId,
    success: Schema.Struct({ invoice: described(Invoice, "The invoice.") })
  }),
  printMenteeInvoice: operation({ access: "user", ...print }),
  getMenteeSummary: operation({ access: "user", ...summary, success: Schema.Struct(bought) }),
  listMentorInvoices: operation({
    access: "mentor",
    showsPeople: "records",
    ...list,
    success: Schema.Struct({ invoices: Page(MentorInvoice) })
  }),
  getMentorInvoice: operation({
    access: "mentor",
    showsPeople: "records",
    ...byId,
    success: Schema.Struct({ invoice: described(MentorInvoice, "The invoice.") })
  }),
  printMentorInvoice: operation({ access: "mentor", ...print }),
  getMentorSummary: operation({
    access: "mentor",
    ...summary,
    success: Schema.Struct({
      seller: described(
        Schema.Array(SellerTotals),
        "What you have sold, by currency; without any that you never sold in."
      ),
      ...bought
    })
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
