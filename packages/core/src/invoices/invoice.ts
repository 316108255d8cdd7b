/** An invoice: the document of one payment whose money has come. Pure. */
import type { DateTime } from "effect"
import { type Amount, moneyOf } from "../kernel/index.js"
import { type PaymentId, type Purpose, paymentStatusLabels } from "../payments/index.js"
import type { Invoice, InvoiceRefund, MentorInvoice } from "./resources.js"
import { type InvoiceStatus, type MoneyBackReason, purposeLabels } from "./statuses.js"

/** One time that money went back; `at` is null where nobody has written down when. */
export interface MoneyBack {
  readonly minor: bigint
  readonly reason: MoneyBackReason
  readonly at: DateTime.Utc | null
}

/** What is stored about a payment and its number. */
export interface InvoiceRecord {
  readonly id: PaymentId
  /** 1 for the first one of the platform; no number is left out and none comes twice. */
  readonly number: bigint
  /** When it got its number: later numbers are never issued earlier. */
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
  /** Nobody can be written to any more whose account is erased. */
  readonly buyer: { readonly name: string; readonly email: string | null }
  readonly seller: { readonly name: string; readonly username: string }
  /** The earliest first. */
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

/** Every time that money went back, so that they add up to all that did: what nobody has noted comes last. */
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

/** What both sides see. */
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

/** As its buyer sees it: nothing of what the platform keeps or the mentor earns. */
export const toInvoice = (record: InvoiceRecord): Invoice => ({ ...shared(record), buyer: record.buyer })

/** As the mentor sees it who has sold it: buyers' addresses are hidden from mentors everywhere. */
export const toMentorInvoice = (record: InvoiceRecord): MentorInvoice => {
  const { netEarningMinor, platformFeeMinor } = sellerSharesOf(record)
  const money = (minor: bigint) => moneyOf({ minor, currency: record.amount.currency })
  return {
    ...shared(record),
    buyer: { name: record.buyer.name },
    platform_fee: money(platformFeeMinor),
    net_earning: money(netEarningMinor)
  }
}
