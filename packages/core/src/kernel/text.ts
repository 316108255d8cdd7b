/** Lengths of text as people count them. */
import { Schema } from "effect"
import { wording } from "./wording.js"

/** Code points, not UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length

type TextSchema = Schema.Schema<string, any>

export const atMost =
  (limit: number) =>
  <S extends TextSchema>(text: S): Schema.filter<S> =>
    Schema.filter<S>((value: string) => value.length <= limit || lengthOf(value) <= limit, {
      ...wording(`must not be greater than ${limit} characters`),
      jsonSchema: { maxLength: limit }
    })(text)

export const atLeast =
  (limit: number) =>
  <S extends TextSchema>(text: S): Schema.filter<S> =>
    Schema.filter<S>((value: string) => lengthOf(value) >= limit, {
      ...wording(`must be at least ${limit} characters`),
      jsonSchema: { minLength: limit }
    })(text)

/** Non-empty by the cleaning of inputs: an empty string arrives as null. */
export const Text = (limit: number) => Schema.String.pipe(atMost(limit))
