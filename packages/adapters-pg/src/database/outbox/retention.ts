/** The end of what was delivered long ago. */
import { SqlClient } from "@effect/sql"
import { DateTime, Effect } from "effect"

const keptDays = 7
const batch = 1000

/** Forgets what everybody has had for a week, with its deliveries; dead letters stay until somebody has dealt with them. */
export const outboxRetention = Effect.map(SqlClient.SqlClient, (sql) => ({
  name: "outbox.forgetDelivered",
  cron: "17 3 * * *",
  run: Effect.gen(function* () {
    const before = DateTime.toDate(DateTime.subtract(yield* DateTime.now, { days: keptDays }))
    const gone = yield* sql`
      delete from outbox where seq in (
        select seq from outbox where settled_at <= ${before}
          and not exists (select from deliveries where event_id = outbox.id and (delivered_at is null or delivered_at > ${before}))
        order by seq limit ${batch}
      ) returning seq`
    return gone.length
  }).pipe(Effect.orDie)
}))
