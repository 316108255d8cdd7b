/** What adapters and hosts use of invoices beside its public door: `@mentorkit/core/invoices/ports`. */
export type { Block, Entry, InvoiceDocument } from "./document.js"
export type { InvoiceRecord } from "./invoice.js"
export { type Period, periodOf } from "./period.js"
export * from "./ports.js"
