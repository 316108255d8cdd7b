import { SqlClient, SqlSchema } from "@effect/sql"
import { ChargeId, CheckoutSessionId } from "@mentorkit/core/payments"
import { type DateTime, Effect, Schema } from "effect"
import { Moment } from "../../database/columns.js"
import { withDatabaseDefects } from "../../database/repository.js"
import { singleRow } from "../../database/single-row.js"
import { type OfflineSession, SessionRow } from "./rows.js"

const queries = (sql: SqlClient.SqlClient) => ({
  add: singleRow({
    Request: SessionRow,
    Result: SessionRow,
    // A repeated key answers what the first call made.
    execute: (row) => sql`
      insert into offline_gateway_sessions as known ${sql.insert(row)}
      on conflict (idempotency_key) do update set id = known.id
      returning *`
  }),
  find: SqlSchema.findOne({
    Request: CheckoutSessionId,
    Result: SessionRow,
    execute: (id) => sql`select * from offline_gateway_sessions where id = ${id}`
  }),
  lock: SqlSchema.findOne({
    Request: CheckoutSessionId,
    Result: SessionRow,
    execute: (id) => sql`select * from offline_gateway_sessions where id = ${id} for update`
  }),
  become: SqlSchema.void({
    Request: Schema.Struct({
      id: CheckoutSessionId,
      state: SessionRow.fields.state,
      chargeId: Schema.NullOr(ChargeId)
    }),
    execute: ({ chargeId, id, state }) => sql`
      update offline_gateway_sessions set state = ${state}, charge_id = ${chargeId} where id = ${id}`
  }),
  overdue: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: Schema.Struct({ id: CheckoutSessionId }),
    execute: ({ limit, now }) => sql`
      select id from offline_gateway_sessions where state = 'open' and expires_at <= ${now}
      order by expires_at limit ${limit}`
  })
})

export const checkoutStore = Effect.map(SqlClient.SqlClient, (sql) => {
  const found = queries(sql)
  return withDatabaseDefects({
    add: found.add,
    find: found.find,
    /** To decide about it: who comes second sees what the first has made of it. */
    lock: found.lock,
    become: (id: CheckoutSessionId, state: OfflineSession["state"], chargeId: ChargeId | null = null) =>
      found.become({ id, state, chargeId }),
    overdue: (now: DateTime.Utc, limit: number) => found.overdue({ now, limit })
  })
})
