/** All that is said in a language. */
import type { Frame, Letter } from "../templates/letter.js"
import type { Section } from "../templates/sections.js"
import type { Category, NotificationType } from "../types.js"
import type { Letters, MailedType } from "./letters.js"
import type { RowTexts } from "./row-texts.js"

export interface Labels {
  readonly types: Readonly<Partial<Record<NotificationType, string>>>
  readonly roles: { readonly mentor: string; readonly mentee: string }
  readonly categories: Readonly<Record<Category, { readonly label: string; readonly description: string }>>
}

/** The mail that gathers others. */
export interface DigestTexts {
  readonly letter: (
    name: string,
    sections: ReadonlyArray<Section>,
    /** How many things are in the sections, and how many beside them. */
    about: { readonly told: number; readonly untold: number; readonly inboxUrl: string }
  ) => Letter
  /** Why it comes. */
  readonly why: string
  /** Of the link to the switches, and before its address. */
  readonly stop: string
}

/** A type whose letters are not all there, or whose row is not, is told in English, with English dates: nothing is half of each. */
export interface Language {
  /** Tag: "de", or "de-AT" for what is said there alone. */
  readonly language: string
  /** Of a day and its time, for Luxon: "cccc, d LLLL yyyy, HH:mm". */
  readonly momentFormat: string
  readonly frame: Frame
  readonly labels: Labels
  /** Around the rows, each of which is in the language that has its type. */
  readonly digest?: DigestTexts
  readonly rows: Partial<RowTexts>
  readonly letters: Partial<Letters>
}

/** What an embedder says otherwise, or in a language that we do not have: then with `momentFormat`, `frame` and `labels`. */
export interface OwnLanguage extends Partial<Omit<Language, "language" | "letters">>, Pick<Language, "language"> {
  /** Letters by type; where we have the language, those that are left out stay ours. */
  readonly letters?: { readonly [T in MailedType]?: Partial<Letters[T]> }
}
