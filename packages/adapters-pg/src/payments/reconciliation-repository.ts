import { SqlClient, SqlSchema } from "@effect/sql"
import { Currency, LocalDate, type PageRequest } from "@mentorkit/core/kernel"
import { ChargeId, PaymentId, RecordKind } from "@mentorkit/core/payments"
import { newestDays, type Reconciliation, ReconciliationRepository } from "@mentorkit/core/payments/ports"
import { Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { dateOf } from "./rows.js"

const OwnRow = Schema.Struct({
  kind: RecordKind,
  chargeId: Schema.NullOr(ChargeId),
  paymentId: Schema.NullOr(PaymentId),
  currency: Currency,
  minor: Schema.BigIntFromSelf,
  occurredAt: Moment
})

const DayRow = Schema.Struct({
  gateway: Schema.String,
  day: LocalDate,
  checkedAt: Moment,
  records: Schema.Int,
  differences: Schema.Int
})

const DifferenceRow = Schema.Struct({
  gateway: Schema.String,
  day: LocalDate,
  kind: RecordKind,
  chargeId: Schema.NullOr(ChargeId),
  paymentId: Schema.NullOr(PaymentId),
  currency: Currency,
  oursMinor: Schema.BigIntFromSelf,
  theirsMinor: Schema.BigIntFromSelf
})

const queries = (sql: SqlClient.SqlClient) => ({
  /**
   * Charges and refunds by the gateway's account, where what waits in suspense is named by its review. A dispute is
   * booked when the bank takes the money and again when it returns it; a lost one moves no further money.
   */
  listOwnRecords: SqlSchema.findAll({
    Request: Schema.Struct({ gateway: Schema.String, from: Moment, until: Moment }),
    Result: OwnRow,
    execute: ({ from, gateway, until }) => sql`
      with entries as (
        select id, kind, idempotency_key, payment_id, occurred_at,
          -- Money that was accepted leaves suspense and becomes a sale; what goes back has its sum in the key.
          kind = 'suspense_returned' and split_part(idempotency_key, ':', 3) = '' as is_accepted
        from journal_entries
        where occurred_at >= ${from} and occurred_at < ${until} and kind in (
          'charge', 'refund', 'refund_failed', 'dispute_opened', 'dispute_closed', 'suspense', 'suspense_returned'
        )
      ), moved as (
        select entries.id, currency, sum(minor)::int8 as minor
        from entries join journal_postings on entry_id = entries.id
        where account = 'gateway' or (account = 'dispute' and kind in ('dispute_opened', 'dispute_closed'))
        group by entries.id, currency
      )
      select
        case
          when entries.kind in ('charge', 'suspense') or is_accepted then 'charge'
          when entries.kind in ('dispute_opened', 'dispute_closed') then 'dispute'
          else 'refund'
        end as kind,
        coalesce(review.charge_id, payments.gateway_charge_id) as charge_id,
        coalesce(review.payment_id, payments.id) as payment_id,
        moved.currency,
        case when entries.kind in ('charge', 'suspense') or is_accepted then -moved.minor else moved.minor end as minor,
        entries.occurred_at
      from moved join entries using (id)
      left join payments on payments.id = entries.payment_id
      left join payment_reviews review
        on entries.kind in ('suspense', 'suspense_returned') and review.id = split_part(entries.idempotency_key, ':', 2)::uuid
      where moved.minor <> 0 and coalesce(review.gateway, payments.gateway) = ${gateway}`
  }),

  listDueDays: SqlSchema.findAll({
    Request: Schema.Struct({ gateway: Schema.String, days: Schema.Array(LocalDate), before: Moment }),
    Result: Schema.Struct({ day: LocalDate }),
    execute: ({ before, days, gateway }) => sql`
      select wanted::text as day from unnest(string_to_array(${days.join()}, ',')::date[]) as wanted
      left join reconciliations on reconciliations.day = wanted and gateway = ${gateway}
      where checked_at is null or (differences > 0 and checked_at < ${before})
      order by wanted`
  }),

  total: singleRow({
    Request: Schema.Struct({ day: Schema.NullOr(LocalDate), hasDifferences: Schema.Boolean }),
    Result: Schema.Struct({ total: Schema.Int }),
    execute: ({ day, hasDifferences }) => sql`
      select count(*)::int as total from reconciliations
      where (${day}::date is null or day = ${day}::date) and (not ${hasDifferences} or differences > 0)`
  }),

  differencesOf: SqlSchema.findAll({
    Request: Schema.NonEmptyArray(LocalDate),
    Result: DifferenceRow,
    execute: (days) => sql`
      select gateway, day::text, kind, charge_id, payment_id, currency, ours_minor, theirs_minor
      from reconciliation_differences where day = any(string_to_array(${days.join()}, ',')::date[])
      order by position`
  })
})

const decodeDays = Schema.decodeUnknown(Schema.Array(DayRow))

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { differencesOf, listDueDays, listOwnRecords, total } = queries(sql)

  const put = Effect.fnUntraced(function* ({ checkedAt, day, differences, gateway, records }: Reconciliation) {
    const row = { gateway, day, checkedAt: dateOf(checkedAt), records, differences: differences.length }
    yield* sql`
      insert into reconciliations ${sql.insert(row)}
      on conflict (gateway, day) do update
      set checked_at = excluded.checked_at, records = excluded.records, differences = excluded.differences`
    yield* sql`delete from reconciliation_differences where gateway = ${gateway} and day = ${day}`
    if (differences.length === 0) return
    const rows = differences.map((difference, position) => ({ gateway, day, position, ...difference }))
    yield* sql`insert into reconciliation_differences ${sql.insert(rows)}`
  })

  const withDifferences = Effect.fnUntraced(function* (rows: ReadonlyArray<typeof DayRow.Type>) {
    const [first, ...rest] = rows.map(({ day }) => day)
    if (first === undefined) return []
    const all = yield* differencesOf([first, ...rest])
    return rows.map((row): Reconciliation => {
      const own = all.filter(({ day, gateway }) => day === row.day && gateway === row.gateway)
      return { ...row, differences: own.map(({ day, gateway, ...difference }) => difference) }
    })
  })

  const newest = keyset(sql, newestDays, "reconciliations")
  const list = Effect.fnUntraced(function* (day: LocalDate | null, hasDifferences: boolean, page: PageRequest) {
    const found = yield* sql`
      select gateway, day::text, checked_at, records, differences, ${newest.position} from reconciliations
      where (${day}::date is null or day = ${day}::date) and (not ${hasDifferences} or differences > 0)
        and ${newest.behind(page)}
      ${newest.by} ${newest.cut(page)}`
    const { next_cursor, rows } = newest.split(found, page)
    return { items: yield* withDifferences(yield* decodeDays(rows)), next_cursor }
  })

  return repositoryOf(ReconciliationRepository, {
    listOwnRecords: (gateway, from, until) =>
      Effect.map(listOwnRecords({ gateway, from, until }), (rows) =>
        rows.map(({ currency, minor, ...row }) => ({ ...row, amount: { minor, currency } }))
      ),
    listDueDays: (gateway, days, before) =>
      Effect.map(listDueDays({ gateway, days, before }), (rows) => rows.map(({ day }) => day)),
    put,
    list: ({ day = null, hasDifferences }, page) =>
      Effect.zipWith(list(day, hasDifferences, page), total({ day, hasDifferences }), (found, { total }) => ({
        ...found,
        total
      }))
  })
})

export const reconciliationRepository = Layer.effect(ReconciliationRepository, make)
