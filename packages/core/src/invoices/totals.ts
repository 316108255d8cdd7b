/** Sums of invoices, one currency at a time: nothing is ever converted. Pure. */
import { type Currency, moneyOf } from "../kernel/index.js"
import { sellerSharesOf } from "./invoice.js"
import type { BuyerTotals, SellerTotals } from "./resources.js"

/** The invoices of one currency added up. */
export interface Sums {
  readonly currency: Currency
  readonly count: number
  readonly amountMinor: bigint
  readonly refundedMinor: bigint
  readonly feeMinor: bigint
  readonly feeRefundedMinor: bigint
}

export const toBuyerTotalsResource = ({ amountMinor, count, currency, refundedMinor }: Sums): BuyerTotals => {
  const money = (minor: bigint) => moneyOf({ minor, currency })
  return {
    currency,
    invoices_count: count,
    paid: money(amountMinor),
    refunded: money(refundedMinor),
    net: money(amountMinor - refundedMinor)
  }
}

export const toSellerTotalsResource = (sums: Sums): SellerTotals => {
  const { amountMinor, count, currency, refundedMinor } = sums
  const money = (minor: bigint) => moneyOf({ minor, currency })
  const { netEarningMinor, platformFeeMinor } = sellerSharesOf({ ...sums, amount: { minor: amountMinor, currency } })
  return {
    currency,
    invoices_count: count,
    gross: money(amountMinor),
    refunded: money(refundedMinor),
    platform_fee: money(platformFeeMinor),
    net_earnings: money(netEarningMinor)
  }
}
