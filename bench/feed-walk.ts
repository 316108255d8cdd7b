/**
 * The whole ranked feed among a million posts, page by page, against one statement that sorts everything that its reader sees:
 * whether each post stands where the sort has it.
 */
import { type FeedView, RankedFeed, type RankingRules, recentRules } from "@mentorkit/core/feed/ports"
import type { User, UserId } from "@mentorkit/core/kernel"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { DateTime, Effect } from "effect"
import type pg from "pg"
import { print, progress } from "./report.js"
import type { WholeKit } from "./whole-kit.js"

const perPage = 2000

type FeedPage = Effect.Effect.Success<ReturnType<RankedFeed["Type"]["list"]>>

const orders = { top: usualRules, recent: recentRules(usualRules) }

const sorted = `
  select id::text from (
    select posts.id, posts.created_at,
      (reaction_count * $3::float8 + comment_count * $4::float8 + share_count * $5::float8 + $6::float8)
      / power(extract(epoch from $2::timestamptz - posts.created_at)::float8 / 3600 + $8::float8, $7::float8)
      / case when author_id = $1 or post_views.user_id is not null then $9::float8 else 1 end as score
    from posts join users on users.id = author_id
    left join post_views on post_id = posts.id and post_views.user_id = $1
    where posts.created_at <= $2 and (author_id = $1 or (is_active and banned_at is null and (
      visibility = 'public' or author_id in (select other_id from connections where connections.user_id = $1)
    ) and author_id not in (
      select blocked_id from blocks where blocker_id = $1 union all select blocker_id from blocks where blocked_id = $1
    )))
  ) posts order by score desc, created_at desc, id desc`

const sortedIds = async (pool: pg.Pool, reader: UserId, asOf: Date, of: RankingRules) => {
  const { basePoints, commentWeight, gravity, offset, reactionWeight, seenMultiplier, shareWeight } = of
  const values = [reactionWeight, commentWeight, shareWeight, basePoints, gravity, offset, seenMultiplier ** gravity]
  const { rows } = await pool.query<{ readonly id: string }>({ text: sorted, values: [reader, asOf, ...values] })
  return rows.map(({ id }) => id)
}

/** How many posts of the walk stand elsewhere than the sort has them. */
const misplacedOf = async (kit: WholeKit, pool: pg.Pool, reader: UserId, of: RankingRules) => {
  const asOf = DateTime.unsafeNow()
  const expected = await sortedIds(pool, reader, DateTime.toDate(asOf), of)
  const misplaced = await kit.runtime.runPromise(
    Effect.gen(function* () {
      const { list } = yield* RankedFeed
      let [at, wrong] = [0, 0]
      let view: FeedView | null = { asOf, rules: of, after: null }
      while (view !== null) {
        const { ids, next, snapshot }: FeedPage = yield* list(reader, view, { limit: perPage, skipped: 0 })
        for (const id of ids) if (id !== expected[at++]) wrong++
        view = next && { ...view, after: { snapshot, place: next } }
      }
      return wrong + Math.abs(expected.length - at)
    })
  )
  return { misplaced, posts: expected.length }
}

export const walkFeed = async (kit: WholeKit, pool: pg.Pool, figure: string, { userId }: User): Promise<void> => {
  for (const [order, of] of Object.entries(orders)) {
    const { misplaced, posts } = await misplacedOf(kit, pool, userId, of)
    progress(`${figure}.${order}: ${posts} posts were compared`)
    print(`${figure}.${order}.misplaced`, String(misplaced), `of ${posts} posts`, "0")
  }
}
