/** What bodies of posts name, as it is stored beside them: hashtags with their counts, and mentions. */
import { SqlClient } from "@effect/sql"
import type { NamedInBody, Post } from "@mentorkit/core/feed/ports"
import { UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Schema } from "effect"
import { seesPostsOf } from "./visible.js"

/** Of those who are named, so many are mentioned: the first ones who may see the post. */
const maxMentions = 20

const decodeMentioned = Schema.decodeUnknown(Schema.Array(Schema.Struct({ userId: UserId, isNew: Schema.Boolean })))

const isCounted = ({ visibility }: Pick<Post, "visibility">): number => (visibility === "public" ? 1 : 0)

export const makeNamedInPosts = Effect.map(SqlClient.SqlClient, (sql) => {
  /** Those of the post and those that it is to have, in the order in which everybody locks them. */
  const lockHashtags = (post: Post, names: ReadonlyArray<string>) => sql`
    select from hashtags
    where name = any(${names}::text[]) or id in (select hashtag_id from post_hashtags where post_id = ${post.id})
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

  const putMentions = ({ authorId, id, visibility }: Post, usernames: ReadonlyArray<string>) => sql`
    with mentioned as (
      select id, row_number() over (order by place) as position
      from unnest(${usernames}::text[]) with ordinality as named (username, place) join users using (username)
      where id <> ${authorId} and ${seesPostsOf(sql, authorId, visibility)}
      order by place limit ${maxMentions}
    ),
    dropped as (delete from post_mentions where post_id = ${id} and user_id not in (select id from mentioned))
    insert into post_mentions (post_id, user_id, position)
    select ${id}::uuid, id, position from mentioned
    on conflict (post_id, user_id) do update set position = excluded.position
    returning user_id, xmax = 0 as is_new`

  return {
    /**
     * Stores what the post names from now on; `before` is the post as its former hashtags were counted, none for a new one.
     * Answers the ids of those who are mentioned and were not before.
     */
    store: Effect.fnUntraced(function* (before: Post | undefined, after: Post, { hashtags, usernames }: NamedInBody) {
      yield* lockHashtags(after, hashtags)
      if (before !== undefined) yield* dropHashtags(before)
      if (hashtags.length > 0) yield* addHashtags(after, hashtags)
      const mentioned = yield* decodeMentioned(yield* putMentions(after, usernames))
      return mentioned.flatMap(({ isNew, userId }) => (isNew ? [userId] : []))
    }),
    /** Of a post that goes. */
    dropHashtags: (post: Post) => Effect.zipRight(lockHashtags(post, []), dropHashtags(post))
  }
})
