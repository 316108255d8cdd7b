/** The first page of the feed: as of now, by the rules of now. */
import { DateTime, Effect } from "effect"
import { Settings } from "../kernel/index.js"
import type { FeedSort, FeedView } from "./feed-order.js"
import { type RankingRules, recentRules } from "./ranking.js"
import * as settings from "./settings.js"

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

export const makeNewFeedView = Effect.map(makeCurrentRules, (currentRules) =>
  Effect.fnUntraced(function* (sort: FeedSort) {
    const rules = yield* currentRules
    const view: FeedView = {
      asOf: yield* DateTime.now,
      rules: sort === "top" ? rules : recentRules(rules),
      after: null
    }
    return view
  })
)
