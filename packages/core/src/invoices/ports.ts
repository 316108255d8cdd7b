/** Ports of invoices. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import { type Currency, listOrder, type MentorId, type PageOf, type PageRequest, type UserId } from "../kernel/index.js"
import type { PaymentId, Purpose } from "../payments/index.js"
import type { InvoiceDocument } from "./document.js"
import type { InvoiceRecord } from "./invoice.js"
import type { Period } from "./period.js"
import type { InvoiceStatus } from "./statuses.js"
import type { Sums } from "./totals.js"

/** Whose invoices: those of a buyer or of a seller. */
export type Party =
  | { readonly _tag: "Buyer"; readonly userId: UserId }
  | { readonly _tag: "Seller"; readonly mentorId: MentorId }

/** Those paid last first. */
export const invoicesByPayment = listOrder("invoices", { paidAt: "moment desc", id: "uuid desc" })

export interface InvoiceQuery {
  readonly party: Party
  readonly period: Period
  readonly purpose: Purpose | undefined
  readonly currency: Currency | undefined
  readonly status: InvoiceStatus | undefined
  readonly page: PageRequest
}

/** Invoices with their people. A fixed number of statements a call. */
export class InvoiceRecords extends Context.Tag("@mentorkit/InvoiceRecords")<
  InvoiceRecords,
  {
    /** Last paid first. Payments without a number are left out. */
    readonly list: (query: InvoiceQuery) => Effect.Effect<PageOf<InvoiceRecord>>
    readonly find: (id: PaymentId, party: Party) => Effect.Effect<Option.Option<InvoiceRecord>>
    /** One for each currency, by code. */
    readonly listTotals: (party: Party, period: Period) => Effect.Effect<ReadonlyArray<Sums>>
  }
>() {}

/**
 * The platform's one series of numbers. The transaction in which a payment's money comes leaves it here to be numbered,
 * whatever else it does, and touches nothing that other sales touch.
 */
export class InvoiceNumbers extends Context.Tag("@mentorkit/InvoiceNumbers")<
  InvoiceNumbers,
  {
    /** Whether a settled payment of theirs has no number yet. */
    readonly hasUnnumbered: (party: Party) => Effect.Effect<boolean>
    /** The last number. Locks the series until the transaction ends. */
    readonly lock: Effect.Effect<bigint>
    /**
     * Numbers up to `limit` payments with the numbers after `last`, those that were paid first in front, and answers how
     * many. In the transaction that has locked the series: the database refuses every other number, and any change.
     */
    readonly assign: (batch: {
      readonly last: bigint
      readonly at: DateTime.Utc
      readonly limit: number
    }) => Effect.Effect<number>
  }
>() {}

/** Makes the PDF of an invoice. */
export class InvoicePrinter extends Context.Tag("@mentorkit/InvoicePrinter")<
  InvoicePrinter,
  {
    /**
     * A PDF that needs nothing else to be shown. The same document gives the same bytes, in every process. Bears any
     * text: what is too long goes on to the next page, and what no font can show leaves a mark in its place.
     */
    readonly print: (document: InvoiceDocument) => Effect.Effect<Uint8Array>
  }
>() {}
