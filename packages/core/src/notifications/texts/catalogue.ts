/** Which words somebody gets. */
import { Array, Context, Effect } from "effect"
import type { ToldType } from "../facts.js"
import type { Frame } from "../templates/letter.js"
import { de } from "./de/index.js"
import { english } from "./en/index.js"
import { type Formats, formatsOf } from "./formats.js"
import type { Labels, Language, OwnLanguage } from "./language.js"
import type { LettersOf, MailedType } from "./letters.js"
import type { RowTexts } from "./row-texts.js"

/** Texts and languages of an embedder's own: `Layer.succeed(NotificationTexts, [{ language: "en", rows: { … } }])`. */
export class NotificationTexts extends Context.Reference<NotificationTexts>()("@mentorkit/NotificationTexts", {
  defaultValue: (): ReadonlyArray<OwnLanguage> => []
}) {}

const ours: ReadonlyArray<Language> = [english, de]

const tag = (language: string) => language.toLowerCase()

const isOf = (one: Language, language: string) => tag(one.language) === tag(language)

const unfinished = (language: string) =>
  new Error(`NotificationTexts: "${language}" is not a language of ours, so it needs momentFormat, frame and labels.`)

const begun = ({ frame, labels, language, momentFormat }: OwnLanguage): Language => {
  if (frame === undefined || labels === undefined || momentFormat === undefined) throw unfinished(language)
  return { language, frame, labels, momentFormat, rows: {}, letters: {} }
}

/** Letters of a type in a language of the embedder's count once all of them are there. */
const lettersWith = (known: Language["letters"], own: NonNullable<OwnLanguage["letters"]>): Language["letters"] => {
  const merged = { ...known } as Record<string, object>
  for (const [type, letters] of Object.entries(own)) {
    const wanted = Object.keys(english.letters[type as MailedType] ?? letters)
    const all = { ...merged[type], ...letters }
    if (wanted.every((name) => name in all)) merged[type] = all
  }
  return merged as Language["letters"]
}

const withOwn = (languages: ReadonlyArray<Language>, own: OwnLanguage): ReadonlyArray<Language> => {
  const known = languages.find((one) => isOf(one, own.language)) ?? begun(own)
  const merged: Language = {
    ...known,
    ...own,
    rows: { ...known.rows, ...own.rows },
    letters: lettersWith(known.letters, own.letters ?? {})
  }
  return [...languages.filter((one) => !isOf(one, own.language)), merged]
}

/** As somebody is to be written to. */
export interface Reading {
  readonly locale: string
  readonly timeZone: string
}

/** Letters of some types, in the language in which all of them are, and how it writes values. */
export interface Texts<T extends MailedType> extends Formats {
  readonly frame: Frame
  readonly letters: LettersOf<T>
}

export interface RowWords<T extends ToldType> extends Formats {
  readonly say: RowTexts[T]
}

const catalogueOf = (own: ReadonlyArray<OwnLanguage>) => {
  const languages = own.reduce(withOwn, ours)
  const [fallback] = languages.filter((one) => isOf(one, english.language)) as [Language]

  /** "de-AT", then "de", then English: the first that is fit. */
  const languageFor = (locale: string, isFit: (one: Language) => boolean): Language => {
    const parts = locale.split("-")
    const tags = parts.map((_, index) => tag(parts.slice(0, parts.length - index).join("-")))
    const found = tags.flatMap((one) => languages.filter(({ language }) => tag(language) === one))
    return Array.findFirst(found, isFit).pipe((one) => (one._tag === "Some" ? one.value : fallback))
  }

  const formatsIn = (one: Language, { locale, timeZone }: Reading) => {
    // Whoever reads another language than theirs reads its dates, too.
    const isTheirs = tag(`${locale}-`).startsWith(tag(`${one.language}-`))
    return formatsOf({ locale: isTheirs ? locale : one.language, momentFormat: one.momentFormat }, timeZone)
  }

  return {
    lettersFor: <T extends MailedType>(types: ReadonlyArray<T>, reading: Reading): Texts<T> => {
      const one = languageFor(reading.locale, ({ letters }) => types.every((type) => letters[type] !== undefined))
      const letters = Object.assign({}, ...types.map((type) => one.letters[type])) as LettersOf<T>
      return { ...formatsIn(one, reading), frame: one.frame, letters }
    },
    rowFor: <T extends ToldType>(type: T, reading: Reading): RowWords<T> => {
      const one = languageFor(reading.locale, ({ rows }) => rows[type] !== undefined)
      return { ...formatsIn(one, reading), say: (one.rows as RowTexts)[type] }
    },
    /** Labels of types and categories, which every language has. */
    labelsFor: ({ locale }: Pick<Reading, "locale">): Labels => languageFor(locale, () => true).labels,
    languageOf: ({ locale }: Pick<Reading, "locale">): string => languageFor(locale, () => true).language
  }
}

export const makeCatalogue = Effect.map(NotificationTexts, catalogueOf)

/** `const textsFor = yield* makeTextsFor("payment.received")`; then `textsFor(user).letters.paymentReceived(…)`. */
export const makeTextsFor = <T extends MailedType>(types: T | ReadonlyArray<T>) =>
  Effect.map(
    makeCatalogue,
    ({ lettersFor }) =>
      (reading: Reading) =>
        lettersFor<T>([types].flat() as ReadonlyArray<T>, reading)
  )
