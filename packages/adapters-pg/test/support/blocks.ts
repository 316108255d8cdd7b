/** Blocks between people, for tests that are about something else: the row alone, without what a block ends. */
import { SqlClient } from "@effect/sql"
import type { UserId } from "@mentorkit/core/kernel"
import { Effect } from "effect"

/** `one` blocks `other`. */
export const block = (one: UserId, other: UserId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      insert into blocks (blocker_id, blocked_id, blocked_at) values (${one}, ${other}, now()) on conflict do nothing`
  )

/** Whoever of the two has blocked the other one. */
export const unblock = (one: UserId, other: UserId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      delete from blocks where (blocker_id = ${one} and blocked_id = ${other})
        or (blocker_id = ${other} and blocked_id = ${one})`
  )
