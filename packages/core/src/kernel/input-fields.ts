/** Optional fields of inputs. */
import { Schema } from "effect"

/** May be left out, null or empty; the handler gets `undefined` in all cases. */
export const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { nullable: true })

/** For edits: null removes; a field that is left out stays. */
export const clearable = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))

/** The new value if given, else the former one. */
export const kept = <A>(told: A | undefined, before: A): A => (told === undefined ? before : told)
