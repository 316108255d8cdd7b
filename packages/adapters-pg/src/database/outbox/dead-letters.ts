/** What the relay has given up on, for an admin to see and try again; and the end of what was delivered long ago. */
import { SqlClient } from "@effect/sql"
import { type DeadLetter, DeadLetters } from "@mentorkit/core/kernel"
import { Array, DateTime, Effect, Layer } from "effect"
import { Doorbell } from "../doorbell.js"

type Row = Omit<DeadLetter, "occurredAt" | "deadAt"> & { readonly occurredAt: Date; readonly deadAt: Date }

const letterOf = (row: Row): DeadLetter => ({
  ...row,
  occurredAt: DateTime.unsafeFromDate(row.occurredAt),
  deadAt: DateTime.unsafeFromDate(row.deadAt)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const doorbell = yield* Doorbell
  return DeadLetters.of({
    list: sql<Row>`
      select event_id, type, subscriber, attempts, last_error, occurred_at, dead_at
      from outbox_deliveries join outbox on outbox.id = event_id
      where dead_at is not null
      order by dead_at desc, event_id, subscriber
      limit 100`.pipe(Effect.map(Array.map(letterOf)), Effect.orDie),
    retry: Effect.fnUntraced(function* (eventId, subscriber) {
      const at = DateTime.toDate(yield* DateTime.now)
      const revived = yield* sql`
        with revived as (
          update outbox_deliveries set dead_at = null, attempts = 0
          where event_id = ${eventId} and subscriber = ${subscriber} and dead_at is not null
          returning event_id
        )
        update outbox set settled_at = null, due_at = ${at} where id in (select event_id from revived) returning id`
      yield* doorbell.ring("outbox")
      return revived.length > 0
    }, Effect.orDie)
  })
})

export const deadLetters = Layer.effect(DeadLetters, make)

const keptDays = 7
const batch = 1000

/** Forgets what everybody has had for a week; dead letters stay until somebody has dealt with them. */
export const outboxRetention = Effect.map(SqlClient.SqlClient, (sql) => ({
  name: "outbox.forgetDelivered",
  cron: "17 3 * * *",
  run: Effect.gen(function* () {
    const before = DateTime.toDate(DateTime.subtract(yield* DateTime.now, { days: keptDays }))
    const gone = yield* sql`
      delete from outbox where seq in (
        select seq from outbox where settled_at <= ${before}
          and not exists (select from outbox_deliveries where event_id = id and dead_at is not null)
        order by seq limit ${batch}
      ) returning seq`
    return gone.length
  }).pipe(Effect.orDie)
}))
