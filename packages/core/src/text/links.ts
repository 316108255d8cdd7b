/** Links in a text. Pure. */

/** How an address begins: by a scheme, or by "www.". */
const beginning = String.raw`(?:(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}:\/\/|www\.)`

/** From its beginning to the next space. What stands in an address is part of it, a "#" or an "@" as well. */
const link = new RegExp(`${beginning}\\S+`, "giu")

/** Beginnings: also of those that follow one another with nothing but a comma between them, or nothing that is seen. */
const anyScheme = /[a-z]:\/\/|(?<!:\/\/)www\./giu

export const countLinks = (text: string): number => [...text.matchAll(anyScheme)].length

/** What stands between the links: tags and mentions are not looked for in them. */
export const wordsOutsideOfLinks = (text: string): ReadonlyArray<string> => text.split(link)
