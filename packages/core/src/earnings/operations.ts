/** The operations of earnings. */
import { Schema } from "effect"
import { Currency, described, LocalDate, namedOperations, operation, optional } from "../kernel/index.js"
import { Period, StatementInterval } from "./periods.js"
import { EarningsStatement, EarningsSummary } from "./resources.js"
import { spanProblems } from "./span-problems.js"

export const operations = namedOperations("earnings", {
  getSummary: operation({
    access: "mentor",
    input: Schema.Struct({
      period: Schema.optionalWith(Period, { nullable: true, default: () => "30d" })
    }),
    success: EarningsSummary,
    failures: []
  }),
  getStatement: operation({
    access: "mentor",
    input: Schema.Struct({
      currency: described(
        Currency,
        "Only earnings in this currency, which has to be one that is paid out. Nothing is converted.",
        "EUR"
      ),
      interval: Schema.optionalWith(
        described(
          StatementInterval,
          "What one point covers: a day, a month or a year of your zone. At most 366 days, 60 months or 20 years. " +
            "Left out: `daily`."
        ),
        { nullable: true, default: () => "daily" }
      ),
      from: optional(
        described(
          LocalDate,
          "A day of the first point, in your zone. Left out: as many points as usual up to `to`, which are 30 days, " +
            "12 months or 5 years.",
          "2027-03-01"
        )
      ),
      to: optional(
        described(LocalDate, "A day of the last point, in your zone; not before `from`. Left out: today.", "2027-03-14")
      )
    }),
    rules: spanProblems,
    success: EarningsStatement,
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
