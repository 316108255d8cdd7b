/** Wire schemas of earnings. */
import { Schema } from "effect"
import { Currency, Integer, LocalDate, Money } from "../kernel/index.js"
import { SparklineInterval, StatementInterval } from "./periods.js"

/** One day or month. `net` is `earned - refunded`. */
export const EarningsPoint = Schema.Struct({
  label: Schema.String,
  date: LocalDate,
  earned: Money,
  refunded: Money,
  net: Money
}).annotations({ identifier: "EarningsPoint" })
export interface EarningsPoint extends Schema.Schema.Type<typeof EarningsPoint> {}

/** Earnings in one currency; never converted. Lifetime is the sum of the four fields after it. */
export const CurrencyEarnings = Schema.Struct({
  currency: Currency,
  lifetime_earned: Money,
  pending_clearance: Money,
  available_balance: Money,
  in_review: Money,
  withdrawn_total: Money,
  /** Compared with the same number of days before; null if those had no income. */
  change_percent: Schema.NullOr(Schema.Number),
  sparkline: Schema.Array(EarningsPoint),
  sparkline_interval: SparklineInterval,
  clearance_hold_days: Integer
}).annotations({ identifier: "CurrencyEarnings" })
export interface CurrencyEarnings extends Schema.Schema.Type<typeof CurrencyEarnings> {}

/** Earnings by currency: the mentor's own first, then every other one with income. */
export const EarningsSummary = Schema.Struct({
  ...CurrencyEarnings.fields,
  currencies: Schema.Array(CurrencyEarnings)
}).annotations({ identifier: "EarningsSummary" })

/** Earnings of each day, month or year of a span, zeros included. */
export const EarningsStatement = Schema.Struct({
  currency: Currency,
  interval: StatementInterval,
  /** First day of the first point and last day of the last one, in the mentor's zone. */
  from: LocalDate,
  to: LocalDate,
  timezone: Schema.String,
  points: Schema.Array(EarningsPoint),
  /** Sums of the points. */
  totals: Schema.Struct({ earned: Money, refunded: Money, net: Money })
}).annotations({ identifier: "EarningsStatement" })
