/** Links in a text. Pure. */

/** From a scheme or "www." to the next space. What stands in an address is part of it, a "#" or an "@" as well. */
const link = /(?:(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}:\/\/|www\.)\S+/giu

export const countLinks = (text: string): number => [...text.matchAll(link)].length

/** What stands between the links: tags and mentions are not looked for in them. */
export const wordsOutsideOfLinks = (text: string): ReadonlyArray<string> => text.split(link)
