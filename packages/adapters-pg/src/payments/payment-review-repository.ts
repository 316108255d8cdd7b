import { SqlClient, SqlSchema } from "@effect/sql"
import { Currency, UserId } from "@mentorkit/core/kernel"
import { ChargeId, PaymentId, ReviewDecision, ReviewId, ReviewKind } from "@mentorkit/core/payments"
import { PaymentReviewRepository, type Review } from "@mentorkit/core/payments/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"

export const ReviewRow = Schema.Struct({
  id: ReviewId,
  paymentId: PaymentId,
  kind: ReviewKind,
  expectedMinor: Schema.BigIntFromSelf,
  expectedCurrency: Currency,
  actualMinor: Schema.BigIntFromSelf,
  actualCurrency: Currency,
  gateway: Schema.NullOr(Schema.String),
  chargeId: Schema.NullOr(ChargeId),
  returnedMinor: Schema.BigIntFromSelf,
  createdAt: Moment,
  decision: Schema.NullOr(ReviewDecision),
  note: Schema.NullOr(Schema.String),
  decidedBy: Schema.NullOr(UserId),
  decidedAt: Schema.NullOr(Moment),
  resolvedAt: Schema.NullOr(Moment)
})

export const toReview = ({
  actualCurrency,
  actualMinor,
  chargeId,
  expectedCurrency,
  expectedMinor,
  gateway,
  ...row
}: typeof ReviewRow.Type): Review => ({
  ...row,
  expected: { minor: expectedMinor, currency: expectedCurrency },
  actual: { minor: actualMinor, currency: actualCurrency },
  charge: gateway === null || chargeId === null ? null : { gateway, chargeId }
})

const toReviewRow = ({ actual, charge, expected, ...review }: Review): typeof ReviewRow.Type => ({
  ...review,
  expectedMinor: expected.minor,
  expectedCurrency: expected.currency,
  actualMinor: actual.minor,
  actualCurrency: actual.currency,
  gateway: charge?.gateway ?? null,
  chargeId: charge?.chargeId ?? null
})

const queries = (sql: SqlClient.SqlClient) => ({
  add: SqlSchema.void({
    Request: Schema.Struct({ ...ReviewRow.fields, gatewayEventId: Schema.String }),
    execute: (row) => sql`
      insert into payment_reviews ${sql.insert(row)} on conflict (gateway_event_id) do nothing`
  }),
  find: SqlSchema.findOne({
    Request: ReviewId,
    Result: ReviewRow,
    execute: (id) => sql`select * from payment_reviews where id = ${id}`
  }),
  findMany: SqlSchema.findAll({
    Request: Schema.Array(ReviewId),
    Result: ReviewRow,
    execute: (ids) => sql`select * from payment_reviews where ${sql.in("id", ids)}`
  }),
  lock: SqlSchema.findOne({
    Request: ReviewId,
    Result: ReviewRow,
    execute: (id) => sql`select * from payment_reviews where id = ${id} for update`
  }),
  findByCharge: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, chargeId: ChargeId }),
    Result: ReviewRow,
    execute: ({ chargeId, gateway }) => sql`
      select * from payment_reviews where gateway = ${gateway} and charge_id = ${chargeId} order by id limit 1`
  }),
  update: SqlSchema.void({
    Request: ReviewRow,
    execute: ({ decidedAt, decidedBy, decision, id, note, resolvedAt, returnedMinor }) => sql`
      update payment_reviews
      set ${sql.update({ decidedAt, decidedBy, decision, note, resolvedAt, returnedMinor })} where id = ${id}`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { add, find, findByCharge, findMany, lock, update } = queries(sql)
  const one = <E>(found: Effect.Effect<Option.Option<typeof ReviewRow.Type>, E>) =>
    Effect.map(found, Option.map(toReview))

  return repositoryOf(PaymentReviewRepository, {
    add: (review, inboxEventId) => add({ ...toReviewRow(review), gatewayEventId: inboxEventId }),
    find: (id) => one(find(id)),
    findMany: (ids) =>
      ids.length === 0 ? Effect.succeed([]) : Effect.map(findMany(ids), (rows) => rows.map(toReview)),
    lock: (id) => one(lock(id)),
    findByCharge: (gateway, chargeId) => one(findByCharge({ gateway, chargeId })),
    update: (review) => update(toReviewRow(review))
  })
})

export const paymentReviewRepository = Layer.effect(PaymentReviewRepository, make)
