/** Which facts a row and its frame can hold. Pure. */
import type { Facts } from "./notification.js"

/** A frame has them up to three times, as they are and in two texts, and takes 100 kB. */
const maxBytes = 16_384

/** As JSON writes U+0000 and half of a surrogate pair; after an even number of backslashes it is text that looks like it. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i

/** What is wrong with them; null where nothing is. */
export const faultOfFacts = (type: string, facts: Facts): string | null => {
  const json = JSON.stringify(facts)
  if (unstorable.test(json)) return `Facts of ${type} hold U+0000, or half of a character.`
  const bytes = new TextEncoder().encode(json).length
  return bytes > maxBytes ? `Facts of ${type} are ${bytes} bytes of JSON, more than ${maxBytes}.` : null
}
