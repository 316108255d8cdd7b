/** What a thread of ten thousand comments costs its readers, by the server's own count. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { CommentId } from "@mentorkit/core/comments"
import { Feed, type PostId } from "@mentorkit/core/feed"
import type { User } from "@mentorkit/core/kernel"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { noLongerNew, share, write } from "../support/posts-fixtures.js"
import { statementsOf } from "../support/statements.js"

const size = 10_000
const page = { page: 1, per_page: 50 }

/** One comment at the top; below it the others, in chains that are fifty deep. Answers the first of such a chain, too. */
const thread = Effect.fnUntraced(function* (author: User, post: PostId, count: number) {
  const { addComment } = yield* Feed
  const sql = yield* SqlClient.SqlClient
  const add = (parent_id?: CommentId) =>
    Effect.map(addComment(author, { post_id: post, body: "At the top", parent_id }), ({ comment }) => comment.id)
  const top = yield* add()
  const first = yield* add(top)
  yield* sql`
    with numbered as (select n, (n - 1) % 49 + 2 as depth, gen_random_uuid() as id from generate_series(1, ${count}::int) n),
    placed as (
      select n, depth, id, case when depth = 2 then ${first}::uuid else lag(id) over (order by n) end as parent_id from numbered
    )
    insert into comments (
      id, post_id, author_id, parent_id, root_id, branch_id, depth, body, child_count, reply_count, created_at, updated_at
    )
    select id, ${post}::uuid, ${author.userId}::uuid, parent_id, ${top}::uuid, case when depth = 50 then parent_id end,
      depth, 'Number ' || n, case when depth < 50 then 1 else 0 end, 50 - depth, now() + n * interval '1 second', now()
    from placed`
  yield* sql`update comments set reply_count = ${count + 1}, child_count = 1 where id = ${top}`
  yield* sql`update comments set reply_count = ${count}, child_count = ${Math.ceil(count / 49)} where id = ${first}`
  yield* sql`vacuum analyze comments`
  return { post, top, first }
})

/** Rows of comments that were looked at, by whichever way. */
const looks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`select pg_stat_force_next_flush()`
  const [row] = yield* sql<{ readonly read: number }>`
    select (
      (select seq_tup_read from pg_stat_user_tables where relname = 'comments')
      + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'comments')
    )::int as read`
  return row?.read ?? 0
})

const one = Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => hostOn(url, 1)))

describe("the costs of comments on PostgreSQL", () => {
  layer(world(one))((it) => {
    it.effect("are the same few statements, however long and deep a thread is", () =>
      Effect.gen(function* () {
        const feed = yield* Feed
        const [author, reader] = [yield* newUser(), yield* newUser()]
        yield* noLongerNew(author)
        const [short, long] = [
          yield* thread(author, (yield* write(author, "Short")).id, 98),
          yield* thread(author, (yield* write(author, "Long")).id, size)
        ]
        const costsOf = ({ first, post, top }: typeof long) =>
          Effect.all({
            show: statementsOf(feed.getPost(reader, { post_id: post })),
            comments: statementsOf(feed.listComments(reader, { post_id: post, ...page })),
            flat: statementsOf(feed.listReplies(reader, { comment_id: top, flat: true, ...page })),
            below: statementsOf(feed.listReplies(reader, { comment_id: first, flat: false, ...page })),
            deep: statementsOf(feed.listReplies(reader, { comment_id: first, flat: true, ...page })),
            add: statementsOf(feed.addComment(author, { post_id: post, body: "One more", parent_id: first })),
            react: statementsOf(feed.reactToComment(author, { comment_id: first, type: "like" }))
          })
        const costs = yield* costsOf(long)
        assert.deepStrictEqual(yield* costsOf(short), costs)
        assert.isBelow(costs.show, 5)
        const shared = yield* share(reader, (yield* write(author, "Look")).id)
        yield* feed.addComment(author, {
          ...{ post_id: shared.id, body: "Yes" },
          parent_id: (yield* feed.addComment(author, { post_id: shared.id, body: "No" })).comment.id
        })
        assert.isBelow(yield* statementsOf(feed.getPost(reader, { post_id: shared.id })), 5)
      })
    )

    // Falls where previews of comments at the top go down from reply to reply.
    it.effect("a post is shown by its newest comments and their first replies, not by all of them", () =>
      Effect.gen(function* () {
        const feed = yield* Feed
        const [author, reader] = [yield* newUser(), yield* newUser()]
        const { post } = yield* thread(author, (yield* write(author, "Long")).id, size)
        const before = yield* looks
        const shown = yield* feed.getPost(reader, { post_id: post })
        assert.deepStrictEqual(
          shown.post.comments.map(({ replies, replies_count }) => [replies.length, replies_count]),
          [[3, size + 1]]
        )
        assert.isAtMost((yield* looks) - before, 100)
      })
    )
  })
})
