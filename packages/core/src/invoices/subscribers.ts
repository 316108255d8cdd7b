/** What invoices does about events. */
import { Effect } from "effect"
import { reaction } from "../kernel/index.js"
import { numbering } from "./numbering.js"

/** In a transaction of its own, as short as can be: the series is everybody's. Once more does no harm. */
export const numberInvoice = reaction(
  { name: "invoices.numberInvoice", lane: "effects", priority: "high", effects: "outside" },
  Effect.map(numbering, ({ numberAll }) => ({ run: () => numberAll }))
)
