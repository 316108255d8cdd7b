/** Text lengths as people count them. Their problems are worded from the JSON schema, see `limitOf`. */
import { Schema } from "effect"

/** Code points, not UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length

/** A code point has at most two units: avoids counting a megabyte for a name of 255. */
const isAtMost = (text: string, limit: number): boolean =>
  text.length <= limit || (text.length <= 2 * limit && lengthOf(text) <= limit)

type TextSchema = Schema.Schema.Any & { readonly Type: string }

export const atMost =
  (limit: number) =>
  <S extends TextSchema>(text: S): Schema.filter<S> =>
    Schema.filter<S>((value: string) => isAtMost(value, limit), {
      jsonSchema: { maxLength: limit }
    })(text)

export const atLeast =
  (limit: number) =>
  <S extends TextSchema>(text: S): Schema.filter<S> =>
    Schema.filter<S>((value: string) => lengthOf(value) >= limit, {
      jsonSchema: { minLength: limit }
    })(text)

/** Non-empty because inputs are cleaned: an empty string arrives as null. */
export const Text = (limit: number) => Schema.String.pipe(atMost(limit))
