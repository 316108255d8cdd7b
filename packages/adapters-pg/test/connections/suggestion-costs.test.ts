/** What suggestions read of many people, by the server's own count: never all of them, whoever has registered. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { SuggestionRepository } from "@mentorkit/core/connections/ports"
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

/** Rows of accounts that were looked at, by whichever way. */
const looks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`select pg_stat_force_next_flush()`
  const [row] = yield* sql<{ readonly read: number }>`
    select (
      (select seq_tup_read from pg_stat_user_tables where relname = 'users')
      + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'users')
    )::int as read`
  return row?.read ?? 0
})

const one = Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => hostOn(url, 1)))

describe("the costs of suggestions on PostgreSQL", () => {
  layer(world(one), { timeout: 120_000 })((it) => {
    it.effect("are bounded, whoever has registered and whomever one has dismissed", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { list } = yield* SuggestionRepository
        const { userId } = yield* newUser()
        const costs = Effect.gen(function* () {
          const before = yield* looks
          const { items } = yield* list(userId, { page: 1, per_page: 50 }, 20)
          return { shown: items.length, read: (yield* looks) - before }
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
  })
})
