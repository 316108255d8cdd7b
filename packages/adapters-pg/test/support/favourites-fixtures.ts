import { SqlClient } from "@effect/sql"
import type { User } from "@mentorkit/core/kernel"
import { Effect } from "effect"

/** Gives the person so many favourites, all of them approved mentors made in one go. */
export const fillFavourites = Effect.fnUntraced(function* ({ userId }: User, count: number) {
  const sql = yield* SqlClient.SqlClient
  const id = sql`md5(${userId}::text || n)::uuid`
  const numbers = sql`from generate_series(1, ${count}::int) n`
  yield* sql`
    insert into users (id, full_name, username, email, timezone, is_active, created_at, updated_at)
    select ${id}, 'Maya Mentor', ${id}::text, ${id}::text || '@example.test', 'UTC', true, now(), now() ${numbers}`
  yield* sql`
    insert into mentor_profiles (id, user_id, headline, timezone, currency, hourly_rate_minor, years_of_experience,
      approval_status, submitted_at, approved_at, created_at, updated_at)
    select ${id}, ${id}, 'Soon', 'UTC', 'USD', 8000, 5, 'approved', now(), now(), now(), now() ${numbers}`
  yield* sql`insert into favourites (user_id, mentor_id, favourited_at) select ${userId}, ${id}, now() ${numbers}`
}, Effect.orDie)

/** How many rows the person has, hidden mentors' among them. */
export const favouritesOf = Effect.fnUntraced(function* ({ userId }: User) {
  const sql = yield* SqlClient.SqlClient
  return (yield* sql`select from favourites where user_id = ${userId}`).length
}, Effect.orDie)
