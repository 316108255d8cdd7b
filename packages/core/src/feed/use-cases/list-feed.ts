import { DateTime, Effect } from "effect"
import { type Handler, offsetOf, refuseOtherOrder, Settings } from "../../kernel/index.js"
import { type FeedSort, type FeedView, feedOrders, feedPosition, feedViewOf } from "../feed-order.js"
import type { Operations } from "../operations.js"
import { PostReader, RankedFeed } from "../ports.js"
import { type RankingRules, recentRules } from "../ranking.js"
import * as settings from "../settings.js"
import { makeListPosts } from "../to-resource.js"

/** Where pages by number end: all posts before a page would be ranked. */
const furthest = 10_000

const makeCurrentRules = Effect.map(Settings, ({ get }) =>
  Effect.all({
    reactionWeight: get(settings.reactionWeight),
    commentWeight: get(settings.commentWeight),
    shareWeight: get(settings.shareWeight),
    basePoints: get(settings.basePoints),
    gravity: get(settings.gravity),
    offset: get(settings.ageOffsetHours),
    seenMultiplier: get(settings.seenMultiplier)
  } satisfies { readonly [R in keyof RankingRules]: unknown })
)

export const listFeed = Effect.gen(function* () {
  const feed = yield* RankedFeed
  const reader = yield* PostReader
  const currentRules = yield* makeCurrentRules
  const listPosts = yield* makeListPosts

  const newView = Effect.fnUntraced(function* (sort: FeedSort) {
    const rules = yield* currentRules
    const view: FeedView = {
      asOf: yield* DateTime.now,
      rules: sort === "top" ? rules : recentRules(rules),
      after: null
    }
    return view
  })

  const handler: Handler<Operations, "listFeed"> = Effect.fnUntraced(function* ({ userId }, input) {
    const { cursor, per_page, sort } = input
    yield* refuseOtherOrder(cursor, feedOrders[sort])
    const view = cursor === undefined ? yield* newView(sort) : yield* feedViewOf(cursor)
    const skipped = offsetOf(input)
    const total = yield* feed.count(userId)
    if (skipped >= furthest) return { posts: { items: [], total, next_cursor: null } }

    const { ids, next, snapshot } = yield* feed.list(userId, view, { limit: per_page, skipped })
    const found = new Map((yield* reader.findMany(userId, ids)).map((post) => [post.id, post]))
    // One that has gone since it was ranked is missing.
    const items = yield* listPosts(
      userId,
      ids.flatMap((id) => found.get(id) ?? [])
    )
    return { posts: { items, total, next_cursor: next && feedPosition(sort, view, snapshot, next) } }
  })

  return handler
})
