/** Every port of invoices on PostgreSQL. */
import { Layer } from "effect"
import { invoiceNumbers } from "./invoice-numbers.js"
import { invoiceRecords } from "./invoice-records.js"

export const invoicesRepositories = Layer.merge(invoiceRecords, invoiceNumbers)
