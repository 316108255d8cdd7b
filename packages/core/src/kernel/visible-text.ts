/** Short texts that others read as names, cleaned of what nobody sees. */
import { Schema } from "effect"
import { atMost, Text } from "./text.js"
import { limitWording } from "./wording.js"

/** All but the two joiners, without which Persian and the scripts of India cannot be written. */
const unseen = /[^\P{Default_Ignorable_Code_Point}\u200C\u200D]|\p{Bidi_Control}|[\uFFF9-\uFFFB]/gu

/** Control characters and breaks of lines part words, if anything. */
const breaks = /[\p{Control}\u2028\u2029]+/gu

/**
 * Where a joiner changes what is seen: between two letters, which may have marks; between two pictures that it makes one
 * of; and after a virama at the end of a word, where the older spelling of Bengali and Malayalam has another letter by it.
 */
const joins = [
  "(?<=[\\p{Letter}\\p{Mark}])([\\u200C\\u200D])[\\u200C\\u200D]*(?=[\\p{Letter}\\p{Mark}])",
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}])(\\u200D)\\u200D*(?=\\p{Extended_Pictographic})",
  "(?<=[\\u09CD\\u0D4D])(\\u200D)"
]
/** Any other is matched, too, and not kept. Of several in a row one is enough. */
const joiner = new RegExp(`${joins.join("|")}|[\\u200C\\u200D]`, "gu")

/**
 * The name without what nobody sees and what turns the direction of writing: with those, two names look like one, or one
 * like another. What was cleaned once stays as it is.
 */
export const seen = (name: string): string =>
  name.replace(unseen, "").replace(breaks, " ").replace(joiner, "$1$2$3").trim()

/** They count as signs or letters in Unicode, and show nothing: Braille and Egyptian blanks, a note without a head. */
const blank = "\u2800\uFFFC\u{13441}\u{13442}\u{1D159}"

const something = new RegExp(`(?![${blank}])[\\p{Letter}\\p{Number}\\p{Punctuation}\\p{Symbol}]`, "u")

/** Whether a cleaned name has a visible character. */
export const hasVisible = (name: string): boolean => something.test(name)

/**
 * In one line, cleaned before anything else by `clean`, which ends with `seen`. A text that shows nothing counts as missing.
 */
export const VisibleText = (longest: number, clean: (text: string) => string = seen) =>
  Schema.transform(
    Schema.String.annotations({ jsonSchema: { type: "string", maxLength: longest } }),
    Schema.String.pipe(Schema.filter(hasVisible, limitWording("is required")), atMost(longest)),
    { strict: true, decode: clean, encode: (text) => text }
  )

/** Kept as it was written, of any number of lines, but for one that shows nothing: that counts as missing. */
export const SaidText = (longest: number) =>
  Text(longest).pipe(Schema.filter((text) => hasVisible(seen(text)), limitWording("is required")))
