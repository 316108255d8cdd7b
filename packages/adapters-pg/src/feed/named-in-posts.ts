/** What bodies of posts name, as it is stored beside them: hashtags with their counts, and mentions. */
import { SqlClient } from "@effect/sql"
import type { NamedInBody, Post } from "@mentorkit/core/feed/ports"
import { DateTime, Effect } from "effect"
import { makePutMentions } from "./put-mentions.js"

/** How many public posts it is. */
const countedAs = ({ visibility }: Pick<Post, "visibility">): number => (visibility === "public" ? 1 : 0)

export const makeNamedInPosts = Effect.map(Effect.all([SqlClient.SqlClient, makePutMentions]), ([sql, putMentions]) => {
  /** In the order of their names, so that they are there when all are locked in that order. */
  const addNames = (post: Post, names: ReadonlyArray<string>) => sql`
    insert into hashtags (name, posts_count, created_at)
    select name, 0, ${DateTime.toDate(post.updatedAt)}::timestamptz from unnest(${names}::text[]) name order by name
    on conflict (name) do nothing`

  /** Those of the post and those that it is to have, in the order in which everybody locks them. */
  const lockHashtags = (post: Post, names: ReadonlyArray<string>) => sql`
    select from hashtags
    where name = any(array(
      select unnest(${names}::text[])
      union select name from post_hashtags join hashtags on hashtags.id = hashtag_id where post_id = ${post.id}
    ))
    order by name for no key update`

  const dropHashtags = (before: Post) => sql`
    with dropped as (delete from post_hashtags where post_id = ${before.id} returning hashtag_id)
    update hashtags set posts_count = posts_count - ${countedAs(before)} from dropped where id = hashtag_id`

  const addHashtags = (post: Post, names: ReadonlyArray<string>) => sql`
    with named as (
      select name, position from unnest(${names}::text[]) with ordinality as named (name, position)
    ),
    counted as (
      update hashtags set posts_count = posts_count + ${countedAs(post)}::int,
        -- Of the first public post that has it: that of others is nobody's business.
        created_at = case when posts_count = 0 then ${DateTime.toDate(post.updatedAt)}::timestamptz else created_at end
      where name = any(${names}::text[]) returning id, name
    )
    insert into post_hashtags (post_id, hashtag_id, position)
    select ${post.id}::uuid, id, position from counted join named using (name)`

  return {
    /**
     * Stores what the post names from now on; `before` is the post as its former hashtags were counted, none for a new one.
     * Answers the ids of those who are mentioned and were not before.
     */
    store: Effect.fnUntraced(function* (before: Post | undefined, after: Post, { hashtags, usernames }: NamedInBody) {
      if (hashtags.length > 0) yield* addNames(after, hashtags)
      yield* lockHashtags(after, hashtags)
      if (before !== undefined) yield* dropHashtags(before)
      if (hashtags.length > 0) yield* addHashtags(after, hashtags)
      // Whoever was mentioned stays so, whatever they are called by now.
      if (before?.body === after.body) return []
      return yield* putMentions({ table: "post_mentions", column: "post_id", ...after, postId: after.id }, usernames)
    }),
    /** Locked first, and looked at again by a statement of its own: a post may have got one of them meanwhile. */
    removeUnusedHashtags: Effect.fnUntraced(function* (limit: number) {
      const unused = sql`posts_count = 0 and not exists (select from post_hashtags where hashtag_id = hashtags.id)`
      const rows = yield* sql<{ readonly id: string }>`
        select id from hashtags where ${unused} order by name limit ${limit} for update skip locked`
      if (rows.length === 0) return 0
      const removed = yield* sql`delete from hashtags where ${sql.in(
        "id",
        rows.map(({ id }) => id)
      )} and ${unused} returning id`
      return removed.length
    }),
    /** Of a post that goes. */
    dropHashtags: (post: Post) => Effect.zipRight(lockHashtags(post, []), dropHashtags(post))
  }
})
