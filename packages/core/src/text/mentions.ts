/** Whom a text mentions. Pure; what clients say about it is advice, and nobody takes it (document 2, "Create post fields"). */
import { wordsOutsideOfLinks } from "./links.js"

/**
 * As usernames are, in either case. Not behind what a mail address can have before its "@", and not before what would make
 * it a longer word, or the name of a host.
 */
const mention = /(?<![\p{L}\p{M}\p{N}_@+/-])@([a-z0-9]+(?:-[a-z0-9]+)*)(?![\p{L}\p{M}\p{N}_@]|[.-][\p{L}\p{N}])/giu

/** People whom one text tells that it mentions them, all edits of it together. */
export const maxMentions = 20

const [shortest, longest] = [3, 30]

/** Usernames that the text may mention, in the order in which they first stand there, each once. Whose they are is not known. */
export const mentionedUsernames = (body: string): ReadonlyArray<string> => {
  const found = wordsOutsideOfLinks(body).flatMap((words) =>
    [...words.matchAll(mention)].map(([, name = ""]) => name.toLowerCase())
  )
  return [...new Set(found)].filter(({ length }) => length >= shortest && length <= longest)
}
