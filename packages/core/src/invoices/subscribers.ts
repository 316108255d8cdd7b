/** Subscribers of invoices. */
import { Effect } from "effect"
import { reaction } from "../kernel/index.js"
import { makeInvoiceNumbering } from "./numbering.js"

/** A short transaction of its own, since it locks the series. Safe to repeat. */
export const numberInvoice = reaction(
  { name: "invoices.numberInvoice", lane: "effects", priority: "high", effects: "outside" },
  Effect.map(makeInvoiceNumbering, ({ numberAll }) => ({ run: () => numberAll }))
)
