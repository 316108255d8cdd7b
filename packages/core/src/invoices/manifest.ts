import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Invoices } from "./service.js"
import * as settings from "./settings.js"
import { invoicesSweeps } from "./sweeps.js"

export const invoices = manifest(domain<Operations, Invoices>(operations, Invoices), {
  layer: Invoices.layer,
  settings,
  sweeps: invoicesSweeps
})
