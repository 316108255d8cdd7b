import { Effect } from "effect"
import { furthestItem, type Handler, offsetOf, refuseOtherOrder } from "../../kernel/index.js"
import { feedOrders, makeFeedCursors } from "../feed-order.js"
import { makeNewFeedView } from "../new-feed-view.js"
import type { Operations } from "../operations.js"
import { RankedFeed } from "../ports.js"
import { makeListPostsById } from "../to-resource.js"

export const listFeed = Effect.gen(function* () {
  const feed = yield* RankedFeed
  const newFeedView = yield* makeNewFeedView
  const cursors = yield* makeFeedCursors
  const listPostsById = yield* makeListPostsById

  const handler: Handler<Operations, "listFeed"> = Effect.fnUntraced(function* ({ userId }, input) {
    const { cursor, per_page, sort } = input
    yield* refuseOtherOrder(cursor, feedOrders[sort])
    const view = cursor === undefined ? yield* newFeedView(sort) : yield* cursors.viewOf(cursor)
    const skipped = offsetOf(input)
    const total = yield* feed.count(userId)
    // Nobody looks for what is not there through all that is for others.
    if (skipped >= Math.min(furthestItem, total)) return { posts: { items: [], total, next_cursor: null } }

    const { ids, next, snapshot } = yield* feed.list(userId, view, { limit: per_page, skipped })
    const items = yield* listPostsById(userId, ids)
    const next_cursor = next && (yield* cursors.positionAt(sort, view, snapshot, next))
    return { posts: { items, total, next_cursor } }
  })

  return handler
})
