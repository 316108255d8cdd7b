/** What clients see of a mentor's earnings. */
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

/** One currency's; nothing is ever converted. Lifetime is the sum of the four that follow it. */
export const CurrencyEarnings = Schema.Struct({
  currency: Currency,
  lifetime_earned: Money,
  pending_clearance: Money,
  available_balance: Money,
  in_review: Money,
  withdrawn_total: Money,
  /** Against the same number of days before; null where those brought nothing. */
  change_percent: Schema.NullOr(Schema.Number),
  sparkline: Schema.Array(EarningsPoint),
  sparkline_interval: SparklineInterval,
  clearance_hold_days: Integer
}).annotations({ identifier: "CurrencyEarnings" })
export interface CurrencyEarnings extends Schema.Schema.Type<typeof CurrencyEarnings> {}

/** The mentor's own currency, and beside it every currency in which the mentor has earned, the own one first. */
export const EarningsSummary = Schema.Struct({
  ...CurrencyEarnings.fields,
  currencies: Schema.Array(CurrencyEarnings)
}).annotations({ identifier: "EarningsSummary" })

/** What each day, month or year of a span brought, those that brought nothing included. */
export const EarningsStatement = Schema.Struct({
  currency: Currency,
  interval: StatementInterval,
  /** The first day of the first point, and the last day of the last one, in the mentor's zone. */
  from: LocalDate,
  to: LocalDate,
  timezone: Schema.String,
  points: Schema.Array(EarningsPoint),
  /** The sums of the points. */
  totals: Schema.Struct({ earned: Money, refunded: Money, net: Money })
}).annotations({ identifier: "EarningsStatement" })
