/** Lengths of text as people count them. */
import { Schema } from "effect"
import { wording } from "./wording.js"

/** Code points, not UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length

export const atMost = (limit: number) =>
  Schema.filter((text: string) => text.length <= limit || lengthOf(text) <= limit, {
    ...wording(`must not be greater than ${limit} characters`),
    jsonSchema: { maxLength: limit }
  })

export const atLeast = (limit: number) =>
  Schema.filter((text: string) => lengthOf(text) >= limit, {
    ...wording(`must be at least ${limit} characters`),
    jsonSchema: { minLength: limit }
  })

/** Non-empty by the cleaning of inputs: an empty string arrives as null. */
export const Text = (limit: number) => Schema.String.pipe(atMost(limit))
