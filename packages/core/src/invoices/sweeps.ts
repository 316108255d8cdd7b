import { Effect } from "effect"
import type { Sweep } from "../kernel/index.js"
import { makeInvoiceNumbering } from "./numbering.js"

/** For payments without an event: refunded at once, or older than invoices. */
export const invoicesSweeps = Effect.map(
  makeInvoiceNumbering,
  ({ numberSome }): ReadonlyArray<Sweep> => [{ name: "invoices.numberPaid", cron: "* * * * *", run: numberSome }]
)
