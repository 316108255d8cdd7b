/** Orders of the feed, and what a cursor freezes of it: the moment, the rules, and what was there. */
import { DateTime, Either, Option, Schema } from "effect"
import { cursorProblem, InvalidInput, listOrder, type Position } from "../kernel/index.js"
import { type RankingRules, rankingLimits } from "./ranking.js"

export const FeedSort = Schema.Literal("top", "recent")
export type FeedSort = typeof FeedSort.Type

const keys = {
  asOf: "moment desc",
  rules: "text asc",
  snapshot: "snapshot asc",
  score: "float desc",
  createdAt: "moment desc",
  id: "uuid desc"
} as const

export const feedOrders = { top: listOrder("top", keys), recent: listOrder("recent", keys) }

/** A place in the ranked feed, as its storage writes it. */
export interface FeedPlace {
  readonly score: string
  readonly createdAt: string
  readonly id: string
}

/** What one walk through the feed goes by, from its first page to its last. */
export interface FeedView {
  readonly asOf: DateTime.Utc
  readonly rules: RankingRules
  /** Behind what a page begins, and which transactions were over at the first one; null on that. */
  readonly after: { readonly snapshot: string; readonly place: FeedPlace } | null
}

const { basePoints, commentWeight, gravity, offset, reactionWeight, seenMultiplier, shareWeight } = rankingLimits
const [none, one] = [Schema.Literal(0), Schema.Literal(1)]
/** Made-up weights of 0 would leave posts with engagement without points, which the feed looks for among those without engagement. */
const Rules = Schema.parseJson(
  Schema.Union(
    Schema.Tuple(reactionWeight, commentWeight, shareWeight, basePoints, gravity, offset, seenMultiplier),
    // Those of `recent`.
    Schema.Tuple(none, none, none, one, one, offset, seenMultiplier)
  )
)
const decodeRules = Schema.decodeOption(Rules)

const rulesText = (rules: RankingRules): string =>
  JSON.stringify([
    ...[rules.reactionWeight, rules.commentWeight, rules.shareWeight, rules.basePoints],
    ...[rules.gravity, rules.offset, rules.seenMultiplier]
  ])

const rulesOf = (text: string): Option.Option<RankingRules> =>
  Option.map(
    decodeRules(text),
    ([reactionWeight, commentWeight, shareWeight, basePoints, gravity, offset, seenMultiplier]) => ({
      ...{ reactionWeight, commentWeight, shareWeight, basePoints, gravity, offset, seenMultiplier }
    })
  )

/** The cursor of a page that ends at the place. */
export const feedPosition = (
  sort: FeedSort,
  { asOf, rules }: FeedView,
  snapshot: string,
  { createdAt, id, score }: FeedPlace
): Position => ({
  order: feedOrders[sort].name,
  // Microseconds, as all moments in cursors have them.
  keys: [DateTime.formatIso(asOf).replace("Z", "000Z"), rulesText(rules), snapshot, score, createdAt, id]
})

/** What the cursor goes on with. Its keys are of the order's kinds. */
export const feedViewOf = ({ keys }: Position): Either.Either<FeedView, InvalidInput> => {
  const [asOf = "", rules = "", snapshot = "", score = "", createdAt = "", id = ""] = keys
  const frozen = Option.all({ rules: rulesOf(rules), asOf: DateTime.make(asOf) })
  if (Option.isNone(frozen) || Number(score) < 0) return Either.left(new InvalidInput({ problems: [cursorProblem] }))
  const at = { ...frozen.value, asOf: DateTime.toUtc(frozen.value.asOf) }
  return Either.right({ ...at, after: { snapshot, place: { score, createdAt, id } } })
}
