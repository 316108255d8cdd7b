/** What is read of many people, by the server's own count: never all of them, whoever has registered, and follows whom. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { PeopleLists, SuggestionRepository } from "@mentorkit/core/connections/ports"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"

const crowd = 20_000

/** Each newer than the ones before it. */
const register = Effect.fnUntraced(function* (name: string, count: number, isVerified: boolean) {
  const sql = yield* SqlClient.SqlClient
  const now = new Date()
  yield* sql`
    insert into users (id, full_name, username, email, timezone, email_verified_at, is_active, created_at, updated_at)
    select gen_random_uuid(), 'Somebody', ${name}::text || n, ${name}::text || n || '@example.test', 'UTC',
      case when ${isVerified} then ${now}::timestamptz end, true, clock_timestamp(), ${now}
    from generate_series(1, ${count}::int) n`
  yield* sql`vacuum analyze users`
})

/** Rows of the table that were looked at, by whichever way. */
const looks = Effect.fnUntraced(function* (table: "users" | "follows") {
  const sql = yield* SqlClient.SqlClient
  yield* sql`select pg_stat_force_next_flush()`
  const [row] = yield* sql<{ readonly read: number }>`
    select (
      (select seq_tup_read from pg_stat_user_tables where relname = ${table})
      + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = ${table})
    )::int as read`
  return row?.read ?? 0
})

const one = Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => hostOn(url, 1)))

describe("the costs of connections on PostgreSQL", () => {
  layer(world(one))((it) => {
    it.effect("suggestions are bounded, whoever has registered and whomever one has dismissed", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { list } = yield* SuggestionRepository
        const { userId } = yield* newUser()
        const costs = Effect.gen(function* () {
          const before = yield* looks("users")
          const { items } = yield* list(userId, { page: 1, per_page: 50 }, 20)
          return { shown: items.length, read: (yield* looks("users")) - before }
        })

        // Falls without the index: all of them are looked at before the first one who may be shown.
        yield* register("known-", 30, true)
        yield* register("bot-", crowd, false)
        const past = yield* costs
        assert.strictEqual(past.shown, 20)
        assert.isAtMost(past.read, 200)

        // Falls where the newest are bounded by what is left of them.
        yield* register("new-", crowd, true)
        yield* sql`
          insert into dismissed_suggestions (user_id, dismissed_id, dismissed_at)
          select ${userId}, id, created_at from users where username like 'new-%'`
        yield* sql`analyze dismissed_suggestions`
        assert.isAtMost((yield* costs).read, 1_500)
      })
    )

    // Falls where a page is looked for as far behind as it is asked for.
    it.effect("numbered pages of followers end behind 10,000 of them, and cursors do not", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { list } = yield* PeopleLists
        const [star, reader] = [yield* newUser(), yield* newUser()]
        yield* register("fan-", crowd, true)
        yield* sql`
          insert into follows (follower_id, followed_id, followed_at)
          select id, ${star.userId}, created_at from users where username like 'fan-%'`
        yield* sql`insert into social_counts (user_id, connections, followers, following) values (${star.userId}, 0, ${crowd}, 0)`
        yield* sql`vacuum analyze follows`
        const query = { list: "followers", ownerId: star.userId, viewer: reader.userId } as const
        const near = yield* list({ ...query, page: { page: 200, per_page: 50 } })
        assert.deepStrictEqual([near.items.length, near.total], [50, crowd])
        const before = yield* looks("follows")
        for (const page of [201, 400, 1_000_000_000]) {
          const far = yield* list({ ...query, page: { page, per_page: 50 } })
          assert.deepStrictEqual(far, { items: [], total: crowd, next_cursor: null })
        }
        assert.strictEqual((yield* looks("follows")) - before, 0)
        const behind = yield* list({ ...query, page: { page: 1, per_page: 50, cursor: near.next_cursor ?? undefined } })
        assert.deepStrictEqual([behind.items.length, behind.total], [50, crowd])
        assert.isAtMost((yield* looks("follows")) - before, 200)
      })
    )
  })
})
