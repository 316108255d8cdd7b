/** Wire schemas of earnings. */
import { Schema } from "effect"
import { Currency, described, describedMoney, Integer, LocalDate } from "../kernel/index.js"
import { SparklineInterval, StatementInterval } from "./periods.js"

const flow = {
  earned: describedMoney("Sales that were paid then, less the platform's fee.", 6800),
  refunded: describedMoney("The mentor's share of what went back then.", 0),
  net: describedMoney("`earned - refunded`.", 6800)
}

export const EarningsPoint = Schema.Struct({
  label: described(
    Schema.String,
    "For people: `14 Mar`; `Mar`, or `Mar 2027` where the months are not all of one year; `2027`.",
    "14 Mar"
  ),
  date: described(LocalDate, "First day of what the point covers, in the mentor's zone."),
  ...flow
}).annotations({ identifier: "EarningsPoint", description: "What a mentor earned in one day, month or year." })
export interface EarningsPoint extends Schema.Schema.Type<typeof EarningsPoint> {}

/** Lifetime is the sum of the four fields after it. */
export const CurrencyEarnings = Schema.Struct({
  currency: described(Currency, "Currency of all amounts beside it.", "EUR"),
  lifetime_earned: describedMoney(
    "All earnings so far: `pending_clearance + available_balance + in_review + withdrawn_total`.",
    47200
  ),
  pending_clearance: describedMoney(
    "Earned and not available yet: not delivered, in its hold, or about to be refunded.",
    6800
  ),
  available_balance: describedMoney(
    "What can be withdrawn. Below zero where more was taken back than there was.",
    13200
  ),
  in_review: describedMoney("Held by an open withdrawal.", 6800),
  withdrawn_total: describedMoney("All that has been paid out.", 20400),
  change_percent: Schema.NullOr(
    described(
      Schema.Number,
      "Net earnings of the period against as many days before, in percent. Null where those came to 0.",
      12.5
    )
  ),
  sparkline: described(Schema.Array(EarningsPoint), "The points of the period, the oldest first, zeros included."),
  sparkline_interval: SparklineInterval,
  clearance_hold_days: described(
    Integer,
    "Days from a delivery until its money becomes available; earlier deliveries keep the hold that they had.",
    7
  )
}).annotations({
  identifier: "CurrencyEarnings",
  description: "A mentor's balances and recent earnings in one currency; nothing is converted."
})
export interface CurrencyEarnings extends Schema.Schema.Type<typeof CurrencyEarnings> {}

export const EarningsSummary = Schema.Struct({
  ...CurrencyEarnings.fields,
  currencies: described(
    Schema.Array(CurrencyEarnings),
    "The same for every currency: the mentor's own first, then all others with income, by their codes."
  )
}).annotations({
  identifier: "EarningsSummary",
  description: "A mentor's balances and recent earnings in the mentor's own currency, and in each of them."
})

export const EarningsStatement = Schema.Struct({
  currency: described(Currency, "Currency of all amounts here.", "EUR"),
  interval: StatementInterval,
  from: described(LocalDate, "First day of the first point, in `timezone`."),
  to: described(LocalDate, "Last day of the last point, in `timezone`."),
  timezone: described(Schema.String, "The mentor's zone, whose days are counted: a name of the IANA.", "Europe/Lisbon"),
  points: described(Schema.Array(EarningsPoint), "Every day, month or year of the span in order, zeros included."),
  totals: described(
    Schema.Struct({
      earned: describedMoney("Sum of `earned` of all points.", 6800),
      refunded: describedMoney("Sum of `refunded` of all points.", 0),
      net: describedMoney("Sum of `net` of all points.", 6800)
    }),
    "Sums of all points."
  )
}).annotations({
  identifier: "EarningsStatement",
  description: "What a mentor earned in each day, month or year of a span, in one currency."
})
