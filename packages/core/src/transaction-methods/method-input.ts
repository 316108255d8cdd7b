/** What a mentor may say about a payout method; what `fields` must hold is the type's affair, see `values.ts`. */
import { Schema } from "effect"
import { Text } from "../kernel/index.js"
import { longestName } from "./limits.js"

export const NewMethod = Schema.Struct({
  /** "nagad" */
  type: Text(longestName),
  /** By the names that the type gives its fields. */
  fields: Schema.optionalWith(Schema.Record({ key: Schema.String, value: Schema.Unknown }), {
    nullable: true,
    default: () => ({})
  }),
  /** The first method is the default anyway. */
  is_default: Schema.optionalWith(Schema.Boolean, { nullable: true, default: () => false })
})
