import { SqlClient, SqlSchema } from "@effect/sql"
import { CommentId } from "@mentorkit/core/comments"
import { PostId } from "@mentorkit/core/feed"
import { type Post, PostRepository } from "@mentorkit/core/feed/ports"
import { UserId } from "@mentorkit/core/kernel"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { makeNamedInPosts } from "./named-in-posts.js"
import { PostRow, toPostRow } from "./rows.js"
import { isVisiblePost } from "./visible.js"

const Counted = Schema.Struct({ userId: UserId, public: Schema.Int, connections: Schema.Int })

const Seen = Schema.Struct({ viewer: UserId, id: PostId })

const visible = (sql: SqlClient.SqlClient, { id, viewer }: typeof Seen.Encoded) => sql`
  select posts.* from posts join users on users.id = author_id where posts.id = ${id} and ${isVisiblePost(sql, viewer)}`

const queries = (sql: SqlClient.SqlClient) => ({
  add: SqlSchema.void({ Request: PostRow, execute: (row) => sql`insert into posts ${sql.insert(row)}` }),

  findVisible: SqlSchema.findOne({ Request: Seen, Result: PostRow, execute: (seen) => visible(sql, seen) }),

  lockVisible: SqlSchema.findOne({
    Request: Seen,
    Result: PostRow,
    execute: (seen) => sql`${visible(sql, seen)} for no key update of posts`
  }),

  /** With what it shares and with its shares, all of which change when it goes; in the order in which everybody locks posts. */
  lockFamily: (id: PostId) => sql`
    select from posts where id in (
      select ${id}::uuid union select root_id from posts where id = ${id} union select id from posts where root_id = ${id}
    )
    order by id for update`,

  findRoot: SqlSchema.findOne({
    Request: Seen,
    Result: Schema.Struct({ id: Schema.NullOr(PostId) }),
    execute: ({ id, viewer }) => sql`
      select case when type = 'share' then root_id else posts.id end as id from posts join users on users.id = author_id
      where posts.id = ${id} and ${isVisiblePost(sql, viewer)}`
  }),

  countShare: (rootId: PostId, step: 1 | -1) =>
    sql`update posts set share_count = share_count + ${step} where id = ${rootId}`,

  update: SqlSchema.void({
    Request: PostRow,
    execute: ({ body, id, updatedAt, visibility }) => sql`
      update posts set ${sql.update({ body, visibility, updatedAt })} where id = ${id}`
  }),

  remove: SqlSchema.void({ Request: PostId, execute: (id) => sql`delete from posts where id = ${id}` }),

  /** Of a new post. */
  countIn: SqlSchema.void({
    Request: Counted,
    execute: (counted) => sql`
      insert into post_counts ${sql.insert(counted)} on conflict (user_id) do update
      set public = post_counts.public + excluded.public, connections = post_counts.connections + excluded.connections`
  }),

  recount: SqlSchema.void({
    Request: Counted,
    execute: ({ connections, public: open, userId }) => sql`
      update post_counts set public = public + ${open}, connections = connections + ${connections}
      where user_id = ${userId}`
  }),

  countWritten: singleRow({
    Request: Schema.Struct({
      author: UserId,
      since: Moment,
      body: Schema.String,
      except: Schema.UndefinedOr(Schema.Union(CommentId, PostId))
    }),
    Result: Schema.Struct({ texts: Schema.Int, same: Schema.Int }),
    execute: ({ author, body, except, since }) => sql`
      select (count(*) filter (where created_at > ${since}))::int as texts,
        (count(*) filter (where body = ${body}))::int as same
      from (
        select id, body, created_at from posts where author_id = ${author} and updated_at > ${since}
        union all
        select id, body, created_at from comments where author_id = ${author} and updated_at > ${since} and not is_deleted
      ) written
      where id is distinct from ${except ?? null}::uuid`
  }),

  total: singleRow({
    Request: UserId,
    Result: Schema.Struct({ total: Schema.Int }),
    execute: (author) => sql`
      select coalesce((select public + connections from post_counts where user_id = ${author}), 0) as total`
  })
})

/** What a post adds to its author's counts, or takes from them. */
const weightOf = (post: Post, isGone = false) => {
  const weight = isGone ? -1 : 1
  return {
    userId: post.authorId,
    public: post.visibility === "public" ? weight : 0,
    connections: post.visibility === "connections" ? weight : 0
  }
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const q = queries(sql)
  const named = yield* makeNamedInPosts

  return repositoryOf(PostRepository, {
    add: Effect.fnUntraced(function* (post, names) {
      yield* q.add(toPostRow(post))
      yield* q.countIn(weightOf(post))
      if (post.rootId !== null) yield* q.countShare(post.rootId, 1)
      return yield* named.store(undefined, post, names)
    }),
    findVisible: (viewer, id) => q.findVisible({ viewer, id }),
    lockVisible: (viewer, id) => q.lockVisible({ viewer, id }),
    lockFamily: (viewer, id) => Effect.zipRight(q.lockFamily(id), q.lockVisible({ viewer, id })),
    lockRoot: Effect.fnUntraced(function* (viewer, shared) {
      const found = Option.getOrUndefined(yield* q.findRoot({ viewer, id: shared }))
      return found?.id ? yield* q.lockVisible({ viewer, id: found.id }) : Option.none()
    }),
    update: Effect.fnUntraced(function* (before, after, names) {
      yield* q.update(toPostRow(after))
      if (before.visibility !== after.visibility) {
        yield* q.recount(weightOf(before, true))
        yield* q.recount(weightOf(after))
      }
      return yield* named.store(before, after, names)
    }),
    remove: Effect.fnUntraced(function* (post) {
      yield* q.recount(weightOf(post, true))
      yield* named.dropHashtags(post)
      yield* q.remove(post.id)
      if (post.rootId !== null) yield* q.countShare(post.rootId, -1)
    }),
    countWritten: q.countWritten,
    removeUnusedHashtags: named.removeUnusedHashtags,
    count: (author) => Effect.map(q.total(author), (counted) => counted.total)
  })
})

export const postRepository = Layer.effect(PostRepository, make)
