import { SqlClient, SqlSchema } from "@effect/sql"
import { GatewaySubscriptionId, SubscriptionId } from "@mentorkit/core/payments"
import { SubscriptionEndRepository } from "@mentorkit/core/payments/ports"
import { Effect, Layer, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { dateOf } from "./rows.js"

const EndRow = Schema.Struct({
  gateway: Schema.String,
  gatewaySubscriptionId: GatewaySubscriptionId,
  subscriptionId: SubscriptionId,
  wantedAt: Moment,
  doneAt: Schema.NullOr(Moment)
})

const queries = (sql: SqlClient.SqlClient) => ({
  add: SqlSchema.findAll({
    Request: Schema.Struct({ ...EndRow.fields, dueAt: Moment }),
    Result: Changed,
    execute: (row) => sql`
      insert into subscription_ends ${sql.insert(row)}
      on conflict (gateway, gateway_subscription_id) do nothing returning 1 as one`
  }),

  find: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, id: GatewaySubscriptionId }),
    Result: EndRow,
    execute: ({ gateway, id }) => sql`
      select * from subscription_ends where gateway = ${gateway} and gateway_subscription_id = ${id}`
  }),

  claimOpen: SqlSchema.findAll({
    Request: Schema.Struct({ gateway: Schema.String, now: Moment, until: Moment, limit: Schema.Int }),
    Result: EndRow,
    execute: ({ gateway, limit, now, until }) => sql`
      update subscription_ends set due_at = ${until}
      where gateway = ${gateway} and gateway_subscription_id in (
        select gateway_subscription_id from subscription_ends
        where gateway = ${gateway} and done_at is null and due_at <= ${now}
        order by due_at limit ${limit} for update skip locked
      )
      returning *`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { add, claimOpen, find } = queries(sql)

  return repositoryOf(SubscriptionEndRepository, {
    add: (end, dueAt) => Effect.map(add({ ...end, dueAt }), (rows) => rows.length === 1),
    find: (gateway, id) => find({ gateway, id }),
    markDone: (gateway, id, at) =>
      sql`
        update subscription_ends set done_at = ${dateOf(at)}
        where gateway = ${gateway} and gateway_subscription_id = ${id} and done_at is null`.pipe(Effect.asVoid),
    claimOpen: (gateway, now, until, limit) => claimOpen({ gateway, now, until, limit })
  })
})

export const subscriptionEndRepository = Layer.effect(SubscriptionEndRepository, make)
