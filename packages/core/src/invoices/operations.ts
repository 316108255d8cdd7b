/** The operations of invoices: the same for buyers and for mentors. */
import { Schema } from "effect"
import { Currency, namedOperations, operation, optional, Page, pageFields } from "../kernel/index.js"
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
    purpose: optional(Purpose),
    currency: optional(Currency),
    status: optional(InvoiceStatus)
  }),
  rules: periodProblems,
  failures: []
}
const byId = { input: Schema.Struct({ id: PaymentId }), failures: [InvoiceNotFound] }

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
const bought = { buyer: Schema.Array(BuyerTotals) }

export const operations = namedOperations("invoices", {
  listMenteeInvoices: operation({ access: "user", ...list, success: Schema.Struct({ invoices: Page(Invoice) }) }),
  getMenteeInvoice: operation({ access: "user", ...byId, success: Schema.Struct({ invoice: Invoice }) }),
  printMenteeInvoice: operation({ access: "user", ...print }),
  getMenteeSummary: operation({ access: "user", ...summary, success: Schema.Struct(bought) }),
  listMentorInvoices: operation({
    access: "mentor",
    ...list,
    success: Schema.Struct({ invoices: Page(MentorInvoice) })
  }),
  getMentorInvoice: operation({ access: "mentor", ...byId, success: Schema.Struct({ invoice: MentorInvoice }) }),
  printMentorInvoice: operation({ access: "mentor", ...print }),
  /** Totals of the mentor's own purchases, too. */
  getMentorSummary: operation({
    access: "mentor",
    ...summary,
    success: Schema.Struct({ seller: Schema.Array(SellerTotals), ...bought })
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
