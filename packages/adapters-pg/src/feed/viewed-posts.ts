/** What a view of the feed makes of posts, in SQL: for every statement that ranks them. */
import type { SqlClient, Statement } from "@effect/sql"
import { type FeedView, isByAge, longestSnapshot } from "@mentorkit/core/feed/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { DateTime } from "effect"
import { isVisiblePost } from "./visible.js"

type Fragment = Statement.Fragment

/** What the view makes of a row of `posts`. */
export const viewedPosts = (sql: SqlClient.SqlClient, reader: UserId, { after, asOf, rules }: FeedView) => {
  const float = (value: number): Fragment => sql`${value}::float8`
  const at = sql`${DateTime.toDate(asOf)}::timestamptz`
  // One that this server has not come to is of the server that the database was restored from.
  const wasOver = (transaction: Fragment): Fragment =>
    after === null
      ? sql`true`
      : sql`(
          pg_visible_in_snapshot(${transaction}, ${after.snapshot}::pg_snapshot)
          or ${transaction} >= pg_snapshot_xmax(pg_current_snapshot())
        )`
  const place = after?.place
  const samePlace = place ? sql`${place.createdAt}::timestamptz, ${place.id}::uuid` : sql``

  const isViewed = sql`coalesce((
    select ${wasOver(sql`seen_by`)} from post_views where user_id = ${reader} and post_id = posts.id
  ), false)`

  /** By what its age divides its points. */
  const sunk = sql`power(extract(epoch from ${at} - posts.created_at)::float8 / 3600 + ${float(rules.offset)}, ${float(rules.gravity)})`

  return {
    place,
    float,
    wasOver,
    before: (hours: Fragment): Fragment => sql`(${at} - ${hours} * interval '1 hour')`,
    sunk,
    /** The score of one that is not seen. */
    unseen: sql`(
      reaction_count * ${float(rules.reactionWeight)} + comment_count * ${float(rules.commentWeight)}
      + share_count * ${float(rules.shareWeight)} + ${float(rules.basePoints)}
    ) / ${sunk}`,
    /** By which the score of one that is seen is divided. */
    handicap: float(rules.seenMultiplier ** rules.gravity),
    // Whoever writes a post has seen it.
    isSeen: sql`(author_id = ${reader} or ${isViewed})`,
    isViewed,
    // What has lost engagement may stand further down than the page that would have it; by age alone it stays where it was.
    isThere: isByAge(rules)
      ? isVisiblePost(sql, reader)
      : sql`${isVisiblePost(sql, reader)} and (lowered_by is null or ${wasOver(sql`lowered_by`)})`,
    behind: place ? sql`(score, created_at, id) < (${float(Number(place.score))}, ${samePlace})` : sql`true`,
    /** Of those with one score. */
    behindAlike: place ? sql`(posts.created_at, posts.id) < (${samePlace})` : sql`true`
  }
}

/** What was there just now. Transactions that are still running count as over where they are too many for a cursor. */
const snapshotNow = (sql: SqlClient.SqlClient): Fragment => sql`
  case when length(pg_current_snapshot()::text) <= ${longestSnapshot}::int then pg_current_snapshot()::text
  else format('%1$s:%1$s:', pg_snapshot_xmax(pg_current_snapshot())) end`

/** Of rows of `id`, `score` and `created_at`: places in the feed. */
export const placeColumns = (sql: SqlClient.SqlClient): Fragment => sql`
  id, score::text, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
  ${snapshotNow(sql)} as snapshot`

/** A place in the feed. One without an id says that too little was looked at to tell which posts are the best: the other rows do not count. */
export interface RankedRow {
  readonly id: string | null
}

/** Behind a statement of `placeColumns`: the row that says so, if there is one in `from`. */
export const undecided = (sql: SqlClient.SqlClient, from: Fragment): Fragment =>
  sql`union all select null, null, null, null from ${from}`
