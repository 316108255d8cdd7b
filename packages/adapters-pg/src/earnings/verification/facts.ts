/** Whether the journal says what payments and withdrawals say. */
import { SqlClient, SqlSchema } from "@effect/sql"
import { JournalEntryId } from "@mentorkit/core/earnings"
import {
  positionOf,
  type WithdrawalEntryKind,
  withdrawalEntry,
  withdrawalEntryKey,
  withdrawalEntryKinds
} from "@mentorkit/core/earnings/ports"
import { saleOf } from "@mentorkit/core/payments/ports"
import { entryKindsOf } from "@mentorkit/core/withdrawals/ports"
import { DateTime, Effect, Schema } from "effect"
import { literals } from "../../database/literals.js"
import { PaymentRow, toPayment } from "../../payments/rows.js"
import { WithdrawalRow } from "../../withdrawals/rows.js"
import { type Findings, inPages, type Progress, pageSize } from "./report.js"

/** By "account mentor currency". */
const Sums = Schema.Record({ key: Schema.String, value: Schema.BigInt })
type Sums = typeof Sums.Type

const SaleRow = Schema.Struct({ ...PaymentRow.fields, sums: Sums })
/** By kind of entry, and in it by account, mentor and currency. */
const PayoutRow = Schema.Struct({
  ...WithdrawalRow.fields,
  moves: Schema.Record({ key: Schema.String, value: Sums })
})

const nobody = "00000000-0000-0000-0000-000000000000"
const sumKey = "concat(account, ' ', mentor_id, ' ', currency)"
/** Keys that the entries of a row of `withdrawals` may have. */
const withdrawalKeys = withdrawalEntryKinds
  .map((kind) => `'${withdrawalEntryKey(kind, "")}' || withdrawals.id`)
  .join(", ")

const queries = (sql: SqlClient.SqlClient) => ({
  sales: SqlSchema.findAll({
    Request: Schema.String,
    Result: SaleRow,
    execute: (after) => sql`
      select payments.*, coalesce((
        select jsonb_object_agg(key, minor) from (
          select ${sql.literal(sumKey)} as key, sum(minor)::text as minor
          from journal_entries join journal_postings on entry_id = journal_entries.id
          where payment_id = payments.id group by 1 having sum(minor) <> 0
        ) as summed
      ), '{}') as sums
      from payments where paid_at is not null and id > ${after}::uuid order by id limit ${pageSize}`
  }),

  payouts: SqlSchema.findAll({
    Request: Schema.String,
    Result: PayoutRow,
    execute: (after) => sql`
      select withdrawals.*, coalesce((
        select jsonb_object_agg(kind, moved) from (
          select kind, jsonb_object_agg(${sql.literal(sumKey)}, minor::text) as moved
          from journal_entries join journal_postings on entry_id = journal_entries.id
          where idempotency_key in (${sql.literal(withdrawalKeys)})
          group by kind
        ) as entries
      ), '{}') as moves
      from withdrawals where id > ${after}::uuid order by id limit ${pageSize}`
  }),

  /** Entries about a sale or a withdrawal that is not there. */
  orphans: SqlSchema.findAll({
    Request: Schema.Void,
    Result: Schema.Struct({ id: JournalEntryId, idempotencyKey: Schema.String }),
    execute: () => sql`
      select id, idempotency_key from journal_entries
      where (payment_id is not null and not exists (
        select from payments where payments.id = payment_id and paid_at is not null
      )) or (kind in ${sql.literal(literals(withdrawalEntryKinds))} and not exists (
        select from (select unnest(array[${sql.literal(withdrawalKeys)}]) as key from withdrawals) as known
        where known.key = idempotency_key
      )) limit 1000`
  })
})

const said = (sums: Sums): string =>
  Object.entries(sums)
    .filter(([, minor]) => minor !== 0n)
    .map(([key, minor]) => `${key} ${minor}`)
    .sort()
    .join(", ")

const saleSums = (row: typeof SaleRow.Type): Sums =>
  Object.fromEntries(
    Object.entries(positionOf(saleOf(toPayment(row)))).map(([account, minor]) => [
      `${account} ${account.startsWith("mentor_") ? row.mentorId : ""} ${row.currency}`,
      minor
    ])
  )

const payoutMoves = ({ amountMinor, currency, id, mentorId, status }: typeof PayoutRow.Type) => {
  const payout = { withdrawalId: id, mentorId, amount: { minor: amountMinor, currency } }
  const movesOf = (kind: WithdrawalEntryKind): Sums =>
    Object.fromEntries(
      withdrawalEntry(JournalEntryId.make(id), kind, payout, DateTime.unsafeMake(0)).postings.map(
        ({ account, minor }) => [`${account} ${mentorId} ${currency}`, minor]
      )
    )
  return Object.fromEntries(entryKindsOf(status).map((kind) => [kind, movesOf(kind)]))
}
const saidOfMoves = (moves: Readonly<Record<string, Sums>>): string =>
  Object.entries(moves)
    .map(([kind, sums]) => `${kind}: ${said(sums)}`)
    .sort()
    .join("; ")

export const checkFacts = Effect.fnUntraced(function* (findings: Findings, progress: Progress) {
  const { orphans, payouts, sales } = queries(yield* SqlClient.SqlClient)
  const compare = (what: string, ours: string, journal: string) => {
    if (ours !== journal)
      findings.add(`${what} should have ${ours || "nothing"}, and the journal has ${journal || "nothing"}`)
  }
  let checked = 0
  yield* inPages(
    nobody,
    sales,
    ({ id }): string => id,
    (page) => {
      for (const row of page) compare(`payment ${row.id}`, said(saleSums(row)), said(row.sums))
      checked += page.length
      return checked % 20_000 < page.length ? progress(`${checked} payments checked`) : Effect.void
    }
  )
  yield* inPages(
    nobody,
    payouts,
    ({ id }): string => id,
    (page) => {
      for (const row of page) compare(`withdrawal ${row.id}`, saidOfMoves(payoutMoves(row)), saidOfMoves(row.moves))
      return Effect.void
    }
  )
  for (const { id, idempotencyKey } of yield* orphans()) {
    findings.add(`entry ${id} (${idempotencyKey}) is about a sale or a withdrawal that is not there`)
  }
})
