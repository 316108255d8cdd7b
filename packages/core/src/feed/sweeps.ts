/** Sweeps of the feed. */
import { DateTime, Effect } from "effect"
import { Settings, type Sweep, UnitOfWork } from "../kernel/index.js"
import { PostRepository, RankedFeed, ReactionNewsRepository } from "./ports.js"
import { tellReactionAgainDays } from "./settings.js"

const oldRows = 1000
const foldedSteps = 10_000

export const feedSweeps = Effect.gen(function* () {
  const news = yield* ReactionNewsRepository
  const posts = yield* PostRepository
  const feed = yield* RankedFeed
  const settings = yield* Settings
  const { transact } = yield* UnitOfWork

  const sweeps: ReadonlyArray<Sweep> = [
    {
      name: "feed.forgetReactionNews",
      cron: "47 4 * * *",
      run: Effect.gen(function* () {
        const before = DateTime.subtract(yield* DateTime.now, { days: yield* settings.get(tellReactionAgainDays) })
        return yield* transact(news.forgetBefore(before, oldRows))
      })
    },
    { name: "feed.removeUnusedHashtags", cron: "17 4 * * *", run: transact(posts.removeUnusedHashtags(oldRows)) },
    { name: "feed.foldPostCounts", cron: "*/5 * * * *", run: transact(feed.foldCounts(foldedSteps)) }
  ]
  return sweeps
})
