/** What a locale says of each type in the inbox. */
import type { DateTime } from "effect"
import type { Amount } from "../../kernel/index.js"
import type { FactsOf, ToldType } from "../facts.js"
import type { RecipientRole } from "../notification.js"

/** Values as the reader writes them: in their language, by their clock. */
export interface Formats {
  /** "Sunday, 14 March 2027, 15:00" */
  readonly moment: (at: DateTime.Utc) => string
  /** "15:00" */
  readonly time: (at: DateTime.Utc) => string
  /** "€80.00" */
  readonly money: (amount: Amount) => string
}

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
