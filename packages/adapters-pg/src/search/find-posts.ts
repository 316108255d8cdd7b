/** Posts that match, in the order of the feed. */
import type { SqlClient, Statement } from "@effect/sql"
import { PostId } from "@mentorkit/core/feed"
import { bandsOf, type FeedView } from "@mentorkit/core/feed/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { SearchBounds, Sought } from "@mentorkit/core/search/ports"
import { Effect } from "effect"
import { isIndexed, partOf } from "../database/part-of.js"
import { viewedPosts } from "../feed/viewed-posts.js"
import {
  bounded,
  indexCounts,
  inTime,
  isAll,
  lookedCount,
  makeLook,
  matchCount,
  mostIndexed,
  rowsFor,
  spent
} from "./bounded.js"

type Fragment = Statement.Fragment

/** Classes of engagement that have many posts, about; in the greater ones there are few. */
const usualClasses = 30

const look = makeLook(PostId)

const conditionOf = (sql: SqlClient.SqlClient, sought: Sought) => {
  if ("words" in sought) {
    const isMatch = sql`lower(body) like lower(${partOf(sought.words)})`
    const ids = sql`select id from posts where body <> '' and ${isMatch}`
    return { isMatch, ids, index: isIndexed(sought.words) ? ("later" as const) : ("none" as const) }
  }
  const ids = sql`
    select post_id as id from post_hashtags where hashtag_id = (select id from hashtags where name = ${sought.tag})`
  return { isMatch: sql`exists (${ids} and post_id = posts.id)`, ids, index: "first" as const }
}

/** How the posts of a search are looked at. */
const looks = (sql: SqlClient.SqlClient, viewer: UserId, sought: Sought, view: FeedView) => {
  const { before, handicap, isSeen, isThere, sunk, unseen } = viewedPosts(sql, viewer, view)
  const { ids, index, isMatch } = conditionOf(sql, sought)
  const bands = bandsOf(view.rules, null)
  const isOneBand = bands.length === 1
  const inBand = isOneBand ? sql`true` : sql`engagement_class = band.class`
  const columns = sql`posts.id, author_id, visibility, lowered_by, posts.created_at`
  const written = sql`posts.created_at <= ${before(sql`0`)}`

  /** Whether it matches, asked of those alone that are looked at. */
  const lookedColumns = (most: number) => sql`
    ${columns}, unseen, spent < ${most}::int as is_looked_at, case when spent < ${most}::int then ${isMatch} else false end as is_match`
  const shownMatches = sql`select from newest posts join users on users.id = author_id where is_match and ${isThere}`

  /** Of rows with their score if they were not seen: the first that the viewer sees. */
  const firstOf = (from: Fragment, limit: number) => sql`
    select posts.id, posts.score, posts.created_at from (
      select * from (
        select posts.*, case when ${isSeen} then unseen / ${handicap} else unseen end as score from (${from}) posts offset 0
      ) posts order by score desc, created_at desc, id desc offset 0
    ) posts
    cross join lateral (select from users where users.id = author_id and ${isThere} offset 0) author
    order by posts.score desc, posts.created_at desc, posts.id desc limit ${limit}`
  const idsOf = (shown: Fragment) =>
    sql`(select coalesce(json_agg(id order by score desc, created_at desc, id desc), '[]') from ${shown} shown)`
  const bestOf = (from: Fragment, limit: number) => sql`${idsOf(sql`(${firstOf(from, limit)})`)} as best`
  return {
    index,
    isOneBand,
    /** Of each class the newest `each`. What is worth less than the most that can stand behind these is none of the best. */
    newest: (each: number, limit: number) =>
      look(sql`
        with band as (
          select * from unnest(
            ${bands.map(({ engagementClass }) => engagementClass)}::int[], ${bands.map(({ mostPoints }) => mostPoints)}::float8[]
          ) as band (class, most_points)
        ), newest as materialized (
          select ${lookedColumns(each)}, most_points, sunk from band cross join lateral (
            select ${columns}, body, ${unseen} as unseen, ${sunk} as sunk, ${spent(sql, sql`body`, sql`created_at desc`)} as spent
            from posts where ${inBand} and ${written} order by posts.created_at desc limit ${each} offset 0
          ) posts
        ), edge as (
          select coalesce(max(score), 0) as score from (
            select most_points / max(sunk) filter (where is_looked_at) as score from newest
            group by most_points having count(*) >= ${each}::int or not bool_and(is_looked_at)
          ) full_class
        ), shown as materialized (${firstOf(sql`select * from newest where is_match`, limit)})
        select ${idsOf(sql`(select * from shown where score > (select score from edge))`)} as best,
          ${idsOf(sql`(select * from shown where score <= (select score from edge))`)} as others,
          ${matchCount(sql, shownMatches, each * bands.length)},
          case when (select score from edge) = 0 then 0 else (select count(*)::int from newest where is_looked_at) end as looked`),
    /** Of those without any points. */
    newestPointless: (most: number, limit: number) =>
      look(sql`
        with newest as materialized (
          select ${lookedColumns(most)} from (
            select ${columns}, body, 0::float8 as unseen, ${spent(sql, sql`body`, sql`created_at desc, id desc`)} as spent from posts
            where engagement_class = 0 and ${written} order by posts.created_at desc, posts.id desc limit ${most} offset 0
          ) posts
        )
        select ${bestOf(sql`select * from newest where is_match`, limit)},
          ${matchCount(sql, shownMatches, most)}, ${lookedCount(sql, most)}`),
    all: (limit: number) =>
      look(sql`
        with candidate as materialized (${ids} limit ${mostIndexed})
        select ${bestOf(
          sql`select ${columns}, ${unseen} as unseen from candidate join posts using (id)
            where ${isAll(sql, sql`candidate`)} and ${written}`,
          limit
        )}, ${indexCounts(sql, sql`candidate`)}`)
  }
}

export const makeFindPosts = (sql: SqlClient.SqlClient) =>
  Effect.fnUntraced(function* (viewer: UserId, sought: Sought, view: FeedView, bounds: SearchBounds) {
    const { indexMillis, limit } = bounds
    const rows = "words" in sought ? rowsFor(sought.words, bounds.rows) : bounds.rows
    const { all, index, isOneBand, newest, newestPointless } = looks(sql, viewer, sought, view)
    /** Where nothing with points was found, what is without any is better than nothing. */
    const behind = <A extends { readonly matches: number }>(most: number, ranked: A) =>
      Effect.map(newestPointless(Math.ceil(most / 2), limit), ({ best, matches }) => ({
        ...ranked,
        others: best,
        matches: ranked.matches + matches
      }))
    const best = Effect.fnUntraced(function* (most: number) {
      const ranked = yield* newest(Math.ceil(isOneBand ? most : most / usualClasses), limit)
      if (ranked.best.length >= limit || view.rules.basePoints > 0) return ranked
      if (ranked.looked > 0) return ranked.best.length + ranked.others.length > 0 ? ranked : yield* behind(most, ranked)
      const rest = yield* newestPointless(most, limit - ranked.best.length)
      // One that loses its last points between the two statements is in both.
      const others = rest.best.filter((id) => !ranked.best.includes(id))
      return { ...rest, best: [...ranked.best, ...others], matches: ranked.matches + rest.matches }
    })
    // A tag's rows are bounded by themselves.
    const indexed = index === "first" ? all(limit) : inTime(sql, indexMillis, all(limit))
    return yield* bounded({ limit, rows, index, look: best, indexed })
  })
