import { SqlClient, type Statement } from "@effect/sql"
import type { PageRequest } from "@mentorkit/core/kernel"
import { type PaymentId, RefundId } from "@mentorkit/core/payments"
import {
  newestTransactions,
  type Refund,
  refundQueue,
  reviewQueue,
  type TransactionFilter,
  type TransactionRecord,
  Transactions
} from "@mentorkit/core/payments/ports"
import { Array, Effect, Layer, Schema } from "effect"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { ReviewRow, toReview } from "./payment-review-repository.js"
import { PaymentRow, RefundRow, toPayment, toRefund } from "./rows.js"

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

  const refundsOf = (ids: ReadonlyArray<string>) =>
    ids.length === 0
      ? Effect.succeed([])
      : sql`select * from refunds where ${sql.in("payment_id", ids)} order by id`.pipe(
          Effect.flatMap(decodeRefunds),
          Effect.map((rows) => rows.map(toRefund))
        )

  const newest = keyset(sql, newestTransactions, "payments")
  const refundsInTurn = keyset(sql, refundQueue)
  const reviewsInTurn = keyset(sql, reviewQueue)

  /** The payments of `page`, which is cut before anything is joined. */
  const rowsOf = (page: Statement.Fragment) => sql`
        select payments.*, ${newest.position}, payer.full_name as payer_name, payer.email as payer_email, mentor.full_name as mentor_name
        from (${page}) payments
        join users payer on payer.id = payer_id
        join mentor_profiles on mentor_profiles.id = mentor_id
        join users mentor on mentor.id = mentor_profiles.user_id
        ${newest.by}`

  const decodeWithRefunds = Effect.fnUntraced(function* (found: ReadonlyArray<object>) {
    const rows = yield* decodeTransactions(found)
    const refunds = Array.groupBy(yield* refundsOf(rows.map(({ id }) => id)), ({ paymentId }) => paymentId)
    return rows.map((row) => toRecord(row, refunds[row.id] ?? []))
  })

  const read = (page: Statement.Fragment) => Effect.flatMap(rowsOf(page), decodeWithRefunds)

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
    const rows = rowsOf(sql`select * from payments where ${where} and ${newest.slice(page)}`)
    return yield* newest.read(page, rows, sql`payments where ${where}`, decodeWithRefunds)
  })

  const refusedOf = Effect.fnUntraced(function* (found: ReadonlyArray<object>) {
    const rows = yield* decodeQueued(found)
    const records = yield* readMany(rows.map(({ paymentId }) => paymentId))
    return rows.flatMap(({ id, paymentId }) => {
      const transaction = records.get(paymentId)
      return transaction === undefined ? [] : [{ refundId: id, transaction }]
    })
  })

  const listRefused = (page: PageRequest) => {
    const where = sql`state = 'refused' and resolution is null`
    const rows = sql`
      select id, payment_id, ${refundsInTurn.position} from refunds where ${where} and ${refundsInTurn.slice(page)}`
    return refundsInTurn.read(page, rows, sql`refunds where ${where}`, refusedOf)
  }

  const reviewsOf = Effect.fnUntraced(function* (found: ReadonlyArray<object>) {
    const rows = yield* decodeReviews(found)
    const records = yield* readMany(rows.map(({ paymentId }) => paymentId))
    return rows.flatMap((row) => {
      const transaction = records.get(row.paymentId)
      return transaction === undefined ? [] : [{ review: toReview(row), transaction }]
    })
  })

  const listReviews = (isResolved: boolean, page: PageRequest) => {
    const where = isResolved ? sql`resolved_at is not null` : sql`resolved_at is null`
    const rows = sql`
      select *, ${reviewsInTurn.position} from payment_reviews where ${where} and ${reviewsInTurn.slice(page)}`
    return reviewsInTurn.read(page, rows, sql`payment_reviews where ${where}`, reviewsOf)
  }

  return repositoryOf(Transactions, {
    find: (id: PaymentId) => Effect.map(read(sql`select * from payments where id = ${id}`), Array.head),
    list,
    listRefused,
    listReviews
  })
})

export const transactions = Layer.effect(Transactions, make)
