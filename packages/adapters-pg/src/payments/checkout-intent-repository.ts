import { SqlClient, SqlSchema } from "@effect/sql"
import { CheckoutIntentId, CheckoutSessionId, PaymentId } from "@mentorkit/core/payments"
import { CheckoutIntentRepository, intentStatesBefore, liveIntentStates } from "@mentorkit/core/payments/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { literals } from "../database/literals.js"
import { repositoryOf } from "../database/repository.js"
import { dateOf, IntentRow, toIntent, toIntentRow } from "./rows.js"

const queries = (sql: SqlClient.SqlClient) => ({
  add: SqlSchema.void({
    Request: Schema.Struct({ ...IntentRow.fields, dueAt: Moment }),
    execute: (row) => sql`insert into checkout_sessions ${sql.insert(row)}`
  }),

  find: SqlSchema.findOne({
    Request: CheckoutIntentId,
    Result: IntentRow,
    execute: (id) => sql`select * from checkout_sessions where id = ${id}`
  }),

  findLive: SqlSchema.findOne({
    Request: PaymentId,
    Result: IntentRow,
    execute: (paymentId) => sql`
      select * from checkout_sessions
      where payment_id = ${paymentId} and state in ${sql.literal(literals(liveIntentStates))}`
  }),

  findBySession: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, sessionId: CheckoutSessionId }),
    Result: IntentRow,
    execute: ({ gateway, sessionId }) => sql`
      select * from checkout_sessions where gateway = ${gateway} and gateway_session_id = ${sessionId}`
  }),

  claim: SqlSchema.findAll({
    Request: Schema.Struct({
      state: Schema.Literal("started", "superseded"),
      now: Moment,
      until: Moment,
      limit: Schema.Int
    }),
    Result: IntentRow,
    execute: ({ limit, now, state, until }) => sql`
      update checkout_sessions set due_at = ${until}
      where id in (
        select id from checkout_sessions where state = ${sql.literal(`'${state}'`)} and due_at <= ${now}
        order by due_at limit ${limit} for update skip locked
      )
      returning *`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { add, claim, find, findBySession, findLive } = queries(sql)
  const one = <E>(found: Effect.Effect<Option.Option<typeof IntentRow.Type>, E>) =>
    Effect.map(found, Option.map(toIntent))

  const many = <E>(found: Effect.Effect<ReadonlyArray<typeof IntentRow.Type>, E>) =>
    Effect.map(found, (rows) => rows.map(toIntent))

  return repositoryOf(CheckoutIntentRepository, {
    add: (intent, dueAt) => add({ ...toIntentRow(intent), dueAt }),
    find: (id) => one(find(id)),
    findLive: (paymentId) => one(findLive(paymentId)),
    findBySession: (gateway, sessionId) => one(findBySession({ gateway, sessionId })),
    markOpened: (id, { expiresAt, sessionId, url }) =>
      sql`
        update checkout_sessions
        set state = case when state in ${sql.literal(literals(intentStatesBefore.open))} then 'open' else state end,
          gateway_session_id = ${sessionId}, url = ${url}, expires_at = ${dateOf(expiresAt)}
        where id = ${id}`.pipe(Effect.asVoid),
    close: (id, state) =>
      sql`
        update checkout_sessions set state = ${state}
        where id = ${id} and state in ${sql.literal(literals(intentStatesBefore[state]))}`.pipe(Effect.asVoid),
    claimStarted: (now, until, limit) => many(claim({ state: "started", now, until, limit })),
    claimSuperseded: (now, until, limit) => many(claim({ state: "superseded", now, until, limit }))
  })
})

export const checkoutIntentRepository = Layer.effect(CheckoutIntentRepository, make)
