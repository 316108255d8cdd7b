/** The statement behind the feed by age alone. */
import type { SqlClient, Statement } from "@effect/sql"
import { bandByAge, type FeedView, margin } from "@mentorkit/core/feed/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { placeColumns, viewedPosts } from "./viewed-posts.js"

/**
 * The next posts of a view by age alone, `wanted` at most. What the reader has seen, their own posts, and all others: each of these
 * comes out of an index in its order, the newest first, and the page is the first of all three. What was seen comes before the others:
 * the last of so many bounds them, so that whoever has seen all that is new does not pass over it to what is too old for the page.
 */
export const newestPosts =
  (sql: SqlClient.SqlClient) =>
  (reader: UserId, view: FeedView, wanted: number): Statement.Statement<object> => {
    const { before, behind, float, handicap, isThere, place, sunk, wasOver } = viewedPosts(sql, reader, view)
    const { basePoints, offset } = view.rules
    const { youngestSeen, youngestUnseen } = bandByAge(view.rules, place === undefined ? null : Number(place.score))
    const unseen = sql`${float(basePoints)} / ${sunk}`
    // The planner takes what stands before it by itself, in its order.
    const alone = sql`offset 0`
    const isFor = sql`cross join lateral (select from users where users.id = author_id and ${isThere} ${alone}) author`
    const ageAt = sql`${float(basePoints)} / score * ${float(margin.factor)} - ${float(offset)} + ${float(margin.hours)}`

    return sql<object>`
      with seen as materialized (
        (select post.* from post_views cross join lateral (
          select posts.id, posts.created_at, ${unseen} / ${handicap} as score from posts ${isFor}
          where posts.id = post_id and author_id <> ${reader} ${alone}
        ) post
        where user_id = ${reader} and post_created_at <= ${before(float(youngestSeen))} and ${wasOver(sql`seen_by`)} and ${behind}
        order by post_created_at desc, post_id desc limit ${wanted})
        union all
        (select * from (
          select id, created_at, ${unseen} / ${handicap} as score from posts
          where author_id = ${reader} and created_at <= ${before(float(youngestSeen))}
          order by created_at desc, id desc ${alone}
        ) own where ${behind} limit ${wanted})
      ), edge as (
        select coalesce(
          (select ${before(sql`(${ageAt})`)} from seen order by score desc limit 1 offset ${wanted - 1}), '-infinity'
        ) as oldest
      ), others as (
        select post.* from (
          select id as newest_id from posts
          where created_at <= ${before(float(youngestUnseen))} and created_at >= (select oldest from edge)
            and not coalesce((select ${wasOver(sql`seen_by`)} from post_views where user_id = ${reader} and post_id = posts.id), false)
          order by created_at desc, id desc ${alone}
        ) newest cross join lateral (
          select posts.id, posts.created_at, ${unseen} as score from posts ${isFor}
          where posts.id = newest_id and author_id <> ${reader} ${alone}
        ) post
        where ${behind} limit ${wanted}
      )
      select ${placeColumns(sql)} from (select * from seen union all select * from others) posts
      order by posts.score desc, posts.created_at desc, posts.id desc limit ${wanted}`
  }
