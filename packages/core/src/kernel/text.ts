/** Lengths of text as people count them. What is wrong with one is worded from its JSON schema, see `limitOf`. */
import { Schema } from "effect"

/** Code points, not UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length

/** A code point has two units at most, so that a megabyte is not counted for a name of 255. */
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

/** Non-empty by the cleaning of inputs: an empty string arrives as null. */
export const Text = (limit: number) => Schema.String.pipe(atMost(limit))
