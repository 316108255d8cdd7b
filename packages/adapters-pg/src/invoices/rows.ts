/** Rows of invoices: a payment with its number, the names on both sides and what went back. */
import { InvoiceStatus, MoneyBackReason } from "@mentorkit/core/invoices"
import type { InvoiceRecord } from "@mentorkit/core/invoices/ports"
import { Currency, Timestamp } from "@mentorkit/core/kernel"
import { PaymentId, Purpose } from "@mentorkit/core/payments"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

export const InvoiceRow = Schema.Struct({
  id: PaymentId,
  number: Schema.BigIntFromSelf,
  issuedAt: Moment,
  paidAt: Moment,
  reference: Schema.String,
  purpose: Purpose,
  purchasableId: Schema.String,
  description: Schema.String,
  status: InvoiceStatus,
  amountMinor: Schema.BigIntFromSelf,
  currency: Currency,
  refundedMinor: Schema.BigIntFromSelf,
  platformFeeMinor: Schema.BigIntFromSelf,
  feeRefundedMinor: Schema.BigIntFromSelf,
  buyer: Schema.Struct({ name: Schema.String, email: Schema.NullOr(Schema.String) }),
  seller: Schema.Struct({ name: Schema.String, username: Schema.String }),
  // Amounts are text: a JSON number may be too small for them.
  refunds: Schema.Array(Schema.Struct({ minor: Schema.BigInt, reason: MoneyBackReason, at: Timestamp }))
})

export const toRecord = ({
  amountMinor,
  currency,
  platformFeeMinor: feeMinor,
  ...row
}: typeof InvoiceRow.Type): InvoiceRecord => ({
  ...row,
  amount: { minor: amountMinor, currency },
  feeMinor
})

export const SumsRow = Schema.Struct({
  currency: Currency,
  count: Schema.Int,
  amountMinor: Schema.BigIntFromSelf,
  refundedMinor: Schema.BigIntFromSelf,
  feeMinor: Schema.BigIntFromSelf,
  feeRefundedMinor: Schema.BigIntFromSelf
})
