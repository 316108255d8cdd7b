import { SqlClient, SqlSchema } from "@effect/sql"
import { DisputeId, DisputeState, GatewayDisputeId, PaymentId } from "@mentorkit/core/payments"
import { DisputeRepository } from "@mentorkit/core/payments/ports"
import { Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"

const DisputeRow = Schema.Struct({
  id: DisputeId,
  paymentId: PaymentId,
  gateway: Schema.String,
  gatewayDisputeId: GatewayDisputeId,
  amountMinor: Schema.BigIntFromSelf,
  state: DisputeState,
  openedAt: Moment,
  closedAt: Schema.NullOr(Moment)
})

const queries = (sql: SqlClient.SqlClient) => ({
  find: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, id: GatewayDisputeId }),
    Result: DisputeRow,
    execute: ({ gateway, id }) => sql`
      select * from disputes where gateway = ${gateway} and gateway_dispute_id = ${id}`
  }),
  put: SqlSchema.void({
    Request: DisputeRow,
    execute: (row) => sql`
      insert into disputes ${sql.insert(row)}
      on conflict (id) do update set state = excluded.state, closed_at = excluded.closed_at`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { find, put } = queries(sql)
  return repositoryOf(DisputeRepository, {
    find: (gateway, id) => find({ gateway, id }),
    put
  })
})

export const disputeRepository = Layer.effect(DisputeRepository, make)
