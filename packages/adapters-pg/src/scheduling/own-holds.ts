/** A person's live holds, page by page. */
import { SqlClient } from "@effect/sql"
import type { PageRequest, UserId } from "@mentorkit/core/kernel"
import { holdsByExpiry } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect, Schema } from "effect"
import { keyset } from "../database/keyset.js"
import { HeldSlotRow } from "./rows.js"

const decode = Schema.decodeUnknown(Schema.Array(HeldSlotRow))

export const makeListOwnHolds = Effect.map(SqlClient.SqlClient, (sql) => {
  const byExpiry = keyset(sql, holdsByExpiry)

  return Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc, page: PageRequest) {
    const live = sql`user_id = ${userId} and expires_at > ${DateTime.toDate(now)}`
    const rows = sql`
      select *, ${byExpiry.position}
      from (
        select slot_holds.*, slots.mentor_id, slots.session_type_id, slots.starts_at, slots.ends_at
        from slot_holds join slots on slots.id = slot_holds.slot_id
        where ${live}
      ) held
      where ${byExpiry.slice(page)}`
    return yield* byExpiry.read(page, rows, sql`slot_holds where ${live}`, decode)
  })
})
