import { SqlClient, type Statement } from "@effect/sql"
import { offsetOf, type PageRequest } from "@mentorkit/core/kernel"
import { type PaymentId, RefundId } from "@mentorkit/core/payments"
import {
  type Refund,
  type TransactionFilter,
  type TransactionRecord,
  Transactions
} from "@mentorkit/core/payments/ports"
import { Array, Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { ReviewRow, toReview } from "./payment-review-repository.js"
import { PaymentRow, RefundRow, toPayment } from "./rows.js"

const TransactionRow = Schema.Struct({
  ...PaymentRow.fields,
  payerName: Schema.String,
  payerEmail: Schema.String,
  mentorName: Schema.String
})
const decodeTransactions = Schema.decodeUnknown(Schema.Array(TransactionRow))
const decodeRefunds = Schema.decodeUnknown(Schema.Array(RefundRow))
const decodeReviews = Schema.decodeUnknown(Schema.Array(ReviewRow))
const QueuedRow = Schema.Struct({ id: RefundId, paymentId: Schema.String })
const decodeQueued = Schema.decodeUnknown(Schema.Array(QueuedRow))

const toRecord = (
  { mentorName, payerEmail, payerName, ...row }: typeof TransactionRow.Type,
  refunds: ReadonlyArray<Refund>
): TransactionRecord => ({
  payment: toPayment(row),
  payer: { id: row.payerId, fullName: payerName, email: payerEmail },
  mentor: { id: row.mentorId, fullName: mentorName },
  refunds
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const all = (conditions: ReadonlyArray<Statement.Fragment>) =>
    conditions.length === 0 ? sql`true` : sql.and(conditions)

  const totalOf = (table: Statement.Fragment, where: Statement.Fragment) =>
    Effect.map(
      sql<{ readonly total: number }>`select count(*)::int as total from ${table} where ${where}`,
      ([row]) => row?.total ?? 0
    )

  const refundsOf = (ids: ReadonlyArray<string>) =>
    ids.length === 0
      ? Effect.succeed([])
      : Effect.flatMap(sql`select * from refunds where ${sql.in("payment_id", ids)} order by id`, decodeRefunds)

  /** Of the payments of `page`, which is cut before anything is joined. */
  const read = Effect.fnUntraced(function* (page: Statement.Fragment) {
    const rows = yield* Effect.flatMap(
      sql`
        select payments.*, payer.full_name as payer_name, payer.email as payer_email, mentor.full_name as mentor_name
        from (${page}) payments
        join users payer on payer.id = payer_id
        join mentor_profiles on mentor_profiles.id = mentor_id
        join users mentor on mentor.id = mentor_profiles.user_id
        order by payments.id desc`,
      decodeTransactions
    )
    const refunds = Array.groupBy(yield* refundsOf(rows.map(({ id }) => id)), ({ paymentId }) => paymentId)
    return rows.map((row) => toRecord(row, refunds[row.id] ?? []))
  })

  /** By the payments' ids. */
  const readMany = (ids: ReadonlyArray<string>) =>
    ids.length === 0
      ? Effect.succeed(new Map<string, TransactionRecord>())
      : Effect.map(
          read(sql`select * from payments where ${sql.in("id", ids)}`),
          (records) => new Map<string, TransactionRecord>(records.map((record) => [record.payment.id, record]))
        )

  const filtered = ({ mentorId, payerId, purpose, reference, status }: TransactionFilter) =>
    all([
      ...(mentorId === undefined ? [] : [sql`mentor_id = ${mentorId}`]),
      ...(payerId === undefined ? [] : [sql`payer_id = ${payerId}`]),
      ...(purpose === undefined ? [] : [sql`purpose = ${purpose}`]),
      ...(reference === undefined ? [] : [sql`reference = ${reference}`]),
      ...(status === undefined ? [] : [sql`status = ${status}`])
    ])

  const list = Effect.fnUntraced(function* (filter: TransactionFilter, page: PageRequest) {
    const where = filtered(filter)
    const items = yield* read(sql`
      select * from payments where ${where} order by id desc limit ${page.per_page} offset ${offsetOf(page)}`)
    return { items, total: yield* totalOf(sql`payments`, where) }
  })

  const listRefused = Effect.fnUntraced(function* (page: PageRequest) {
    const where = sql`state = 'refused' and resolution is null`
    const rows = yield* Effect.flatMap(
      sql`
        select id, payment_id from refunds where ${where}
        order by id limit ${page.per_page} offset ${offsetOf(page)}`,
      decodeQueued
    )
    const records = yield* readMany(rows.map(({ paymentId }) => paymentId))
    const items = rows.flatMap(({ id, paymentId }) => {
      const transaction = records.get(paymentId)
      return transaction === undefined ? [] : [{ refundId: id, transaction }]
    })
    return { items, total: yield* totalOf(sql`refunds`, where) }
  })

  const listReviews = Effect.fnUntraced(function* (isResolved: boolean, page: PageRequest) {
    const where = isResolved ? sql`resolved_at is not null` : sql`resolved_at is null`
    const rows = yield* Effect.flatMap(
      sql`
        select * from payment_reviews where ${where}
        order by id limit ${page.per_page} offset ${offsetOf(page)}`,
      decodeReviews
    )
    const records = yield* readMany(rows.map(({ paymentId }) => paymentId))
    const items = rows.flatMap((row) => {
      const transaction = records.get(row.paymentId)
      return transaction === undefined ? [] : [{ review: toReview(row), transaction }]
    })
    return { items, total: yield* totalOf(sql`payment_reviews`, where) }
  })

  return repositoryOf(Transactions, {
    find: (id: PaymentId) => Effect.map(read(sql`select * from payments where id = ${id}`), Array.head),
    list,
    listRefused,
    listReviews
  })
})

export const transactions = Layer.effect(Transactions, make)
