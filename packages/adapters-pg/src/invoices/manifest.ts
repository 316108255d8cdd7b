import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { invoices as invoicesTables } from "../migrations/20261122_0730_invoices.js"
import { invoiceNumbers } from "./invoice-numbers.js"
import { invoiceRecords } from "./invoice-records.js"
import { personalData } from "./personal-data.js"

export const invoices = manifest({
  repositories: Layer.merge(invoiceRecords, invoiceNumbers),
  migrations: [invoicesTables],
  personalData,
  obligations: []
})
