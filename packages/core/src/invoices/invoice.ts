/** An invoice: the document of one settled payment. Pure. */
import type { DateTime } from "effect"
import { type Amount, moneyOf } from "../kernel/index.js"
import { type PaymentId, type Purpose, paymentStatusLabels } from "../payments/index.js"
import type { Invoice, InvoiceRefund, MentorInvoice } from "./resources.js"
import { type InvoiceStatus, type MoneyBackReason, purposeLabels } from "./statuses.js"

/** One refund; `at` is null where the time is unknown. */
export interface MoneyBack {
  readonly minor: bigint
  readonly reason: MoneyBackReason
  readonly at: DateTime.Utc | null
}

/** A payment with its invoice number. */
export interface InvoiceRecord {
  readonly id: PaymentId
  /** From 1, without gaps and duplicates. */
  readonly number: bigint
  /** Later numbers are never issued earlier. */
  readonly issuedAt: DateTime.Utc
  readonly paidAt: DateTime.Utc
  readonly reference: string
  readonly purpose: Purpose
  readonly purchasableId: string
  readonly description: string
  readonly status: InvoiceStatus
  readonly amount: Amount
  readonly refundedMinor: bigint
  readonly feeMinor: bigint
  readonly feeRefundedMinor: bigint
  /** `email` is null for an erased account. */
  readonly buyer: { readonly name: string; readonly email: string | null }
  readonly seller: { readonly name: string; readonly username: string }
  /** By time, earliest first. */
  readonly refunds: ReadonlyArray<MoneyBack>
}

/** "INV-000042"; more digits from the millionth on. */
export const invoiceNumberOf = (number: bigint): string => `INV-${number.toString().padStart(6, "0")}`

/** The fee that the platform still keeps, and what the mentor is owed. Spec 3: amount - platform_fee - refunded. */
export const sellerSharesOf = ({
  amount,
  feeMinor,
  feeRefundedMinor,
  refundedMinor
}: Pick<InvoiceRecord, "amount" | "feeMinor" | "feeRefundedMinor" | "refundedMinor">) => {
  const platformFeeMinor = feeMinor - feeRefundedMinor
  return { platformFeeMinor, netEarningMinor: amount.minor - platformFeeMinor - refundedMinor }
}

/** All refunds; an unexplained rest comes last, so that they add up. */
export const moneyBackOf = ({
  refundedMinor,
  refunds
}: Pick<InvoiceRecord, "refundedMinor" | "refunds">): ReadonlyArray<MoneyBack> => {
  const rest = refunds.reduce((left, { minor }) => left - minor, refundedMinor)
  return rest > 0n ? [...refunds, { minor: rest, reason: "other", at: null }] : refunds
}

const refundsOf = (record: InvoiceRecord): ReadonlyArray<InvoiceRefund> =>
  moneyBackOf(record).map(({ at, minor, reason }) => ({
    amount: moneyOf({ minor, currency: record.amount.currency }),
    reason,
    refunded_at: at
  }))

/** Fields for both sides. */
const shared = (record: InvoiceRecord) => {
  const { amount, number, purpose, refundedMinor, status } = record
  const money = (minor: bigint) => moneyOf({ minor, currency: amount.currency })
  return {
    id: record.id,
    number: invoiceNumberOf(number),
    reference: record.reference,
    purpose,
    purpose_label: purposeLabels[purpose],
    purchasable_id: record.purchasableId,
    description: record.description,
    status,
    status_label: paymentStatusLabels[status],
    currency: amount.currency,
    amount: moneyOf(amount),
    refunded: money(refundedMinor),
    net_paid: money(amount.minor - refundedMinor),
    seller: record.seller,
    refunds: refundsOf(record),
    issued_at: record.issuedAt,
    paid_at: record.paidAt
  }
}

/** The buyer's invoice: without fee and earnings. */
export const toInvoiceResource = (record: InvoiceRecord): Invoice => ({ ...shared(record), buyer: record.buyer })

/** The seller's invoice: without the buyer's address, which mentors never see. */
export const toMentorInvoiceResource = (record: InvoiceRecord): MentorInvoice => {
  const { netEarningMinor, platformFeeMinor } = sellerSharesOf(record)
  const money = (minor: bigint) => moneyOf({ minor, currency: record.amount.currency })
  return {
    ...shared(record),
    buyer: { name: record.buyer.name },
    platform_fee: money(platformFeeMinor),
    net_earning: money(netEarningMinor)
  }
}
