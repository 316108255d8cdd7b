/** The end of what was delivered long ago. */
import { SqlClient } from "@effect/sql"
import { DateTime, Effect } from "effect"
import { withDatabaseDefects } from "../repository.js"

const keptDays = 7
/** An event may name somebody who is gone by now: no dead letter keeps it for ever. */
const deadKeptDays = 90
const batch = 1000

/** Forgets what everybody has had for a week, with its deliveries, and dead letters that nobody has dealt with. */
export const outboxRetention = Effect.map(SqlClient.SqlClient, (sql) =>
  withDatabaseDefects({
    name: "outbox.forgetDelivered",
    cron: "17 3 * * *",
    run: Effect.gen(function* () {
      const now = yield* DateTime.now
      const before = DateTime.toDate(DateTime.subtract(now, { days: keptDays }))
      const deadBefore = DateTime.toDate(DateTime.subtract(now, { days: deadKeptDays }))
      const gone = yield* sql`
      delete from outbox where seq in (
        select seq from outbox where settled_at <= ${before}
          and not exists (
            select from deliveries where event_id = outbox.id and not coalesce(
              delivered_at <= ${before} or dead_at <= ${deadBefore}, false
            )
          )
        order by seq limit ${batch}
      ) returning seq`
      return gone.length
    })
  })
)
