import { Effect } from "effect"
import type { Sweep } from "../kernel/index.js"
import { numbering } from "./numbering.js"

/** What no event told of: money that went straight back, and payments from before there were invoices. */
export const invoicesSweeps = Effect.map(
  numbering,
  ({ numberSome }): ReadonlyArray<Sweep> => [{ name: "invoices.numberPaid", cron: "* * * * *", run: numberSome }]
)
