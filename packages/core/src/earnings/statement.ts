/** A mentor's earnings over a span, bucket by bucket. Pure. */
import { type Currency, moneyOf } from "../kernel/index.js"
import type { StatementBuckets } from "./periods.js"
import type { Earned } from "./ports.js"
import type { EarningsStatement } from "./resources.js"
import { pointsOf } from "./summary.js"

/** One currency; others in `earned` are ignored. */
export const statementOf = (
  currency: Currency,
  timeZone: string,
  span: StatementBuckets,
  earned: ReadonlyArray<Earned>
): typeof EarningsStatement.Type => {
  const points = pointsOf(currency, span, earned)
  const sum = (of: "earned" | "refunded" | "net") =>
    moneyOf({ currency, minor: points.reduce((total, point) => total + BigInt(point[of].minor), 0n) })
  return {
    currency,
    interval: span.interval,
    from: span.firstDay,
    to: span.lastDay,
    timezone: timeZone,
    points,
    totals: { earned: sum("earned"), refunded: sum("refunded"), net: sum("net") }
  }
}
