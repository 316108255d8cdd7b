/** Wire schemas of invoices. */
import { Schema } from "effect"
import { Currency, described, describedMoney, Integer, Timestamp } from "../kernel/index.js"
import { PaymentId, Purpose } from "../payments/index.js"
import { InvoiceStatus, MoneyBackReason } from "./statuses.js"

const text = (description: string, example: string) => described(Schema.String, description, example)

export const InvoiceRefund = Schema.Struct({
  amount: describedMoney("What went back.", 2000),
  reason: MoneyBackReason,
  refunded_at: Schema.NullOr(described(Timestamp, "When it went back; null where nobody knows."))
}).annotations({ identifier: "InvoiceRefund", description: "A part of an invoice that went back to the buyer." })
export interface InvoiceRefund extends Schema.Schema.Type<typeof InvoiceRefund> {}

const buyerName = text("Name of the buyer.", "Mika Sorensen")

const fields = {
  id: described(PaymentId, "Id of the invoice, which is that of its payment."),
  number: text("Number of the invoice; there are no gaps between them.", "INV-000042"),
  reference: text("Reference of the payment for people.", "PAY-7K3M9QXZ2T4W"),
  purpose: Purpose,
  purpose_label: text("The purpose for people.", "Mentoring session"),
  purchasable_id: text(
    "Id of what was paid for, by `purpose`: such as that of the booking.",
    "01920000-0000-7000-8000-000000000001"
  ),
  description: text("What was paid for, in one line.", "Career review with Ana Duarte"),
  status: InvoiceStatus,
  status_label: text("The status for people.", "Partially Refunded"),
  currency: described(Currency, "Currency of all its amounts.", "EUR"),
  amount: describedMoney("What the buyer paid."),
  refunded: describedMoney("How much of it went back, lost disputes included.", 2000),
  net_paid: describedMoney("`amount - refunded`.", 6000),
  seller: described(
    Schema.Struct({
      name: text("Full name of the mentor.", "Ana Duarte"),
      username: text("Username of the mentor.", "ana-duarte")
    }),
    "The mentor who sold it."
  ),
  refunds: described(Schema.Array(InvoiceRefund), "All that went back, the earliest first; they add up to `refunded`."),
  issued_at: described(Timestamp, "When the invoice got its number, soon after the payment."),
  paid_at: described(Timestamp, "When the buyer paid.")
}

export const Invoice = Schema.Struct({
  ...fields,
  buyer: described(
    Schema.Struct({
      name: buyerName,
      email: Schema.NullOr(text("Email address of the buyer; null for an erased account.", "mika@example.com"))
    }),
    "The person who paid."
  )
}).annotations({
  identifier: "Invoice",
  description: "An invoice for its buyer, without the platform's fee and the mentor's earnings."
})
export interface Invoice extends Schema.Schema.Type<typeof Invoice> {}

export const MentorInvoice = Schema.Struct({
  ...fields,
  buyer: described(Schema.Struct({ name: buyerName }), "The person who paid; mentors do not see the address."),
  platform_fee: describedMoney("The fee that the platform still keeps: less than at first where some went back.", 900),
  net_earning: describedMoney("What the mentor is owed: `amount - platform_fee - refunded`.", 5100)
}).annotations({
  identifier: "MentorInvoice",
  description: "An invoice for the mentor who sold it, without the buyer's address."
})
export interface MentorInvoice extends Schema.Schema.Type<typeof MentorInvoice> {}

const currency = described(Currency, "Currency of all amounts beside it; nothing is converted.", "EUR")
const count = described(Integer, "How many invoices are counted, refunded ones included.", 3)

export const BuyerTotals = Schema.Struct({
  currency,
  invoices_count: count,
  paid: describedMoney("All that was paid.", 24000),
  refunded: describedMoney("All of it that went back.", 2000),
  net: describedMoney("`paid - refunded`.", 22000)
}).annotations({ identifier: "BuyerTotals", description: "What a person has bought in one currency." })
export interface BuyerTotals extends Schema.Schema.Type<typeof BuyerTotals> {}

export const SellerTotals = Schema.Struct({
  currency,
  invoices_count: count,
  gross: describedMoney("All that buyers paid.", 24000),
  refunded: describedMoney("All of it that went back to them.", 2000),
  platform_fee: describedMoney("The fees that the platform still keeps.", 3300),
  net_earnings: describedMoney("What the mentor is owed: `gross - platform_fee - refunded`.", 18700)
}).annotations({ identifier: "SellerTotals", description: "What a mentor has sold in one currency." })
export interface SellerTotals extends Schema.Schema.Type<typeof SellerTotals> {}
