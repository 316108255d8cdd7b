import { SqlClient, SqlSchema } from "@effect/sql"
import type { Amount } from "@mentorkit/core/kernel"
import { ChargeId, type GatewayDisputeId, GatewayRefundId } from "@mentorkit/core/payments"
import { type DateTime, Effect, Schema } from "effect"
import { Moment } from "../../database/columns.js"
import { withDatabaseDefects } from "../../database/repository.js"
import { dateOf } from "../rows.js"
import { ChargeRow, DisputeRow, type OfflineCharge } from "./rows.js"

const RefundRow = Schema.Struct({ chargeId: ChargeId, amountMinor: Schema.BigIntFromSelf })
const KnownRefund = Schema.Struct({ id: GatewayRefundId, createdAt: Moment, failedAt: Schema.NullOr(Moment) })
export type KnownRefund = typeof KnownRefund.Type

const queries = (sql: SqlClient.SqlClient) => ({
  lock: SqlSchema.findOne({
    Request: ChargeId,
    Result: ChargeRow,
    execute: (id) => sql`select * from offline_gateway_charges where id = ${id} for update`
  }),
  findRefund: SqlSchema.findOne({
    Request: Schema.String,
    Result: KnownRefund,
    execute: (key) => sql`
      select id, created_at, failed_at from offline_gateway_refunds where idempotency_key = ${key}`
  }),
  chargeOfRefund: SqlSchema.findOne({
    Request: GatewayRefundId,
    Result: RefundRow,
    execute: (id) => sql`select charge_id, amount_minor from offline_gateway_refunds where id = ${id}`
  }),
  openDispute: SqlSchema.findOne({
    Request: ChargeId,
    Result: DisputeRow,
    execute: (id) => sql`select * from offline_gateway_disputes where charge_id = ${id} and closed_at is null`
  })
})

export const chargeStore = Effect.map(SqlClient.SqlClient, (sql) => {
  const found = queries(sql)
  return withDatabaseDefects({
    add: (id: ChargeId, { currency, minor }: Amount, at: DateTime.Utc) =>
      Effect.asVoid(
        sql`insert into offline_gateway_charges ${sql.insert({ id, amountMinor: minor, currency, createdAt: dateOf(at) })}`
      ),
    /** To decide about it; everything that moves a charge's money locks it first. */
    lock: found.lock,
    /** How much is out, of a charge that is locked. */
    set: ({ disputedMinor, id, refundedMinor }: OfflineCharge) =>
      Effect.asVoid(sql`
        update offline_gateway_charges set refunded_minor = ${refundedMinor}, disputed_minor = ${disputedMinor}
        where id = ${id}`),

    findRefund: found.findRefund,
    chargeOfRefund: found.chargeOfRefund,
    addRefund: (refund: {
      readonly id: GatewayRefundId
      readonly idempotencyKey: string
      readonly chargeId: ChargeId
      readonly amountMinor: bigint
      readonly at: DateTime.Utc
    }) => {
      const { at, ...row } = refund
      return Effect.asVoid(sql`insert into offline_gateway_refunds ${sql.insert({ ...row, createdAt: dateOf(at) })}`)
    },
    /** False where it has failed before. */
    failRefund: (id: GatewayRefundId, at: DateTime.Utc) =>
      sql`
        update offline_gateway_refunds set failed_at = ${dateOf(at)}
        where id = ${id} and failed_at is null returning id`.pipe(Effect.map((rows) => rows.length > 0)),

    /** The one that is open; there is never a second. */
    openDispute: found.openDispute,
    addDispute: (dispute: {
      readonly id: GatewayDisputeId
      readonly chargeId: ChargeId
      readonly amountMinor: bigint
      readonly at: DateTime.Utc
    }) => {
      const { at, ...row } = dispute
      return Effect.asVoid(sql`insert into offline_gateway_disputes ${sql.insert({ ...row, openedAt: dateOf(at) })}`)
    },
    closeDispute: (id: GatewayDisputeId, isWon: boolean, at: DateTime.Utc) =>
      Effect.asVoid(
        sql`update offline_gateway_disputes set closed_at = ${dateOf(at)}, is_won = ${isWon} where id = ${id}`
      )
  })
})
