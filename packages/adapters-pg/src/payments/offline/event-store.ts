/** Messages on their way: kept with what they tell of, until somebody has taken them. */
import { SqlClient, SqlSchema } from "@effect/sql"
import { DateTime, Effect, Option, Schema } from "effect"
import { Moment } from "../../database/columns.js"
import { withDatabaseDefects } from "../../database/repository.js"
import { singleRow } from "../../database/single-row.js"
import { dateOf } from "../rows.js"
import { type OfflineEvent, writeEvent } from "./messages.js"
import { honest, type Mischief, type Plan, planOf, turnOf } from "./mischief.js"

const EventRow = Schema.Struct({ id: Schema.String, payload: Schema.String, number: Schema.BigInt })
export type StoredEvent = typeof EventRow.Type

const queries = (sql: SqlClient.SqlClient) => ({
  add: singleRow({
    Request: Schema.Struct({ id: Schema.String, payload: Schema.String, createdAt: Moment, dueAt: Moment }),
    Result: EventRow,
    execute: (row) => sql`
      insert into offline_gateway_events ${sql.insert(row)} returning id, payload, number::text`
  }),
  claimUndelivered: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: EventRow,
    // Each attempt puts the next one further off, to ten minutes at most.
    execute: ({ limit, now }) => sql`
      update offline_gateway_events
      set attempts = attempts + 1,
        due_at = ${now}::timestamptz + least(interval '10 minutes', interval '10 seconds' * power(2, least(attempts, 10)))
      where id in (
        select id from offline_gateway_events where delivered_at is null and due_at <= ${now}
        order by due_at, number limit ${limit} for update skip locked
      )
      returning id, payload, number::text`
  })
})

export const eventStore = (mischief: Mischief | undefined) =>
  Effect.map(SqlClient.SqlClient, (sql) => {
    const found = queries(sql)
    const dueAt = (id: string, at: DateTime.Utc) =>
      sql`update offline_gateway_events set due_at = ${dateOf(at)} where id = ${id}`

    /** A message told twice is two rows with one text. */
    const arrange = Effect.fnUntraced(function* ({ id, payload }: StoredEvent, plan: Plan, at: DateTime.Utc) {
      const later = (millis: number) => DateTime.add(at, { millis })
      if (Option.isSome(plan.waitMillis)) yield* dueAt(id, later(plan.waitMillis.value))
      if (Option.isNone(plan.againMillis)) return
      const again = { id: `${id} again`, payload, createdAt: at, dueAt: later(plan.againMillis.value) }
      yield* found.add(again)
    })

    return withDatabaseDefects({
      /** In the transaction of what it tells of. None where it is not to be told at once. */
      add: Effect.fnUntraced(function* (event: OfflineEvent, at: DateTime.Utc) {
        const row = { id: event.id, payload: writeEvent(event), createdAt: at, dueAt: at }
        const stored = yield* found.add(row)
        const plan = mischief === undefined ? honest : planOf(mischief, stored.number)
        yield* arrange(stored, plan, at)
        return Option.isNone(plan.waitMillis) ? Option.some(stored) : Option.none()
      }),
      /** In the order in which they are told. */
      claimUndelivered: (now: DateTime.Utc, limit: number) =>
        Effect.map(found.claimUndelivered({ now, limit }), (events) =>
          [...events].sort((one, other) => turnOf(mischief, one.number) - turnOf(mischief, other.number))
        ),
      delivered: (id: string, at: DateTime.Utc) =>
        Effect.asVoid(sql`update offline_gateway_events set delivered_at = ${dateOf(at)} where id = ${id}`)
    })
  })
