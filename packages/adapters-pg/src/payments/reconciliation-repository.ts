import { SqlClient, SqlSchema } from "@effect/sql"
import { JournalEntryId } from "@mentorkit/core/earnings"
import { Currency, LocalDate, type PageRequest } from "@mentorkit/core/kernel"
import { ChargeId, PaymentId, RecordKind } from "@mentorkit/core/payments"
import {
  type BookedPosting,
  newestDays,
  type Reconciliation,
  ReconciliationRepository,
  recordedAccounts,
  recordedKinds
} from "@mentorkit/core/payments/ports"
import { Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { keyset } from "../database/keyset.js"
import { literals } from "../database/literals.js"
import { repositoryOf } from "../database/repository.js"
import { dateOf } from "./rows.js"

const PostingRow = Schema.Struct({
  id: JournalEntryId,
  kind: Schema.Literal(...recordedKinds),
  idempotencyKey: Schema.String,
  occurredAt: Moment,
  account: Schema.Literal(...recordedAccounts),
  currency: Currency,
  minor: Schema.BigIntFromSelf,
  paymentId: Schema.NullOr(PaymentId),
  gateway: Schema.NullOr(Schema.String),
  chargeId: Schema.NullOr(ChargeId)
})

const toPosting = ({ chargeId, gateway, paymentId, ...row }: typeof PostingRow.Type): BookedPosting => ({
  ...row,
  payment: paymentId === null || gateway === null ? null : { id: paymentId, gateway, chargeId }
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
  listPostings: SqlSchema.findAll({
    Request: Schema.Struct({ from: Moment, until: Moment }),
    Result: PostingRow,
    execute: ({ from, until }) => sql`
      select entry.id, entry.kind, entry.idempotency_key, entry.occurred_at, account, posting.currency, minor,
        payments.id as payment_id, payments.gateway, payments.gateway_charge_id as charge_id
      from journal_entries entry join journal_postings posting on entry_id = entry.id
      left join payments on payments.id = entry.payment_id
      where entry.occurred_at >= ${from} and entry.occurred_at < ${until}
        and entry.kind in ${sql.literal(literals(recordedKinds))}
        and account in ${sql.literal(literals(recordedAccounts))}`
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
  const { differencesOf, listDueDays, listPostings } = queries(sql)

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
    const where = sql`(${day}::date is null or day = ${day}::date) and (not ${hasDifferences} or differences > 0)`
    const rows = sql`
      select gateway, day::text, checked_at, records, differences, ${newest.position} from reconciliations
      where ${where} and ${newest.slice(page)}`
    return yield* newest.read(page, rows, sql`reconciliations where ${where}`, (own) =>
      Effect.flatMap(decodeDays(own), withDifferences)
    )
  })

  return repositoryOf(ReconciliationRepository, {
    listPostings: (from, until) => Effect.map(listPostings({ from, until }), (rows) => rows.map(toPosting)),
    listDueDays: (gateway, days, before) =>
      Effect.map(listDueDays({ gateway, days, before }), (rows) => rows.map(({ day }) => day)),
    put,
    list: ({ day = null, hasDifferences }, page) => list(day, hasDifferences, page)
  })
})

export const reconciliationRepository = Layer.effect(ReconciliationRepository, make)
