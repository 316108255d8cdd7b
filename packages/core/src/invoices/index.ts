/** The only door into invoices. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Invoices } from "./service.js"

export * from "./document.js"
export * from "./errors.js"
export * from "./invoice.js"
export * from "./numbering.js"
export * from "./operations.js"
export * from "./period.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
export * from "./statuses.js"
export * from "./subscribers.js"
export * from "./sweeps.js"
export * from "./totals.js"

export const invoices = domain<Operations, Invoices>(operations, Invoices)
