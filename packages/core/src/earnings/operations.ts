/** The operations of earnings. */
import { Schema } from "effect"
import { Currency, LocalDate, namedOperations, operation, optional } from "../kernel/index.js"
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
  /** In days, months or years of the mentor's zone. Currencies are never converted. */
  getStatement: operation({
    access: "mentor",
    input: Schema.Struct({
      currency: Currency,
      interval: Schema.optionalWith(StatementInterval, { nullable: true, default: () => "daily" }),
      from: optional(LocalDate),
      /** Inclusive; default: today. */
      to: optional(LocalDate)
    }),
    rules: spanProblems,
    success: EarningsStatement,
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
