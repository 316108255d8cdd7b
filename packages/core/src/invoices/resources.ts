/** Wire schemas of invoices. */
import { Schema } from "effect"
import { Currency, Integer, Money, Timestamp } from "../kernel/index.js"
import { PaymentId, Purpose } from "../payments/index.js"
import { InvoiceStatus, MoneyBackReason } from "./statuses.js"

/** `refunded_at` is null where the time is unknown. */
export const InvoiceRefund = Schema.Struct({
  amount: Money,
  reason: MoneyBackReason,
  refunded_at: Schema.NullOr(Timestamp)
}).annotations({ identifier: "InvoiceRefund" })
export interface InvoiceRefund extends Schema.Schema.Type<typeof InvoiceRefund> {}

const fields = {
  /** Id of the payment. */
  id: PaymentId,
  /** "INV-000042" */
  number: Schema.String,
  reference: Schema.String,
  purpose: Purpose,
  purpose_label: Schema.String,
  purchasable_id: Schema.String,
  description: Schema.String,
  status: InvoiceStatus,
  status_label: Schema.String,
  currency: Currency,
  amount: Money,
  refunded: Money,
  /** `amount - refunded` */
  net_paid: Money,
  seller: Schema.Struct({ name: Schema.String, username: Schema.String }),
  /** By time; they add up to `refunded`. */
  refunds: Schema.Array(InvoiceRefund),
  issued_at: Timestamp,
  paid_at: Timestamp
}

/** The buyer's invoice, without fee and earnings. */
export const Invoice = Schema.Struct({
  ...fields,
  /** `email` is null for an erased account. */
  buyer: Schema.Struct({ name: Schema.String, email: Schema.NullOr(Schema.String) })
}).annotations({ identifier: "Invoice" })
export interface Invoice extends Schema.Schema.Type<typeof Invoice> {}

/** The mentor's invoice, without the buyer's address; `net_earning` is `amount - platform_fee - refunded`. */
export const MentorInvoice = Schema.Struct({
  ...fields,
  buyer: Schema.Struct({ name: Schema.String }),
  /** The part that the platform still keeps. */
  platform_fee: Money,
  net_earning: Money
}).annotations({ identifier: "MentorInvoice" })
export interface MentorInvoice extends Schema.Schema.Type<typeof MentorInvoice> {}

/** A buyer's totals in one currency; `net` is `paid - refunded`. */
export const BuyerTotals = Schema.Struct({
  currency: Currency,
  invoices_count: Integer,
  paid: Money,
  refunded: Money,
  net: Money
}).annotations({ identifier: "BuyerTotals" })
export interface BuyerTotals extends Schema.Schema.Type<typeof BuyerTotals> {}

/** A mentor's totals in one currency; `net_earnings` is `gross - platform_fee - refunded`. */
export const SellerTotals = Schema.Struct({
  currency: Currency,
  invoices_count: Integer,
  gross: Money,
  refunded: Money,
  platform_fee: Money,
  net_earnings: Money
}).annotations({ identifier: "SellerTotals" })
export interface SellerTotals extends Schema.Schema.Type<typeof SellerTotals> {}
