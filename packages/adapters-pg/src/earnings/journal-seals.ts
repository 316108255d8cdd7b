import { SqlClient, SqlSchema } from "@effect/sql"
import { JournalEntryId } from "@mentorkit/core/earnings"
import { JournalSeals, type Seal } from "@mentorkit/core/earnings/ports"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"

/** A journal entry with its postings as JSON, amounts as text. */
export const EntryRow = Schema.Struct({
  id: JournalEntryId,
  kind: Schema.String,
  idempotencyKey: Schema.String,
  paymentId: Schema.NullOr(Schema.String),
  occurredMicros: Schema.BigIntFromSelf,
  postedIn: Schema.String,
  postings: Schema.Array(
    Schema.Struct({
      position: Schema.Int,
      account: Schema.String,
      mentorId: Schema.NullOr(Schema.String),
      currency: Schema.String,
      minor: Schema.BigInt
    })
  )
})

const HeadRow = Schema.Struct({
  position: Schema.BigIntFromSelf,
  numbering: Schema.Int,
  entryId: JournalEntryId,
  hash: Schema.String,
  postedIn: Schema.String,
  isFromBefore: Schema.Boolean
})

/** The columns of `EntryRow`, for a row named `entry`. */
export const entryColumns = (sql: SqlClient.SqlClient) => sql`
  entry.id, entry.kind, entry.idempotency_key, entry.payment_id, entry.posted_in::text as posted_in,
  (extract(epoch from entry.occurred_at) * 1000000)::int8 as occurred_micros,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'position', position, 'account', account, 'mentorId', mentor_id, 'currency', currency, 'minor', minor::text
    ) order by position) from journal_postings where entry_id = entry.id
  ), '[]') as postings`

const queries = (sql: SqlClient.SqlClient) => ({
  // A transaction number that this server has not given yet comes from the server that the database was restored from.
  findHead: SqlSchema.findOne({
    Request: Schema.Void,
    Result: HeadRow,
    execute: () => sql`
      select seal.position, seal.numbering, seal.entry_id, seal.hash, entry.posted_in::text as posted_in,
        entry.posted_in >= pg_snapshot_xmax(pg_current_snapshot()) as is_from_before
      from journal_seals seal join journal_entries entry on entry.id = entry_id
      order by seal.position desc limit 1`
  }),

  listAfter: SqlSchema.findAll({
    Request: Schema.Struct({ postedIn: Schema.String, id: JournalEntryId, limit: Schema.Int }),
    Result: EntryRow,
    execute: ({ id, limit, postedIn }) => sql`
      select ${entryColumns(sql)} from journal_entries entry
      where (posted_in, id) > (${postedIn}::xid8, ${id}::uuid)
        and (posted_in < pg_snapshot_xmin(pg_current_snapshot()) or posted_in >= pg_snapshot_xmax(pg_current_snapshot()))
        and not exists (select from journal_seals where entry_id = entry.id)
      order by posted_in, id limit ${limit}`
  }),

  // For the first seal, and where a new numbering begins.
  listFirst: SqlSchema.findAll({
    Request: Schema.Int,
    Result: EntryRow,
    execute: (limit) => sql`
      select ${entryColumns(sql)} from journal_entries entry
      where (posted_in < pg_snapshot_xmin(pg_current_snapshot()) or posted_in >= pg_snapshot_xmax(pg_current_snapshot()))
        and not exists (select from journal_seals where entry_id = entry.id)
      order by posted_in, id limit ${limit}`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { findHead, listAfter, listFirst } = queries(sql)

  const claim = Effect.fnUntraced(function* (limit: number) {
    yield* sql`lock table journal_seals in share row exclusive mode`
    const last = Option.getOrNull(yield* findHead())
    if (last === null) return { head: last, numbering: 1, entries: yield* listFirst(limit) }
    const { entryId: id, numbering, postedIn } = last
    const entries = yield* listAfter({ postedIn, id, limit })
    // Entries of the restored database are sealed in their old numbering; then the new one begins.
    if (entries.length > 0 || !last.isFromBefore) return { head: last, numbering, entries }
    return { head: last, numbering: numbering + 1, entries: yield* listFirst(limit) }
  })

  const rowOf = (at: DateTime.Utc) => (seal: Seal) => ({ ...seal, sealedAt: DateTime.toDate(at) })

  return repositoryOf(JournalSeals, {
    claim,
    add: (seals, at) => sql`insert into journal_seals ${sql.insert(seals.map(rowOf(at)))}`.pipe(Effect.asVoid)
  })
})

export const journalSeals = Layer.effect(JournalSeals, make)
