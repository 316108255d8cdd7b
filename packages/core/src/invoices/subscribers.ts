/** What invoices does about events. */
import { Effect } from "effect"
import type { Subscriber } from "../kernel/index.js"
import { numbering } from "./numbering.js"

/** In a transaction of its own, as short as can be: the series is everybody's. Once more does no harm. */
export const numberInvoice = Effect.map(
  numbering,
  ({ numberAll }): Subscriber<unknown> => ({
    name: "invoices.numberInvoice",
    effects: "outside",
    run: () => numberAll
  })
)
