/** The statements behind the ranked feed. */
import type { SqlClient, Statement } from "@effect/sql"
import { bandsOf, type FeedView, forever, margin } from "@mentorkit/core/feed/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { placeColumns, type RankedRow, undecided, viewedPosts } from "./viewed-posts.js"

/** How much a look at ranked posts looks at. */
export interface RankedLook {
  /** So many of every class, at each of two ages, are looked at first; null: all are ranked, which is never undecided. */
  readonly each: number | null
  /**
   * Of the posts that can be on the page so many are asked whether their reader sees them, and sixteen times as many are ranked:
   * of more the look is undecided, as it would take long. Null: as many as there are.
   */
  readonly most: number | null
}

/**
 * The next posts of the view whose score is above 0, `wanted` at most.
 *
 * Each class of engagement bounds the points of its posts, so a score bounds their age. First some posts of each class that stand
 * behind the position, of the age of those that are not seen and of those that are, since somebody may have seen all or none of
 * them: the last of the best `wanted` sets the bar. Then all posts that can surpass it, two ranges of an index
 * for each class, as the position and the bar are at another age for what is seen. These are ranked one by one; what is dear, whether
 * one was seen and whether the reader sees it, is asked in their order, until there are enough.
 */
export const rankedPosts =
  (sql: SqlClient.SqlClient) =>
  (reader: UserId, view: FeedView, wanted: number, { each, most }: RankedLook): Statement.Statement<RankedRow> => {
    const { before, behind, float, handicap, isSeen, isThere, place, unseen } = viewedPosts(sql, reader, view)
    const bands = bandsOf(view.rules, place === undefined ? null : Number(place.score))
    const column = (key: "likelySeen" | "likelyUnseen" | "mostPoints" | "youngestSeen" | "youngestUnseen") =>
      sql`${bands.map((band) => band[key])}::float8[]`
    // The planner takes what stands before it by itself.
    const alone = sql`offset 0`
    const forReader = sql`cross join lateral (select from users where users.id = author_id and ${isThere} ${alone}) author`
    // Said again and again, so that the planner knows that nothing has to be sorted twice, and asks for no more than it needs.
    const inOrder = sql`order by posts.score desc, posts.created_at desc, posts.id desc`
    const columnsOfPost = sql`posts.id, author_id, visibility, lowered_by, posts.created_at`
    const { gravity, offset, seenMultiplier } = view.rules
    const mostRanked = most === null ? null : most * 16
    // The best of each class have set the bar, so the page is full unless some were not asked about.
    const isUndecided = sql`bar where bar is null or (bar > 0 and (select count(*) from page) < ${wanted}::int)
      or exists (select from near where nth = ${mostRanked})`
    // The feed begins at one age for both.
    const likely = sql`(likely_unseen, null::float8) ${place ? sql`, (likely_seen, likely_unseen)` : sql``}`

    // Materialized: planning takes half as long where the planner has less to think together.
    return sql<RankedRow>`
      with band as (
        select * from unnest(
          ${bands.map(({ engagementClass }) => engagementClass)}::int[], ${column("mostPoints")},
          ${column("youngestUnseen")}, ${column("youngestSeen")}, ${column("likelyUnseen")}, ${column("likelySeen")}
        ) as band (class, most_points, youngest_unseen, youngest_seen, likely_unseen, likely_seen)
        where class <= (select max(engagement_class) from posts)
      ), newest as materialized (
        select class, older is null as is_oldest, post.* from band
        cross join lateral (values ${likely}) arm (likely, older)
        cross join lateral (
          select ${columnsOfPost}, ${unseen} as unseen from posts
          where engagement_class = band.class and posts.created_at <= ${before(sql`likely`)}
            and posts.created_at > coalesce(${before(sql`older`)}, '-infinity')
          order by posts.created_at desc limit ${each ?? 0} ${alone}
        ) post
      ), candidate as materialized (
        select posts.*, case when ${isSeen} then unseen / ${handicap} else unseen end as score from newest posts
      ), bar as materialized (
        select coalesce(
          (
            select score from (select * from candidate where ${behind} order by score desc ${alone}) posts ${forReader}
            order by score desc limit 1 offset ${wanted - 1}
          ),
          (select 0 where not exists (select from newest where is_oldest group by class having count(*) >= ${each ?? 1}))
        ) as bar
      ), reach as materialized (
        select class, arm.*, bar, least(coalesce(
          power(most_points / nullif(bar, 0), ${float(1 / gravity)}) / multiplier * ${float(margin.factor)}
            - ${float(offset)} + ${float(margin.hours)},
          ${float(forever)}
        ), ${float(forever)}) as oldest
        from bar cross join band cross join lateral (values
          (false, 1::float8, 1::float8, youngest_unseen), (true, ${handicap}, ${float(seenMultiplier)}, youngest_seen)
        ) arm (is_seen, handicap, multiplier, youngest)
        where bar is not null
      ), near as materialized (
        select * from (
          select posts.*, bar, band.is_seen, row_number() over () as nth from reach band cross join lateral (
            select ${columnsOfPost}, ${unseen} / handicap as score from posts
            where engagement_class = band.class and posts.created_at <= ${before(sql`youngest`)} and posts.created_at >= ${before(sql`oldest`)}
            ${alone}
          ) posts
          limit ${mostRanked} ${alone}
        ) posts
        where (score >= bar and ${behind}) or nth = ${mostRanked}
      ), page as materialized (
        select * from (
          select * from (
            select * from near posts ${inOrder} limit (select case when bar > 0 then ${most}::int end from bar) ${alone}
          ) posts where ${isSeen} = is_seen ${inOrder} ${alone}
        ) posts
        ${forReader}
        ${inOrder} limit ${wanted}
      )
      (select ${placeColumns(sql)} from page posts ${inOrder})
      ${undecided(sql, isUndecided)}`
  }

/**
 * Posts without any points, which come after all others, the newest first: `wanted` at most, among the first `each` of those behind
 * the position; null: among all, which is never undecided.
 */
export const pointlessPosts =
  (sql: SqlClient.SqlClient) =>
  (reader: UserId, view: FeedView, wanted: number, each: number | null): Statement.Statement<RankedRow> => {
    const { before, behindAlike, isThere } = viewedPosts(sql, reader, view)
    const isAmongThem = view.after !== null && Number(view.after.place.score) === 0
    const newestFirst = sql`order by posts.created_at desc, posts.id desc`
    const behind = sql`
      select posts.id, author_id, visibility, lowered_by, posts.created_at, 0::float8 as score from posts
      where engagement_class = 0 and posts.created_at <= ${before(sql`0`)} and ${isAmongThem ? behindAlike : sql`true`}
      ${newestFirst}`
    const isCutOff = each === null ? sql`false` : sql`exists (${behind} limit 1 offset ${each - 1})`
    return sql<RankedRow>`
      with page as materialized (
        select posts.id, posts.created_at, score from (${behind} limit ${each}) posts
        cross join lateral (select from users where users.id = author_id and ${isThere} offset 0) author
        ${newestFirst} limit ${wanted}
      )
      (select ${placeColumns(sql)} from page posts ${newestFirst})
      ${undecided(sql, sql`(select) one where (select count(*) from page) < ${wanted}::int and ${isCutOff}`)}`
  }
