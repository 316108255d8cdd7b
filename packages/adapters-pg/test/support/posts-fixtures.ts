/** Posts of people, and what is counted of them. */
import { SqlClient } from "@effect/sql"
import { Connections } from "@mentorkit/core/connections"
import { Feed, type PostId } from "@mentorkit/core/feed"
import type { User } from "@mentorkit/core/kernel"
import { Effect } from "effect"

/** Of a call that has to fail. */
export const tagOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), ({ _tag }) => _tag)

/** Of one that may fail: its tag, or "done". */
export const outcomeOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.match(effect, { onFailure: ({ _tag }) => _tag, onSuccess: () => "done" as const })

export const write = (author: User, body: string, visibility: "connections" | "public" = "public") =>
  Effect.gen(function* () {
    const { createPost } = yield* Feed
    return (yield* createPost(author, { body, visibility, mentioned_user_ids: undefined })).post
  })

export const share = (
  author: User,
  post: PostId,
  about: { readonly body?: string; readonly visibility?: "connections" | "public" } = {}
) =>
  Effect.gen(function* () {
    const { sharePost } = yield* Feed
    const input = { post_id: post, visibility: "public", destination: "feed", ...about } as const
    return (yield* sharePost(author, input)).post
  })

export const show = (viewer: User, post: PostId) =>
  Effect.flatMap(Feed, ({ getPost }) => Effect.map(getPost(viewer, { post_id: post }), (shown) => shown.post))

export const edit = (
  author: User,
  post: PostId,
  change: { readonly body?: string | null; readonly visibility?: "connections" | "public" }
) =>
  Effect.gen(function* () {
    const { updatePost } = yield* Feed
    const { visibility } = change
    const input = {
      post_id: post,
      visibility,
      mentioned_user_ids: undefined,
      ...("body" in change && { body: change.body })
    }
    return (yield* updatePost(author, input)).post
  })

export const remove = (author: User, post: PostId) =>
  Effect.flatMap(Feed, ({ deletePost }) => deletePost(author, { post_id: post }))

export const connect = Effect.fnUntraced(function* (one: User, other: User) {
  const { requestConnection } = yield* Connections
  yield* requestConnection(one, { user_id: other.userId })
  yield* requestConnection(other, { user_id: one.userId })
})

/** New accounts write less. */
export const noLongerNew = (person: User) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`update users set created_at = created_at - interval '1 year' where id = ${person.userId}`
  )

/** People of tests are called by their whole ids, which no text can mention. */
export const shortNameOf = ({ userId }: User): string => `p-${userId.slice(-12)}`
export const giveUsername = (person: User) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`update users set username = ${shortNameOf(person)} where id = ${person.userId}`
  )

/** Counters that are not what the rows say. */
export const miscounted = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const hashtags = yield* sql<{ readonly wrong: string }>`
    select 'hashtag ' || name as wrong from hashtags
    where posts_count <> (
      select count(*) from post_hashtags join posts on posts.id = post_id
      where hashtag_id = hashtags.id and visibility = 'public'
    )`
  const authors = yield* sql<{ readonly wrong: string }>`
    select 'author ' || users.id as wrong from users left join post_counts on user_id = users.id
    where coalesce(public, 0) <> (select count(*) from posts where author_id = users.id and visibility = 'public')
      or coalesce(connections, 0) <> (select count(*) from posts where author_id = users.id and visibility = 'connections')`
  const everywhere = yield* sql<{ readonly wrong: string }>`
    select 'all public posts' as wrong where (select coalesce(sum(step), 0) from public_post_steps) <> (
      select count(*) from posts join users on users.id = author_id
      where visibility = 'public' and is_active and banned_at is null
    )`
  const reactions = (target: "comment" | "post") => sql<{ readonly wrong: string }>`
    select ${`${target} of `}::text || counted.type as wrong from ${sql(`${target}s`)}
    cross join lateral (values
      ('like', count_like), ('love', count_love), ('laugh', count_laugh), ('wow', count_wow), ('sad', count_sad),
      ('angry', count_angry)
    ) as counted (type, number)
    where number <> (
      select count(*) from ${sql(`${target}_reactions`)} given
      where ${sql(`given.${target}_id`)} = ${sql(`${target}s.id`)} and given.type = counted.type
    )`
  const posts = yield* sql<{ readonly wrong: string }>`
    select 'comments or shares of ' || id as wrong from posts
    where comment_count <> (select count(*) from comments where post_id = posts.id and not is_deleted)
      or share_count <> (select count(*) from posts share where share.root_id = posts.id)`
  const options = yield* sql<{ readonly wrong: string }>`
    select 'option ' || label as wrong from poll_options
    where vote_count <> (select count(*) from poll_votes where option_id = poll_options.id)`
  const replies = yield* sql<{ readonly wrong: string }>`
    select 'replies to ' || id as wrong from comments
    where child_count <> (select count(*) from comments child where child.parent_id = comments.id)
      or (is_deleted and child_count = 0)
      or reply_count <> (
        with recursive below as (
          select id, is_deleted from comments child where child.parent_id = comments.id
          -- Of comments at the greatest depth the direct replies alone are counted.
          union all select child.id, child.is_deleted from comments child join below on child.parent_id = below.id
          where comments.depth < 50
        )
        select count(*) from below where not is_deleted
      )`
  const all = [
    hashtags,
    authors,
    everywhere,
    posts,
    options,
    replies,
    yield* reactions("post"),
    yield* reactions("comment")
  ]
  return all.flat().map(({ wrong }) => wrong)
})
