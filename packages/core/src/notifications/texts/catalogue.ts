/** Which words somebody gets. */
import { Context, Effect, Option, Schema } from "effect"
import { factsOfTypes, type ToldType } from "../facts.js"
import type { Facts } from "../notification.js"
import { type AnyOwnType, OwnNotificationTypes, withOneLine } from "../own-types.js"
import type { Frame } from "../templates/letter.js"
import { de } from "./de/index.js"
import { english } from "./en/index.js"
import { type Formats, formatsOf } from "./formats.js"
import type { Labels, Language, OwnLanguage } from "./language.js"
import type { LettersOf, MailedType } from "./letters.js"
import type { RowText, Told } from "./row-texts.js"

/** Texts and languages of an embedder's own: `Layer.succeed(NotificationTexts, [{ language: "en", rows: { … } }])`. */
export class NotificationTexts extends Context.Reference<NotificationTexts>()("@mentorkit/NotificationTexts", {
  defaultValue: (): ReadonlyArray<OwnLanguage> => []
}) {}

const ours: ReadonlyArray<Language> = [english, de]

const tag = (language: string) => language.toLowerCase()

const isOf = (one: Language, language: string) => tag(one.language) === tag(language)

const unfinished = (language: string) =>
  new Error(`NotificationTexts: "${language}" is not a language of ours, so it needs momentFormat, frame and labels.`)

const newLanguage = ({ frame, labels, language, momentFormat }: OwnLanguage): Language => {
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
  const known = languages.find((one) => isOf(one, own.language)) ?? newLanguage(own)
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

type Texting = (told: Told) => RowText

/** A type that is told in inboxes, ours or an embedder's. */
interface KnownType {
  readonly facts: Schema.Schema<unknown, Facts>
  readonly isIn: (one: Language) => boolean
  readonly textsIn: (one: Language) => Texting
}

/** What there is to say of a type in the inbox, and how the reader's language writes values. */
export interface RowWords extends Formats {
  readonly facts: KnownType["facts"]
  readonly say: Texting
}

/** Null where what a row keeps are no facts of its type. Throws what texts of an embedder's throw. */
export const textOf = (
  { facts: schema, say, ...formats }: RowWords,
  stored: unknown,
  told: Omit<Told, "facts" | keyof Formats>
): RowText | null => {
  const facts = Schema.decodeUnknownOption(schema)(stored)
  return Option.isNone(facts) ? null : say({ ...formats, ...told, facts: facts.value })
}

/** For inboxes, which are read whatever one of their rows says: null where its texts throw, too. */
export const saidOf = (...row: Parameters<typeof textOf>): RowText | null => {
  try {
    const said = textOf(...row)
    return typeof said?.title === "string" && typeof said.body === "string" ? said : null
  } catch {
    return null
  }
}

const knownTypes = (own: ReadonlyArray<AnyOwnType>): ReadonlyMap<string, KnownType> => {
  const known = new Map<string, KnownType>()
  for (const { facts, texts, type } of own) {
    const isIn: KnownType["isIn"] = ({ language }) => texts[language] !== undefined
    known.set(type, {
      facts,
      isIn,
      textsIn: ({ language }) => withOneLine((texts[language] ?? texts["en"]) as Texting)
    })
  }
  for (const type of Object.keys(factsOfTypes) as ReadonlyArray<ToldType>) {
    const facts = factsOfTypes[type] as unknown as KnownType["facts"]
    known.set(type, { facts, isIn: ({ rows }) => type in rows, textsIn: ({ rows }) => rows[type] as Texting })
  }
  return known
}

const catalogueOf = (own: ReadonlyArray<OwnLanguage>, ownTypes: ReadonlyArray<AnyOwnType>) => {
  const types = knownTypes(ownTypes)
  const languages = own.reduce(withOwn, ours)
  const [fallback] = languages.filter((one) => isOf(one, english.language)) as [Language]

  /** "de-AT", then "de", then English: the first that is fit. */
  const languageFor = (locale: string, isFit: (one: Language) => boolean): Language => {
    const parts = locale.split("-")
    const tags = parts.map((_, index) => tag(parts.slice(0, parts.length - index).join("-")))
    const found = tags.flatMap((one) => languages.filter(({ language }) => tag(language) === one))
    return found.find(isFit) ?? fallback
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
    /** None for a type that nobody tells any more. */
    rowFor: (type: string, reading: Reading): RowWords | undefined => {
      const known = types.get(type)
      if (known === undefined) return undefined
      const one = languageFor(reading.locale, known.isIn)
      return { ...formatsIn(one, reading), facts: known.facts, say: known.textsIn(one) }
    },
    frameFor: (type: string, { locale }: Reading): Frame =>
      languageFor(locale, types.get(type)?.isIn ?? (() => true)).frame,
    /** In the first language that has one; headings are in it, too. */
    digestFor: ({ locale }: Pick<Reading, "locale">) => {
      const { digest = english.digest, frame, labels } = languageFor(locale, ({ digest }) => digest !== undefined)
      return { ...digest, frame, labels }
    },
    /** Labels of types and categories, which every language has. */
    labelsFor: ({ locale }: Pick<Reading, "locale">): Labels => languageFor(locale, () => true).labels,
    languageOf: ({ locale }: Pick<Reading, "locale">): string => languageFor(locale, () => true).language
  }
}

export const makeCatalogue = Effect.map(Effect.all([NotificationTexts, OwnNotificationTypes]), ([texts, types]) =>
  catalogueOf(texts, types)
)

/** `const textsFor = yield* makeTextsFor("payment.received")`; then `textsFor(user).letters.paymentReceived(…)`. */
export const makeTextsFor = <T extends MailedType>(types: T | ReadonlyArray<T>) =>
  Effect.map(
    makeCatalogue,
    ({ lettersFor }) =>
      (reading: Reading) =>
        lettersFor<T>([types].flat() as ReadonlyArray<T>, reading)
  )
