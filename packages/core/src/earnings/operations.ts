/** What can be asked of earnings. */
import { Schema } from "effect"
import { operations as named, operation } from "../kernel/index.js"
import { Period } from "./periods.js"
import { EarningsSummary } from "./resources.js"

export const operations = named("earnings", {
  getSummary: operation({
    access: "mentor",
    input: Schema.Struct({
      period: Schema.optionalWith(Period, { nullable: true, default: () => "30d" })
    }),
    success: EarningsSummary,
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
