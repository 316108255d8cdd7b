/** The text of an invoice, ready for layout. Pure. */
import { DateTime } from "effect"
import { moneyOf } from "../kernel/index.js"
import { paymentStatusLabels } from "../payments/index.js"
import { type InvoiceRecord, invoiceNumberOf, moneyBackOf, sellerSharesOf } from "./invoice.js"
import { moneyBackLabels, purposeLabels } from "./statuses.js"

export interface Block {
  readonly title: string
  readonly name: string
  readonly lines: ReadonlyArray<string>
}

export interface Entry {
  readonly label: string
  readonly value: string
}

export interface InvoiceDocument {
  /** File date, fixed: a clock would make every print a different file. */
  readonly createdAt: DateTime.Utc
  readonly number: string
  readonly status: string
  readonly issuer: { readonly name: string; readonly lines: ReadonlyArray<string> }
  readonly facts: ReadonlyArray<Entry>
  readonly parties: ReadonlyArray<Block>
  readonly item: { readonly description: string; readonly kind: string; readonly amount: string }
  /** One entry for each refund. */
  readonly refunds: ReadonlyArray<Entry & { readonly date: string }>
  readonly totals: ReadonlyArray<Entry>
  /** The last line. */
  readonly result: Entry
  /** For the seller only. */
  readonly shares: ReadonlyArray<Entry>
}

export interface Issuer {
  readonly name: string
  readonly address: ReadonlyArray<string>
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** "3 Mar 2027", in UTC: both sides have the same invoice, wherever they are. */
export const dayOf = (at: DateTime.Utc): string => {
  const { day, month, year } = DateTime.toPartsUtc(at)
  return `${day} ${months[month - 1]} ${year}`
}

/** The buyer's invoice has no fee and earnings; the seller's has both and not the buyer's address. */
export const documentOf = (record: InvoiceRecord, issuer: Issuer, isFor: "buyer" | "seller"): InvoiceDocument => {
  const { amount, buyer, refundedMinor, seller } = record
  const money = (minor: bigint) => moneyOf({ minor, currency: amount.currency }).formatted
  const { netEarningMinor, platformFeeMinor } = sellerSharesOf(record)
  const hasRefunds = refundedMinor > 0n
  return {
    createdAt: record.issuedAt,
    number: invoiceNumberOf(record.number),
    status: paymentStatusLabels[record.status],
    issuer: { name: issuer.name, lines: issuer.address },
    facts: [
      { label: "Issued", value: dayOf(record.issuedAt) },
      { label: "Paid", value: dayOf(record.paidAt) },
      { label: "Reference", value: record.reference },
      { label: "Currency", value: amount.currency }
    ],
    parties: [
      { title: "Billed to", name: buyer.name, lines: isFor === "seller" || buyer.email === null ? [] : [buyer.email] },
      { title: "Sold by", name: seller.name, lines: [`@${seller.username}`] }
    ],
    item: {
      description: record.description,
      kind: purposeLabels[record.purpose],
      amount: money(amount.minor)
    },
    refunds: moneyBackOf(record).map(({ at, minor, reason }) => ({
      date: at === null ? "" : dayOf(at),
      label: moneyBackLabels[reason],
      value: money(-minor)
    })),
    totals: hasRefunds
      ? [
          { label: "Paid", value: money(amount.minor) },
          { label: "Refunded", value: money(-refundedMinor) }
        ]
      : [],
    result: { label: hasRefunds ? "Net paid" : "Total paid", value: money(amount.minor - refundedMinor) },
    shares:
      isFor === "buyer"
        ? []
        : [
            { label: "Platform fee", value: money(-platformFeeMinor) },
            { label: "Net earning", value: money(netEarningMinor) }
          ]
  }
}
