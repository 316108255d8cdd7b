/** What a locale says of each type in the inbox. */
import type { FactsOf, ToldType } from "../facts.js"
import type { RecipientRole } from "../notification.js"
import type { Formats } from "./formats.js"

export interface Told<F = unknown> extends Formats {
  readonly facts: F
  /** The present name of whoever did it; null where nobody did, or they cannot be seen any more. */
  readonly sender: string | null
  /** How many people have done the same beside the sender. */
  readonly others: number
  /** How often it happened. */
  readonly count: number
  readonly role: RecipientRole | null
}

/** One line, and a sentence or two. */
export interface RowText {
  readonly title: string
  readonly body: string
}

export type RowTexts = { readonly [T in ToldType]: (told: Told<FactsOf<T>>) => RowText }
