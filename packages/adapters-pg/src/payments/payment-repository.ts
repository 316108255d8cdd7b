import { SqlClient, SqlSchema } from "@effect/sql"
import { ChargeId, CheckoutSessionId, PaymentId, PaymentRepository, Purpose } from "@mentorkit/core/payments"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { PaymentRow, toPayment, toPaymentRow } from "./rows.js"

const queries = (sql: SqlClient.SqlClient) => ({
  add: SqlSchema.void({ Request: PaymentRow, execute: (row) => sql`insert into payments ${sql.insert(row)}` }),

  find: SqlSchema.findOne({
    Request: PaymentId,
    Result: PaymentRow,
    execute: (id) => sql`select * from payments where id = ${id}`
  }),

  lock: SqlSchema.findOne({
    Request: PaymentId,
    Result: PaymentRow,
    execute: (id) => sql`select * from payments where id = ${id} for update`
  }),

  findFor: SqlSchema.findOne({
    Request: Schema.Struct({ purpose: Purpose, purchasableId: Schema.String }),
    Result: PaymentRow,
    // Ids grow with time.
    execute: ({ purchasableId, purpose }) => sql`
      select * from payments where purpose = ${purpose} and purchasable_id = ${purchasableId} order by id desc limit 1`
  }),

  findBySession: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, sessionId: CheckoutSessionId }),
    Result: PaymentRow,
    execute: ({ gateway, sessionId }) => sql`
      select payments.* from payments join checkout_sessions on payment_id = payments.id
      where checkout_sessions.gateway = ${gateway} and gateway_session_id = ${sessionId}`
  }),

  findByCharge: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, chargeId: ChargeId }),
    Result: PaymentRow,
    execute: ({ chargeId, gateway }) => sql`
      select * from payments where gateway = ${gateway} and gateway_charge_id = ${chargeId}`
  }),

  update: SqlSchema.void({
    Request: PaymentRow,
    execute: ({ expiresAt, feeRefundedMinor, gateway, gatewayChargeId, id, paidAt, refundedMinor, status }) => sql`
      update payments set ${sql.update({
        status,
        gateway,
        gatewayChargeId,
        refundedMinor,
        feeRefundedMinor,
        paidAt,
        expiresAt
      })} where id = ${id}`
  }),

  findDue: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: PaymentRow,
    execute: ({ limit, now }) => sql`
      select * from payments where status in ('pending', 'failed') and expires_at <= ${now}
      order by expires_at limit ${limit}`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { add, find, findByCharge, findBySession, findDue, findFor, lock, update } = queries(sql)
  const one = <E>(found: Effect.Effect<Option.Option<typeof PaymentRow.Type>, E>) =>
    Effect.orDie(Effect.map(found, Option.map(toPayment)))

  return PaymentRepository.of({
    add: (payment) => Effect.orDie(add(toPaymentRow(payment))),
    find: (id) => one(find(id)),
    lock: (id) => one(lock(id)),
    findFor: (purpose, purchasableId) => one(findFor({ purpose, purchasableId })),
    findNamed: ({ gateway, paymentId, sessionId }) => {
      const byId = paymentId === null ? Effect.succeedNone : one(find(paymentId))
      return sessionId === null
        ? byId
        : Effect.flatMap(one(findBySession({ gateway, sessionId })), (found) =>
            Option.isSome(found) ? Effect.succeed(found) : byId
          )
    },
    findByCharge: (gateway, chargeId) => one(findByCharge({ gateway, chargeId })),
    // A lock on a name, since the row that it is about may not be there yet.
    serialise: (gateway, chargeId) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${`charge ${gateway} ${chargeId}`}, 0))`.pipe(
        Effect.asVoid,
        Effect.orDie
      ),
    update: (payment) => Effect.orDie(update(toPaymentRow(payment))),
    findDue: (now, limit) => Effect.orDie(Effect.map(findDue({ now, limit }), (rows) => rows.map(toPayment)))
  })
})

export const paymentRepository = Layer.effect(PaymentRepository, make)
