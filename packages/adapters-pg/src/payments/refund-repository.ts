import { SqlClient, SqlSchema } from "@effect/sql"
import { GatewayRefundId, PaymentId, RefundId } from "@mentorkit/core/payments"
import { RefundRepository } from "@mentorkit/core/payments/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { dateOf, RefundRow, toRefund, toRefundRow } from "./rows.js"

const queries = (sql: SqlClient.SqlClient) => ({
  add: SqlSchema.void({
    Request: Schema.Struct({ ...RefundRow.fields, dueAt: Moment }),
    execute: (row) => sql`insert into refunds ${sql.insert(row)}`
  }),

  find: SqlSchema.findOne({
    Request: RefundId,
    Result: RefundRow,
    execute: (id) => sql`select * from refunds where id = ${id}`
  }),

  listWaiting: SqlSchema.findAll({
    Request: PaymentId,
    Result: RefundRow,
    execute: (paymentId) => sql`
      select * from refunds where payment_id = ${paymentId} and state in ('requested', 'pending') order by id`
  }),

  findByGatewayId: SqlSchema.findOne({
    Request: Schema.Struct({ paymentId: PaymentId, id: GatewayRefundId }),
    Result: RefundRow,
    execute: ({ id, paymentId }) => sql`
      select * from refunds where payment_id = ${paymentId} and gateway_refund_id = ${id}`
  }),

  findUnnamed: SqlSchema.findOne({
    Request: Schema.Struct({ paymentId: PaymentId, amountMinor: Schema.BigIntFromSelf }),
    Result: RefundRow,
    execute: ({ amountMinor, paymentId }) => sql`
      select * from refunds
      where payment_id = ${paymentId} and amount_minor = ${amountMinor} and gateway_refund_id is null
        and state in ('requested', 'pending', 'succeeded') and resolution is null
      order by state = 'succeeded' desc, id limit 1`
  }),

  findByCall: SqlSchema.findOne({
    Request: Schema.String,
    Result: RefundRow,
    execute: (callKey) => sql`select * from refunds where call_key = ${callKey} and state <> 'refused'`
  }),

  sumFailed: singleRow({
    Request: Schema.Struct({ paymentId: PaymentId, by: Moment }),
    Result: Schema.Struct({ minor: Schema.BigIntFromSelf }),
    // Whatever the gateway has a name for and that is neither on its way nor has arrived by it.
    execute: ({ by, paymentId }) => sql`
      select coalesce(sum(amount_minor), 0)::int8 as minor from refunds
      where payment_id = ${paymentId} and gateway_refund_id is not null
        and (state in ('refused', 'waived') or resolution is not null)
        and (taken_at is null or taken_at <= ${by})`
  }),

  sumTakenAfter: singleRow({
    Request: Schema.Struct({ paymentId: PaymentId, moment: Moment }),
    Result: Schema.Struct({ minor: Schema.BigIntFromSelf }),
    execute: ({ moment, paymentId }) => sql`
      select coalesce(sum(amount_minor), 0)::int8 as minor from refunds
      where payment_id = ${paymentId} and state = 'succeeded' and resolution is null and taken_at > ${moment}`
  }),

  claim: SqlSchema.findAll({
    Request: Schema.Struct({
      state: Schema.Literal("requested", "pending"),
      now: Moment,
      until: Moment,
      limit: Schema.Int
    }),
    Result: RefundRow,
    // The state stands in the statement itself: the planner has to see which of two partial indexes fits.
    execute: ({ limit, now, state, until }) => sql`
      update refunds set due_at = ${until}
      where id in (
        select id from refunds where state = ${sql.literal(`'${state}'`)} and due_at <= ${now}
        order by due_at limit ${limit} for update skip locked
      )
      returning *`
  })
})

const encode = Schema.encode(RefundRow)

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { add, claim, sumFailed, find, findByCall, findByGatewayId, findUnnamed, sumTakenAfter, listWaiting } =
    queries(sql)
  const one = <E>(found: Effect.Effect<Option.Option<typeof RefundRow.Type>, E>) =>
    Effect.map(found, Option.map(toRefund))
  const many = <E>(found: Effect.Effect<ReadonlyArray<typeof RefundRow.Type>, E>) =>
    Effect.map(found, (rows) => rows.map(toRefund))

  return repositoryOf(RefundRepository, {
    add: (refund, dueAt) => add({ ...toRefundRow(refund), dueAt }),
    find: (id) => one(find(id)),
    recordCall: (id, callKey) => Effect.asVoid(sql`update refunds set call_key = ${callKey} where id = ${id}`),
    findByCall: (callKey) => one(findByCall(callKey)),
    listWaiting: (paymentId) => many(listWaiting(paymentId)),
    markAccepted: Effect.fnUntraced(function* (id, { gatewayRefundId, takenAt }, dueAt) {
      const news = yield* sql`
        update refunds set state = 'pending', due_at = ${dateOf(dueAt)}
        where id = ${id} and state = 'requested' returning id`
      if (gatewayRefundId !== null) {
        yield* sql`
          update refunds set gateway_refund_id = ${gatewayRefundId} where id = ${id} and gateway_refund_id is null`
      }
      if (takenAt !== null) {
        yield* sql`update refunds set taken_at = ${dateOf(takenAt)} where id = ${id} and taken_at is null`
      }
      return news.length === 1
    }),
    markRefused: (id, detail) =>
      sql`update refunds set state = 'refused', refusal = ${detail} where id = ${id} and state = 'requested'`.pipe(
        Effect.asVoid
      ),
    markSucceeded: (id, at) =>
      sql`update refunds set state = 'succeeded', succeeded_at = ${dateOf(at)} where id = ${id}`.pipe(Effect.asVoid),
    findByGatewayId: (paymentId, id) => one(findByGatewayId({ paymentId, id })),
    findUnnamed: (paymentId, amountMinor) => one(findUnnamed({ paymentId, amountMinor })),
    sumFailed: (paymentId, by) => Effect.map(sumFailed({ paymentId, by }), ({ minor }) => minor),
    sumTakenAfter: (paymentId, moment) => Effect.map(sumTakenAfter({ paymentId, moment }), ({ minor }) => minor),
    markFailed: (id, detail) =>
      sql`
        update refunds set state = 'refused', refusal = ${detail}, succeeded_at = null
        where id = ${id} and state in ('pending', 'succeeded') and resolution is null returning id`.pipe(
        Effect.map((rows) => rows.length === 1)
      ),
    move: Effect.fnUntraced(function* (before, after) {
      const { resolution, resolutionNote, resolvedAt, resolvedBy, state, succeededAt } = yield* encode(
        toRefundRow(after)
      )
      const changes = { state, succeededAt, resolution, resolvedBy, resolvedAt, resolutionNote }
      const moved = yield* sql`
        update refunds set ${sql.update(changes)}
        where id = ${before.id} and state = ${before.state}
          and resolution is not distinct from ${before.verdict?.resolution ?? null} returning id`
      return moved.length === 1
    }),
    claim: (state, now, until, limit) => many(claim({ state, now, until, limit }))
  })
})

export const refundRepository = Layer.effect(RefundRepository, make)
