/** Reactions to posts and comments: one a person and target, of six types. Pure. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

export const ReactionType = described(
  Schema.Literal("like", "love", "laugh", "wow", "sad", "angry"),
  "Type of a reaction."
)
export type ReactionType = typeof ReactionType.Type

/** How many there are of each type; a type that is missing has none. */
export type Tally = { readonly [T in ReactionType]?: number }

/** What a reader sees of the reactions to something. */
export interface Reactions {
  readonly tally: Tally
  /** The reader's own. */
  readonly mine: ReactionType | null
}

export interface TypeCount {
  readonly type: ReactionType
  readonly count: number
}

const order = ReactionType.literals

/** Those that there are, the most frequent first; of equally many in the order of the types. */
export const countsOf = (tally: Tally): ReadonlyArray<TypeCount> =>
  order
    .flatMap((type) => {
      const count = tally[type] ?? 0
      return count > 0 ? [{ type, count }] : []
    })
    .sort((one, other) => other.count - one.count)

/** What a target's tally changes by when a person's reaction becomes another one, or none. */
export const tallyChange = (before: ReactionType | null, after: ReactionType | null): Tally => {
  if (before === after) return {}
  return { ...(before !== null && { [before]: -1 }), ...(after !== null && { [after]: 1 }) }
}

export const totalOf = (tally: Tally): number => order.reduce((sum, type) => sum + (tally[type] ?? 0), 0)
