/** Inputs of payout methods; `fields` is checked against the type, see `values.ts`. */
import { Schema } from "effect"
import { described, Text } from "../kernel/index.js"
import { longestName } from "./limits.js"

export const NewMethod = Schema.Struct({
  type: described(Text(longestName), "Key of an active type.", "bank_transfer"),
  fields: Schema.optionalWith(
    described(
      Schema.Record({ key: Schema.String, value: Schema.Unknown }),
      "The values by the names of the type's fields; of a choice that of the option. Others are ignored.",
      { bank_name: "millennium_bcp", account_number: "PT50000201231234567890154" }
    ),
    { nullable: true, default: () => ({}) }
  ),
  is_default: Schema.optionalWith(
    described(Schema.Boolean, "Whether it becomes the default method. Left out: only if it is the first one.", true),
    { nullable: true, default: () => false }
  )
})
