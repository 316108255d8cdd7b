/** How fields of inputs may be missing. */
import { Schema } from "effect"

/** May be left out, null or empty; the handler sees `undefined` for all three. */
export const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { nullable: true })

/** Of edits: null takes away; a field that is left out stays as it is. */
export const clearable = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))

/** What an edit tells, or else what there was. */
export const kept = <A>(told: A | undefined, before: A): A => (told === undefined ? before : told)
