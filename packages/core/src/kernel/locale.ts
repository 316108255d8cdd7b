/** Languages of people. */
import { Schema } from "effect"
import { described } from "./described.js"
import { atMost } from "./text.js"
import { wording } from "./wording.js"

/** English, for whoever has said nothing. */
export const defaultLocale = "en"

const longestTag = 35

/** "de-AT" for "de-at"; undefined where it is no tag. */
export const canonicalLocale = (tag: string): string | undefined => {
  if (tag.length > longestTag) return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** "de" or "pt-BR": a language tag of BCP 47, in the spelling of `Intl`. */
export const Locale = described(
  Schema.transform(
    Schema.String.pipe(
      atMost(longestTag),
      Schema.filter((tag) => canonicalLocale(tag) !== undefined, {
        ...wording("must be a language tag, such as de or pt-BR"),
        arbitrary: () => (fc) => fc.constantFrom("en", "de-AT", "pt-BR")
      })
    ),
    Schema.String,
    { strict: true, decode: (tag) => canonicalLocale(tag) ?? defaultLocale, encode: (tag) => tag }
  ),
  "Language and region by its tag in BCP 47.",
  "de-AT"
)
