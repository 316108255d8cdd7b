/**
 * What a search reads of many listings, by the server's own count: never all of them, whatever is asked for. Mutations seen to
 * fall: an order that no index has; tags compared in other words than the index; no limit to what is found.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UserId } from "@mentorkit/core/kernel"
import { type MentorFilter, MentorListings, type MentorSort } from "@mentorkit/core/mentor-search/ports"
import { ExpertiseAreaId, SkillId } from "@mentorkit/core/profiles"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer } from "effect"
import { areaId, skillId } from "../support/mentor-search-fixtures.js"

const listings = 20_000
const most = 50
const now = DateTime.unsafeMake("2027-03-15T12:00:00Z")

/**
 * Without accounts behind them: what is found is not read here. One in five is a woman, knows the first area and so on; one
 * in a hundred is for those alone who have signed in.
 */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.withTransaction(
    Effect.all([
      sql`set local session_replication_role = replica`,
      sql`
        insert into mentor_listings
        select md5(n::text)::uuid,
          array['gender:' || 1 + n % 5, 'area:' || ${areaId(1)} || n % 5, 'language:l' || n % 20]
            || case when n % 1000 = 0 then array['area:' || ${areaId(2)}, 'skill:' || ${skillId(2, 1)}] else '{}' end,
          ' ' || case when n % 400 = 0 then 'xerxes' else 'w' || n % 97 end, ' n' || n, 10 + n % 300,
          case when n % 3 = 0 then 3 + (n % 200) / 100.0 else 0 end, case when n % 3 = 0 then n % 50 else 0 end, n % 40,
          timestamptz '2026-01-01' + n * interval '1 minute'
        from generate_series(1, ${listings}::int) n`,
      sql`
        insert into mentor_profiles (
          id, user_id, headline, timezone, currency, hourly_rate_minor, years_of_experience, approval_status, submitted_at,
          approved_at, created_at, updated_at, is_publicly_listed
        )
        select md5(n::text)::uuid, md5(n::text)::uuid, 'Headline', 'UTC', 'EUR', 1000, 5, 'approved', now(), now(), now(), now(),
          n % 101 > 0
        from generate_series(1, ${listings}::int) n`
    ])
  )
  yield* sql`vacuum analyze mentor_listings, mentor_profiles`
})

/** Rows of the table that were looked at, by whichever way. */
const looks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`select pg_stat_force_next_flush()`
  const [row] = yield* sql<{ readonly fetched: number; readonly scanned: number }>`
    select coalesce(idx_tup_fetch, 0)::int as fetched, seq_tup_read::int as scanned
    from pg_stat_user_tables where relname = 'mentor_listings'`
  return row ?? { fetched: 0, scanned: 0 }
})

interface Asked {
  readonly viewer?: UserId
  readonly filter?: MentorFilter
  readonly sort?: MentorSort
}
const area = ExpertiseAreaId.make(areaId(2))
const at = (days: number) => DateTime.add(now, { days })

/** With the most rows that each may look at. */
const asks: Readonly<Record<string, readonly [asked: Asked, rows: number]>> = {
  "everybody, by rating": [{}, most],
  "everybody, by rating, for one who has signed in": [{ viewer: UserId.make(areaId(3)) }, most],
  "by price": [{ sort: "price_asc" }, most],
  "by price, the dearest first": [{ sort: "price_desc" }, most],
  "by experience": [{ sort: "experience" }, most],
  "the newest": [{ sort: "newest" }, most],
  "one in five": [{ filter: { gender: 2 } }, 12 * most],
  "one in five, and one in twenty of them": [{ filter: { gender: 2, language: "l1" } }, 2_500],
  "one in a thousand": [{ filter: { expertiseAreaIds: [area], skillId: SkillId.make(skillId(2, 1)) } }, 20],
  "a word of few": [{ filter: { words: ["xerx"] } }, 50],
  "prices, in their order": [{ filter: { minPrice: "100", maxPrice: "110" }, sort: "price_asc" }, most],
  "the well rated": [{ filter: { minRating: 4 } }, most],
  "nobody's language": [{ filter: { language: "latin" } }, 0],
  "nobody's time": [{ filter: { availableFrom: at(1), availableUntil: at(2) } }, 0]
}

const one = Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => hostOn(url, 1)))

describe("the costs of a search on PostgreSQL", () => {
  layer(world(one))((it) => {
    it.effect("are those of what it finds", () =>
      Effect.gen(function* () {
        yield* fill
        const { search } = yield* MentorListings
        for (const [name, [{ filter = {}, sort = "rating", viewer }, rows]] of Object.entries(asks)) {
          const before = yield* looks
          const { total } = yield* search({
            own: undefined,
            viewer,
            filter,
            sort,
            limit: most,
            now,
            page: { page: 1, per_page: 1 }
          })
          const after = yield* looks
          assert.strictEqual(after.scanned, before.scanned, `${name}: all of them`)
          // Planning looks at the ends of an index, one is looked up again for what is shown, and some are not for guests.
          assert.isAtMost(after.fetched - before.fetched, rows + 10, `${name}, ${total} found`)
        }
      })
    )
  })
})
