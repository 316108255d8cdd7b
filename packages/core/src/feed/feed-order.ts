/**
 * Orders of the feed, and what a cursor freezes of it: the moment, the rules, and what was there. It is signed: by rules of one's own
 * making, or as of a moment far away, a page would be dear.
 */
import { DateTime, Effect, Option, Schema } from "effect"
import { cursorProblem, InvalidInput, listOrder, makeSignatures, type Position } from "../kernel/index.js"
import type { RankingRules } from "./ranking.js"

export const FeedSort = Schema.Literal("top", "recent")
export type FeedSort = typeof FeedSort.Type

const keys = {
  asOf: "moment desc",
  rules: "text asc",
  snapshot: "snapshot asc",
  score: "float desc",
  createdAt: "moment desc",
  id: "uuid desc",
  signature: "text asc"
} as const

export const feedOrders = { top: listOrder("top", keys), recent: listOrder("recent", keys) }

/** In characters: a cursor has room for it beside the other keys. It names 270 transactions that write at once, of ten digits each. */
export const longestSnapshot = 3000

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

const { Number: Float } = Schema
/** Numbers alone: a key of a cursor has 200 characters at most. */
const decodeRules = Schema.decodeOption(Schema.parseJson(Schema.Tuple(Float, Float, Float, Float, Float, Float, Float)))

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

const viewOf = (keys: ReadonlyArray<string>): Option.Option<FeedView> => {
  const [asOf = "", rules = "", snapshot = "", score = "", createdAt = "", id = ""] = keys
  return Option.map(Option.all({ rules: rulesOf(rules), asOf: DateTime.make(asOf) }), (frozen) => ({
    ...{ rules: frozen.rules, asOf: DateTime.toUtc(frozen.asOf) },
    after: { snapshot, place: { score, createdAt, id } }
  }))
}

const labelOf = (order: string, keys: ReadonlyArray<string>): string =>
  `feed.cursor:${JSON.stringify([order, ...keys])}`

export const makeFeedCursors = Effect.map(makeSignatures, ({ isOurs, sign }) => ({
  /** Of a page that ends at the place. */
  positionAt: Effect.fnUntraced(function* (sort: FeedSort, view: FeedView, snapshot: string, place: FeedPlace) {
    const order = feedOrders[sort].name
    // Microseconds, as all moments in cursors have them.
    const asOf = DateTime.formatIso(view.asOf).replace("Z", "000Z")
    const keys = [asOf, rulesText(view.rules), snapshot, place.score, place.createdAt, place.id]
    const position: Position = { order, keys: [...keys, yield* sign(labelOf(order, keys))] }
    return position
  }),

  /** What the cursor goes on with. Its keys are of the order's kinds. */
  viewOf: Effect.fnUntraced(function* ({ keys, order }: Position) {
    const [signed, signature = ""] = [keys.slice(0, -1), keys.at(-1)]
    const view = (yield* isOurs(labelOf(order, signed), signature)) ? viewOf(signed) : Option.none()
    return yield* Effect.mapError(view, () => new InvalidInput({ problems: [cursorProblem] }))
  })
}))
