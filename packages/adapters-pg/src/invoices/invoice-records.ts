import { SqlClient, type Statement } from "@effect/sql"
import { InvoiceRecords, invoicesByPayment, type Party, type Period } from "@mentorkit/core/invoices/ports"
import { Array, DateTime, Effect, Layer, Schema } from "effect"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { isErased } from "../people/erased.js"
import { InvoiceRow, SumsRow, toRecord } from "./rows.js"

const decode = Schema.decodeUnknown(Schema.Array(InvoiceRow))
const decodeSums = Schema.decodeUnknown(Schema.Array(SumsRow))

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  /** Only paid payments have a number. The condition repeats it so that the indexes of paid payments serve. */
  const paidOf = (party: Party): Statement.Fragment =>
    party._tag === "Buyer"
      ? sql`payer_id = ${party.userId} and paid_at is not null`
      : sql`mentor_id = ${party.mentorId} and paid_at is not null`

  const within = ({ since, until }: Period): ReadonlyArray<Statement.Fragment> => [
    ...(since === null ? [] : [sql`paid_at >= ${DateTime.toDate(since)}`]),
    ...(until === null ? [] : [sql`paid_at < ${DateTime.toDate(until)}`])
  ]

  const cut = keyset(sql, invoicesByPayment)
  const shown = keyset(sql, invoicesByPayment, "payment")

  /** Everything about the invoices of `page`. The page is cut before anything is joined. */
  const rowsOf = (page: Statement.Fragment) =>
    sql`
      select ${shown.position}, payment.id, payment.number, payment.issued_at, payment.paid_at, payment.reference, payment.purpose,
        payment.purchasable_id::text, payment.description, payment.status, payment.amount_minor, payment.currency,
        payment.refunded_minor, payment.platform_fee_minor, payment.fee_refunded_minor,
        json_build_object(
          'name', buyer.full_name, 'email', case when ${sql.literal(isErased("buyer"))} then null else buyer.email end
        ) as buyer,
        json_build_object('name', seller.full_name, 'username', seller.username) as seller,
        coalesce(back.refunds, '[]'::json) as refunds
      from (${page}) payment
      join users buyer on buyer.id = payment.payer_id
      join mentor_profiles profile on profile.id = payment.mentor_id
      join users seller on seller.id = profile.user_id
      cross join lateral (
        select json_agg(
          json_build_object('minor', one.amount_minor::text, 'reason', one.reason, 'at', one.at) order by one.at, one.id
        ) as refunds
        from (
          select id, amount_minor, reason, succeeded_at as at from refunds
          where payment_id = payment.id and state = 'succeeded'
          union all
          select id, amount_minor, 'dispute', closed_at from disputes
          where payment_id = payment.id and state = 'lost' and amount_minor > 0
        ) one
      ) back
      ${shown.by}`

  const recordsOf = (rows: ReadonlyArray<object>) => Effect.map(decode(rows), (decoded) => decoded.map(toRecord))

  const numbered = sql`payments join invoices on payment_id = payments.id`

  return repositoryOf(InvoiceRecords, {
    find: (id, party) =>
      Effect.map(
        Effect.flatMap(
          rowsOf(sql`select payments.*, number, issued_at from ${numbered} where id = ${id} and ${paidOf(party)}`),
          recordsOf
        ),
        Array.head
      ),

    list: Effect.fnUntraced(function* ({ currency, page, party, period, purpose, status }) {
      const where = sql.and([
        paidOf(party),
        ...within(period),
        ...(purpose === undefined ? [] : [sql`purpose = ${purpose}`]),
        ...(currency === undefined ? [] : [sql`currency = ${currency}`]),
        ...(status === undefined ? [] : [sql`status = ${status}`])
      ])
      const rows = rowsOf(sql`
        select payments.*, number, issued_at from ${numbered} where ${where} and ${cut.slice(page)}`)
      return yield* shown.read(page, rows, sql`${numbered} where ${where}`, recordsOf)
    }),

    listTotals: (party, period) =>
      sql`
        select currency, count(*)::int as count, sum(amount_minor)::int8 as amount_minor,
          sum(refunded_minor)::int8 as refunded_minor, sum(platform_fee_minor)::int8 as fee_minor,
          sum(fee_refunded_minor)::int8 as fee_refunded_minor
        from ${numbered}
        where ${sql.and([paidOf(party), ...within(period)])}
        group by currency order by currency`.pipe(Effect.flatMap(decodeSums))
  })
})

export const invoiceRecords = Layer.effect(InvoiceRecords, make)
