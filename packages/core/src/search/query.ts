/** What is searched for. Pure: no Effect, no clock, no database. */
import { Schema } from "effect"
import { fieldProblem, type Problem, type RawInput } from "../kernel/index.js"
import { maxTagLength, normalizedTag } from "../text/index.js"

export const SearchTab = Schema.Literal("post", "user", "community", "course")
export type SearchTab = typeof SearchTab.Type

export const tabs = SearchTab.literals

/** In all tabs, or in one. */
const [limitOfAll, limitOfOne] = [5, 20]
export const maxResults = 50

/** As tags are stored; empty where nothing is left of it. */
export const tagOf = (h: string): string => normalizedTag(h).replace(/^[#\s]+|\s+$/g, "")

/** No longer than a tag, without the signs before it. */
export const Tag = Schema.String.pipe(
  Schema.filter((h) => tagOf(h) !== "" && [...tagOf(h)].length <= maxTagLength, {
    message: () => `must be a hashtag of 1 to ${maxTagLength} characters`,
    jsonSchema: { minLength: 1, maxLength: maxTagLength }
  })
)

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

/** Words or a tag, and the tag among posts alone. */
export const wordsOrTag = ({ h, q, tab }: RawInput): ReadonlyArray<Problem> => {
  if (isGiven(q) && isGiven(h)) return [fieldProblem(["q"], "cannot be given beside h")]
  if (!isGiven(q) && !isGiven(h)) return [fieldProblem(["q"], "is required when h is not present")]
  return isGiven(h) && isGiven(tab) && tab !== "post" ? [fieldProblem(["tab"], "must be post where h is given")] : []
}

export interface Asked {
  readonly h?: string | undefined
  readonly tab?: SearchTab | undefined
  readonly limit?: number | undefined
}

/** Which tabs are answered, with how many rows each. A tag is looked for among posts, said or not. */
export const answeredTabs = ({
  h,
  limit,
  tab
}: Asked): { readonly tabs: ReadonlyArray<SearchTab>; readonly limit: number } => {
  const one = h === undefined ? tab : "post"
  return one === undefined ? { tabs, limit: limit ?? limitOfAll } : { tabs: [one], limit: limit ?? limitOfOne }
}
