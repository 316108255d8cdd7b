/** How many posts are looked at for a page far down the feed, by the server's own count. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Connections } from "@mentorkit/core/connections"
import { Feed } from "@mentorkit/core/feed"
import { type FeedView, RankedFeed, recentRules } from "@mentorkit/core/feed/ports"
import type { User } from "@mentorkit/core/kernel"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer } from "effect"
import { rankedPosts } from "../../src/feed/ranked-posts.js"
import { newPeople, placePosts, type ScenePost, viewAt } from "../support/feed-scenes.js"

const asOf = DateTime.unsafeMake("2027-03-14T14:00:00.000Z")
const posts = 20_000

/** Of one to some thousand reactions, over a year. */
const fill = Effect.fnUntraced(function* (author: User) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    insert into posts (id, author_id, type, visibility, body, count_like, created_at, updated_at)
    select gen_random_uuid(), ${author.userId}::uuid, 'text', 'public', 'Number ' || n,
      floor(power((1 + n * 7919 % 1000) / 1000::float8, -1.2)), at, at
    from generate_series(1, ${posts}::int) n,
      lateral (select ${DateTime.toDate(asOf)}::timestamptz - interval '365 days' * power(n / ${posts}::float8, 1.5) as at) made`
})

/** How many rows were read so far: by these indexes, or from their tables without any. */
const looksBy = Effect.fnUntraced(function* (...indexes: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`select pg_stat_force_next_flush()`
  const [row] = yield* sql<{ readonly read: number; readonly found: number }>`
    with named as (select relid, idx_tup_read from pg_stat_user_indexes where indexrelname = any(${indexes}::text[]))
    select (select count(*)::int from named) as found, (
      (select sum(idx_tup_read) from named)
      + (select sum(seq_tup_read) from pg_stat_user_tables where relid in (select relid from named))
    )::int as read`
  assert(row?.found === indexes.length)
  return row.read
})

const one = Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => hostOn(url, 1)))

describe("the costs of the ranked feed on PostgreSQL", () => {
  layer(world(one))((it) => {
    // Falls where the bar is looked for only where posts stand that are not seen.
    it.effect("are alike for whoever has seen nothing and whoever has seen everything", () =>
      Effect.gen(function* () {
        const { list } = yield* RankedFeed
        const sql = yield* SqlClient.SqlClient
        const [author, newcomer, regular] = [yield* newUser(), yield* newUser(), yield* newUser()]
        yield* fill(author)
        yield* sql`insert into post_views (user_id, post_id, seen_at) select ${regular.userId}::uuid, id, now() from posts`
        yield* sql`vacuum analyze`

        const looksFor = Effect.fnUntraced(function* ({ userId }: User, before: number) {
          const view = viewAt(asOf, usualRules)
          const { next, snapshot } = yield* list(userId, view, { limit: before, skipped: 0 })
          assert(next !== null)
          const deep: FeedView = { ...view, after: { snapshot, place: next } }
          const already = yield* looksBy("posts_of_class")
          const { ids } = yield* list(userId, deep, { limit: 15, skipped: 0 })
          assert.lengthOf(ids, 15)
          return (yield* looksBy("posts_of_class")) - already
        })
        for (const before of [15, 1000, 5000, 15_000]) {
          const [most, least] = [yield* looksFor(regular, before), yield* looksFor(newcomer, before)]
          assert.isAtMost(most, 2 * least + 500, `behind ${before} posts`)
        }
      })
    )

    // Falls where whatever is younger than what is left has to be looked at in full, too, before it is known that nothing else is.
    it.effect("of the last page are those of what is behind it", () =>
      Effect.gen(function* () {
        const { list } = yield* RankedFeed
        const { userId } = yield* newUser()
        const { next, snapshot } = yield* list(userId, viewAt(asOf, usualRules), { limit: posts - 10, skipped: 0 })
        assert(next !== null)
        const already = yield* looksBy("posts_of_class")
        const last: FeedView = { ...viewAt(asOf, usualRules), after: { snapshot, place: next } }
        assert.lengthOf((yield* list(userId, last, { limit: 15, skipped: 0 })).ids, 10)
        assert.isBelow((yield* looksBy("posts_of_class")) - already, 0.9 * posts)
      })
    )

    // Falls where whoever has seen all that is new passes over it to what is too old for the page.
    it.effect("by age end where nothing that was not seen can be young enough", () =>
      Effect.gen(function* () {
        const { list } = yield* RankedFeed
        const sql = yield* SqlClient.SqlClient
        const { userId } = yield* newUser()
        yield* sql`
          insert into post_views (user_id, post_id, seen_at)
          select ${userId}::uuid, id, now() from posts order by created_at desc limit ${posts / 2}`
        yield* sql`vacuum analyze`
        const looks = looksBy("posts_newest", "post_views_pkey")
        let view = viewAt(asOf, recentRules(usualRules))
        for (const before of [15, 1000, 1000]) {
          const already = yield* looks
          const { ids } = yield* list(userId, view, { limit: 15, skipped: 0 })
          assert.lengthOf(ids, 15)
          assert.isAtMost((yield* looks) - already, 500)
          const { next, snapshot } = yield* list(userId, view, { limit: before, skipped: 0 })
          assert(next !== null)
          view = { ...view, after: { snapshot, place: next } }
        }
      })
    )

    // Falls where all that somebody has seen is looked at until there are enough that they still see.
    it.effect("by age do not grow with what was seen and is hidden now", () =>
      Effect.gen(function* () {
        const { list } = yield* RankedFeed
        const { blockUser } = yield* Connections
        const sql = yield* SqlClient.SqlClient
        const [author, reader] = [yield* newUser(), yield* newUser()]
        yield* fill(author)
        yield* sql`
          insert into post_views (user_id, post_id, seen_at)
          select ${reader.userId}::uuid, id, now() from posts where author_id = ${author.userId}`
        yield* fill(yield* newUser())
        yield* blockUser(reader, { user_id: author.userId })
        yield* sql`vacuum analyze`
        const looks = looksBy("posts_newest", "posts_pkey", "post_views_newest", "post_views_pkey")
        const already = yield* looks
        const { ids } = yield* list(reader.userId, viewAt(asOf, recentRules(usualRules)), { limit: 15, skipped: 0 })
        assert.lengthOf(ids, 15)
        assert.isAtMost((yield* looks) - already, 500)
      })
    )

    // Falls where of all that somebody has seen it is asked whether they still see it.
    it.effect("by age end where a page is full, however much of what was seen is hidden", () =>
      Effect.gen(function* () {
        const { list } = yield* RankedFeed
        const { blockUser } = yield* Connections
        const sql = yield* SqlClient.SqlClient
        const [author, other, reader] = [yield* newUser(), yield* newUser(), yield* newUser()]
        yield* sql`delete from posts`
        yield* fill(other)
        yield* fill(author)
        // All that the other one wrote is older, and so many newer ones are hidden that no few of them suffice.
        yield* sql`update posts set created_at = created_at - interval '365 days' where author_id = ${other.userId}`
        yield* sql`insert into post_views (user_id, post_id, seen_at) select ${reader.userId}::uuid, id, now() from posts`
        yield* blockUser(reader, { user_id: author.userId })
        yield* sql`vacuum analyze`
        // What was seen may come without an index in the end: all of it is looked at, and it is all that there is.
        const looks = looksBy("posts_pkey")
        const already = yield* looks
        const { ids } = yield* list(reader.userId, viewAt(asOf, recentRules(usualRules)), { limit: 15, skipped: 0 })
        assert.lengthOf(ids, 15)
        assert.isAtMost((yield* looks) - already, 1.5 * posts)
      })
    )

    // Falls where a look of a page goes through all that is for others: it has no turn.
    it.effect("of a quick look are bounded where the page's last post is one of the least", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { blockUser } = yield* Connections
        const [author, reader] = [yield* newUser(), yield* newUser()]
        yield* sql`delete from posts`
        yield* fill(author)
        yield* blockUser(reader, { user_id: author.userId })
        // Better than most, but so old that all others come before them.
        yield* sql`
          insert into posts (id, author_id, type, visibility, body, count_like, created_at, updated_at)
          select gen_random_uuid(), ${reader.userId}::uuid, 'text', 'public', 'Old', 50000 * power(1.3, n), at, at
          from generate_series(1, 20) n, lateral (select ${DateTime.toDate(asOf)}::timestamptz - interval '9000 days' as at) old`
        yield* sql`vacuum analyze`
        const looks = looksBy("users_pkey")
        const look = Effect.fnUntraced(function* (most: number | null) {
          const already = yield* looks
          const rows = yield* rankedPosts(sql)(reader.userId, viewAt(asOf, usualRules), 16, { each: 2, most })
          return { rows, read: (yield* looks) - already }
        })
        const [bounded, whole] = [yield* look(50), yield* look(null)]
        assert.isTrue(bounded.rows.some(({ id }) => id === null))
        assert.deepStrictEqual([whole.rows.length, whole.rows.some(({ id }) => id === null)], [16, false])
        assert.isBelow(bounded.read, whole.read / 10)
      })
    )

    // Falls where all posts are asked for, one by one, by somebody who sees none of them.
    it.effect("are none where there is nothing for the reader, or nothing behind so many", () =>
      Effect.gen(function* () {
        const { listFeed } = yield* Feed
        const people = yield* newPeople
        const post: ScenePost = {
          ...{ by: "stranger", visibility: "connections", age: 1000, isSeen: false },
          ...{ reactions: 1, comments: 0, shares: 0 }
        }
        yield* placePosts(people, yield* DateTime.now, [post, post, { ...post, by: "friend" }])
        const looks = looksBy("posts_of_class", "posts_newest", "posts_pkey")
        const already = yield* looks
        for (const sort of ["top", "recent"] as const) {
          const [nobody, self] = [yield* newUser(), people.self]
          const none = yield* listFeed(nobody, { sort, per_page: 15, page: 1 })
          const behind = yield* listFeed(self, { sort, per_page: 15, page: 2 })
          assert.deepStrictEqual([none.posts.items, behind.posts.items, behind.posts.total], [[], [], 1])
        }
        assert.strictEqual((yield* looks) - already, 0)
      })
    )
  })
})
