/** Gathers the handlers of invoices. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { printMenteeInvoice, printMentorInvoice } from "./use-cases/print-invoice.js"
import {
  getMenteeInvoice,
  getMentorInvoice,
  listMenteeInvoices,
  listMentorInvoices
} from "./use-cases/read-invoices.js"
import { getMenteeSummary, getMentorSummary } from "./use-cases/summarize.js"

export class Invoices extends Context.Tag("@mentorkit/Invoices")<Invoices, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Invoices,
    Effect.all({
      listMenteeInvoices,
      getMenteeInvoice,
      printMenteeInvoice,
      getMenteeSummary,
      listMentorInvoices,
      getMentorInvoice,
      printMentorInvoice,
      getMentorSummary
    })
  )
}
