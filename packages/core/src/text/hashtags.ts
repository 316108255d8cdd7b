/** Hashtags of a text. Pure; the only place that says what a tag is, so storage compares bytes (document 2, "Hashtags"). */
import { wordsOutsideOfLinks } from "./links.js"

/** Of a tag, in code points. A longer word is no tag. */
export const maxTagLength = 100

/** Zero-width spaces, joiners, marks of direction and the like: nobody sees them, and they would make two tags of one. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Case by case of the code points, not of the text: a Greek word keeps one sigma wherever it stands, and no locale has a
 * say. What falls into several code points by that is put together again where Unicode can.
 */
const lowerCase = (text: string): string =>
  [...text]
    .map((point) => point.toLowerCase())
    .join("")
    .normalize("NFC")

/** As tags are stored and compared: `#Été` and `e\u0301te\u0301` with a sign before it or not are one. */
export const normalizedTag = (text: string): string =>
  lowerCase(text.replace(invisible, "").normalize("NFC").replace(/^#+/, ""))

/** Begins with a letter; marks belong to the letter before them, and make another tag of it. */
const tag = /(?<![\p{L}\p{M}\p{Nd}_&#/])#(\p{L}[\p{L}\p{M}\p{Nd}_]*)/gu

const lengthOf = (text: string): number => [...text].length

/** In the order in which they first stand there, each once. */
export const hashtagsOf = (body: string): ReadonlyArray<string> => {
  const clean = body.replace(invisible, "").normalize("NFC")
  const found = wordsOutsideOfLinks(clean).flatMap((words) =>
    [...words.matchAll(tag)].map(([, name = ""]) => lowerCase(name))
  )
  return [...new Set(found)].filter((one) => lengthOf(one) <= maxTagLength)
}
