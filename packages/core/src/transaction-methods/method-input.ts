/** Inputs of payout methods; `fields` is checked against the type, see `values.ts`. */
import { Schema } from "effect"
import { Text } from "../kernel/index.js"
import { longestName } from "./limits.js"

export const NewMethod = Schema.Struct({
  /** "nagad" */
  type: Text(longestName),
  /** By the type's field names. */
  fields: Schema.optionalWith(Schema.Record({ key: Schema.String, value: Schema.Unknown }), {
    nullable: true,
    default: () => ({})
  }),
  /** The first method is the default anyway. */
  is_default: Schema.optionalWith(Schema.Boolean, { nullable: true, default: () => false })
})
