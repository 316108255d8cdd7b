/** A mentor's balances and recent earnings, one currency at a time. Pure. */
import { type Currency, moneyOf } from "../kernel/index.js"
import { type MentorAccount, mentorAccounts } from "./ledger.js"
import type { Buckets, StatementInterval } from "./periods.js"
import type { Balance, Earned } from "./ports.js"
import type { CurrencyEarnings, EarningsPoint } from "./resources.js"

/** Earnings of one currency by bucket. */
export const pointsOf = (
  currency: Currency,
  { buckets }: Pick<Buckets<StatementInterval>, "buckets">,
  earned: ReadonlyArray<Earned>
): ReadonlyArray<EarningsPoint> => {
  const money = (minor: bigint) => moneyOf({ minor, currency })
  const byIndex = new Map(earned.filter((one) => one.currency === currency).map((one) => [one.index, one]))
  return buckets.map(({ date, label }, index) => {
    const { earnedMinor = 0n, refundedMinor = 0n } = byIndex.get(index) ?? {}
    return {
      label,
      date,
      earned: money(earnedMinor),
      refunded: money(refundedMinor),
      net: money(earnedMinor - refundedMinor)
    }
  })
}

export interface Facts {
  readonly balances: ReadonlyArray<Balance>
  readonly buckets: Buckets
  /** By the edges of `buckets`. */
  readonly earned: ReadonlyArray<Earned>
  /** 0 is the period before, 1 the one that ends today. */
  readonly compared: ReadonlyArray<Earned>
  readonly holdDays: number
}

/** Own currency first, others by code. */
export const currenciesOf = (own: Currency, balances: ReadonlyArray<Balance>): ReadonlyArray<Currency> => [
  own,
  ...[...new Set(balances.map(({ currency }) => currency))].filter((currency) => currency !== own).sort()
]

/** One decimal; null where there is nothing to compare. */
export const changePercent = (before: bigint, now: bigint): number | null =>
  before === 0n ? null : Math.round(Number(((now - before) * 100_000n) / (before < 0n ? -before : before)) / 100) / 10

export const summarize = (
  currency: Currency,
  { balances, buckets, compared, earned, holdDays }: Facts
): CurrencyEarnings => {
  const money = (minor: bigint) => moneyOf({ minor, currency })
  const balance = (account: MentorAccount) =>
    balances.find((one) => one.account === account && one.currency === currency)?.minor ?? 0n
  const netOf = (index: number) => {
    const { earnedMinor = 0n, refundedMinor = 0n } =
      compared.find((one) => one.currency === currency && one.index === index) ?? {}
    return earnedMinor - refundedMinor
  }
  return {
    currency,
    lifetime_earned: money(mentorAccounts.reduce((sum, account) => sum + balance(account), 0n)),
    pending_clearance: money(balance("mentor_pending")),
    available_balance: money(balance("mentor_available")),
    in_review: money(balance("mentor_in_review")),
    withdrawn_total: money(balance("mentor_withdrawn")),
    change_percent: changePercent(netOf(0), netOf(1)),
    sparkline: pointsOf(currency, buckets, earned),
    sparkline_interval: buckets.interval,
    clearance_hold_days: holdDays
  }
}
