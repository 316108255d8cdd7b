/** What bodies of posts name, as it is stored beside them: hashtags with their counts, and mentions. */
import { SqlClient } from "@effect/sql"
import type { NamedInBody, Post } from "@mentorkit/core/feed/ports"
import { DateTime, Effect } from "effect"
import { makePutMentions } from "./put-mentions.js"

const isCounted = ({ visibility }: Pick<Post, "visibility">): number => (visibility === "public" ? 1 : 0)

export const makeNamedInPosts = Effect.map(Effect.all([SqlClient.SqlClient, makePutMentions]), ([sql, putMentions]) => {
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
    update hashtags set posts_count = posts_count - ${isCounted(before)} from dropped where id = hashtag_id`

  const addHashtags = (post: Post, names: ReadonlyArray<string>) => sql`
    with named as (
      select name, position from unnest(${names}::text[]) with ordinality as named (name, position)
    ),
    counted as (
      insert into hashtags (name, posts_count, created_at)
      select name, ${isCounted(post)}::int, ${DateTime.toDate(post.updatedAt)}::timestamptz from named order by name
      on conflict (name) do update set posts_count = hashtags.posts_count + excluded.posts_count
      returning id, name
    )
    insert into post_hashtags (post_id, hashtag_id, position)
    select ${post.id}::uuid, id, position from counted join named using (name)`

  return {
    /**
     * Stores what the post names from now on; `before` is the post as its former hashtags were counted, none for a new one.
     * Answers the ids of those who are mentioned and were not before.
     */
    store: Effect.fnUntraced(function* (before: Post | undefined, after: Post, { hashtags, usernames }: NamedInBody) {
      yield* lockHashtags(after, hashtags)
      if (before !== undefined) yield* dropHashtags(before)
      if (hashtags.length > 0) yield* addHashtags(after, hashtags)
      // Whoever was mentioned stays so, whatever they are called by now.
      if (before?.body === after.body) return []
      return yield* putMentions({ table: "post_mentions", column: "post_id", ...after, postId: after.id }, usernames)
    }),
    /** Of a post that goes. */
    dropHashtags: (post: Post) => Effect.zipRight(lockHashtags(post, []), dropHashtags(post))
  }
})
