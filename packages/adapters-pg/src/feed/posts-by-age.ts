/** The statement behind the feed by age alone. */
import type { SqlClient, Statement } from "@effect/sql"
import { bandByAge, type FeedView, forever, margin } from "@mentorkit/core/feed/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { placeColumns, type RankedRow, undecided, viewedPosts } from "./viewed-posts.js"

/**
 * The next posts of a view by age alone, `wanted` at most. `each`: how many that the reader has seen, and how many others, are looked
 * at; where there are no more, the answer is not undecided.
 *
 * What the reader has seen, their own posts, and all others: each of these comes out of an index in its order, the newest first, and the
 * page is the first of all three, as far down as all of them have been looked at. What was seen bounds the others: whoever has seen all
 * that is new does not pass over it to what is too old for the page. Whether the reader sees one is asked until the page is full.
 */
export const postsByAge =
  (sql: SqlClient.SqlClient) =>
  (reader: UserId, view: FeedView, wanted: number, each: number): Statement.Statement<RankedRow> => {
    const { before, behind, float, handicap, isThere, isViewed, place, sunk, wasOver } = viewedPosts(sql, reader, view)
    const { basePoints, offset } = view.rules
    const { youngestSeen, youngestUnseen } = bandByAge(view.rules, place === undefined ? null : Number(place.score))
    const unseen = sql`${float(basePoints)} / ${sunk}`
    // Each is asked for by itself, in their order: planning takes longer where the planner has more to think together.
    const othersForReader = sql`cross join lateral (
      select from posts cross join lateral (select from users where users.id = author_id and ${isThere} offset 0) author
      where posts.id = place.id and author_id <> ${reader} offset 0
    ) post`
    const newestFirst = sql`order by created_at desc, id desc`
    const best = sql`order by posts.score desc, posts.created_at desc, posts.id desc limit ${wanted}`
    // Gravity is 1 by age: `recentRules`.
    const ageOfBound = sql`
      least(${float(basePoints)} / bound.score * ${float(margin.factor)} - ${float(offset)} + ${float(margin.hours)}, ${float(forever)})`
    /** Down to which score all of them were looked at. */
    const endOf = (rows: Statement.Fragment) =>
      sql`coalesce((select score from ${rows} ${newestFirst} limit 1 offset ${each - 1}), 0)`

    return sql<RankedRow>`
      with viewed as materialized (
        select id, created_at, ${unseen} / ${handicap} as score from (
          select post_id as id, post_created_at as created_at from post_views
          where user_id = ${reader} and post_created_at <= ${before(float(youngestSeen))} and ${wasOver(sql`seen_by`)}
          order by post_created_at desc, post_id desc limit ${each}
        ) posts
      ), seen as materialized (
        (select place.* from (select * from viewed ${newestFirst} offset 0) place ${othersForReader}
        where ${behind} ${newestFirst} limit ${wanted})
        union all
        (select * from (
          select id, created_at, ${unseen} / ${handicap} as score from posts
          where author_id = ${reader} and created_at <= ${before(float(youngestSeen))}
        ) own where ${behind} ${newestFirst} limit ${wanted})
      ), bound as (
        select greatest(${endOf(sql`viewed`)}, (select score from seen order by score desc limit 1 offset ${wanted - 1})) as score
      ), others as materialized (
        select id, created_at, ${unseen} as score from posts
        where created_at <= ${before(float(youngestUnseen))}
          and created_at >= (select case when bound.score > 0 then ${before(ageOfBound)} else '-infinity' end from bound)
          and not ${isViewed}
        ${newestFirst} limit ${each}
      ), edge as materialized (
        select greatest(${endOf(sql`viewed`)}, ${endOf(sql`others`)}) as score
      ), page as materialized (
        select * from (
          select * from seen
          union all (
            select place.* from (select * from others ${newestFirst} offset 0) place ${othersForReader}
            where ${behind} ${newestFirst} limit ${wanted}
          )
        ) posts where score > (select score from edge) ${best}
      )
      (select ${placeColumns(sql)} from page posts ${best})
      ${undecided(sql, sql`edge where score > 0 and (select count(*) from page) < ${wanted}`)}`
  }
