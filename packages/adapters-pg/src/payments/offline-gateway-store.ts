/** The offline gateway's own books. They stand for a gateway elsewhere: nothing of the product refers to them. */
import { SqlClient, SqlSchema } from "@effect/sql"
import { Currency } from "@mentorkit/core/kernel"
import { ChargeId, CheckoutSessionId, GatewayRefundId, PaymentId } from "@mentorkit/core/payments"
import { type DateTime, Effect, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { type OfflineEvent, writeEvent } from "./offline-event.js"
import { dateOf } from "./rows.js"

const SessionRow = Schema.Struct({
  id: CheckoutSessionId,
  idempotencyKey: Schema.String,
  paymentId: PaymentId,
  amountMinor: Schema.BigIntFromSelf,
  currency: Currency,
  description: Schema.String,
  successUrl: Schema.String,
  cancelUrl: Schema.String,
  state: Schema.Literal("open", "paid", "expired"),
  chargeId: Schema.NullOr(ChargeId),
  refundedMinor: Schema.BigIntFromSelf,
  createdAt: Moment,
  expiresAt: Moment
})
export type OfflineSession = typeof SessionRow.Type

const EventRow = Schema.Struct({ id: Schema.String, payload: Schema.String })
export type StoredEvent = typeof EventRow.Type

const queries = (sql: SqlClient.SqlClient) => ({
  add: SqlSchema.single({
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
  pay: SqlSchema.findOne({
    Request: Schema.Struct({ id: CheckoutSessionId, chargeId: ChargeId, now: Moment }),
    Result: SessionRow,
    execute: ({ chargeId, id, now }) => sql`
      update offline_gateway_sessions set state = 'paid', charge_id = ${chargeId}
      where id = ${id} and state = 'open' and expires_at > ${now} returning *`
  }),
  expire: SqlSchema.findOne({
    Request: CheckoutSessionId,
    Result: SessionRow,
    execute: (id) => sql`
      update offline_gateway_sessions set state = 'expired' where id = ${id} and state = 'open' returning *`
  }),
  overdue: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: Schema.Struct({ id: CheckoutSessionId }),
    execute: ({ limit, now }) => sql`
      select id from offline_gateway_sessions where state = 'open' and expires_at <= ${now} order by expires_at limit ${limit}`
  }),
  lockCharge: SqlSchema.findOne({
    Request: ChargeId,
    Result: SessionRow,
    execute: (chargeId) => sql`select * from offline_gateway_sessions where charge_id = ${chargeId} for update`
  }),
  findRefund: SqlSchema.findOne({
    Request: Schema.String,
    Result: Schema.Struct({ id: GatewayRefundId }),
    execute: (key) => sql`select id from offline_gateway_refunds where idempotency_key = ${key}`
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
        order by due_at limit ${limit} for update skip locked
      )
      returning id, payload`
  })
})

export const offlineGatewayStore = Effect.map(SqlClient.SqlClient, (sql) => {
  const found = queries(sql)
  return {
    add: (session: OfflineSession) => Effect.orDie(found.add(session)),
    find: (id: CheckoutSessionId) => Effect.orDie(found.find(id)),
    pay: (id: CheckoutSessionId, chargeId: ChargeId, now: DateTime.Utc) =>
      Effect.orDie(found.pay({ id, chargeId, now })),
    expire: (id: CheckoutSessionId) => Effect.orDie(found.expire(id)),
    overdue: (now: DateTime.Utc, limit: number) => Effect.orDie(found.overdue({ now, limit })),
    lockCharge: (id: ChargeId) => Effect.orDie(found.lockCharge(id)),
    findRefund: (key: string) => Effect.orDie(found.findRefund(key)),

    addRefund: (
      { chargeId }: { readonly chargeId: ChargeId },
      refund: {
        readonly id: GatewayRefundId
        readonly idempotencyKey: string
        readonly amountMinor: bigint
        readonly at: DateTime.Utc
      }
    ) =>
      sql`
        insert into offline_gateway_refunds ${sql.insert({
          id: refund.id,
          idempotencyKey: refund.idempotencyKey,
          chargeId,
          amountMinor: refund.amountMinor,
          createdAt: dateOf(refund.at)
        })}`.pipe(
        Effect.zipRight(sql`
          update offline_gateway_sessions set refunded_minor = refunded_minor + ${refund.amountMinor}
          where charge_id = ${chargeId}`),
        Effect.asVoid,
        Effect.orDie
      ),

    /** In the transaction of what it tells of. */
    addEvent: (event: OfflineEvent, at: DateTime.Utc): Effect.Effect<StoredEvent> => {
      const stored = { id: event.id, payload: writeEvent(event) }
      const row = { ...stored, createdAt: dateOf(at), dueAt: dateOf(at) }
      return Effect.as(Effect.orDie(sql`insert into offline_gateway_events ${sql.insert(row)}`), stored)
    },
    claimUndelivered: (now: DateTime.Utc, limit: number) => Effect.orDie(found.claimUndelivered({ now, limit })),
    delivered: (id: string, at: DateTime.Utc) =>
      sql`update offline_gateway_events set delivered_at = ${dateOf(at)} where id = ${id}`.pipe(
        Effect.asVoid,
        Effect.orDie
      )
  }
})
