/** Whether the journal adds up, by entry and by mentor. The database adds; what differs comes here. */
import { SqlClient, SqlSchema } from "@effect/sql"
import { Effect, Schema } from "effect"
import { singleRow } from "../../database/single-row.js"
import { strayEarnings } from "../earned.js"
import type { Findings } from "./report.js"

const UnbalancedRow = Schema.Struct({ entryId: Schema.String, currency: Schema.String, minor: Schema.BigIntFromSelf })
const BalanceRow = Schema.Struct({
  mentorId: Schema.String,
  currency: Schema.String,
  account: Schema.String,
  kept: Schema.NullOr(Schema.BigIntFromSelf),
  replayed: Schema.NullOr(Schema.BigIntFromSelf)
})
const TotalRow = Schema.Struct({ currency: Schema.String, account: Schema.String, minor: Schema.BigIntFromSelf })
const CountRow = Schema.Struct({ entries: Schema.BigIntFromSelf, unsealed: Schema.BigIntFromSelf })

const queries = (sql: SqlClient.SqlClient) => ({
  unbalanced: SqlSchema.findAll({
    Request: Schema.Void,
    Result: UnbalancedRow,
    execute: () => sql`
      select entry_id, currency, sum(minor)::int8 as minor from journal_postings
      group by entry_id, currency having sum(minor) <> 0 limit 1000`
  }),

  empty: SqlSchema.findAll({
    Request: Schema.Void,
    Result: Schema.Struct({ id: Schema.String }),
    execute: () => sql`
      select id from journal_entries
      where not exists (select from journal_postings where entry_id = journal_entries.id) limit 1000`
  }),

  balances: SqlSchema.findAll({
    Request: Schema.Void,
    Result: BalanceRow,
    execute: () => sql`
      with replay as (
        select mentor_id, currency, account, sum(minor)::int8 as replayed from journal_postings
        where mentor_id is not null group by mentor_id, currency, account
      )
      select mentor_id, currency, account, minor as kept, replayed
      from mentor_balances full join replay using (mentor_id, currency, account)
      where minor is distinct from replayed limit 1000`
  }),

  totals: SqlSchema.findAll({
    Request: Schema.Void,
    Result: TotalRow,
    execute: () => sql`
      select currency, account, sum(minor)::int8 as minor from journal_postings
      group by currency, account order by currency, account`
  }),

  counts: singleRow({
    Request: Schema.Void,
    Result: CountRow,
    execute: () => sql`
      select count(*) as entries, count(*) filter (where seal.entry_id is null) as unsealed
      from journal_entries left join journal_seals seal on seal.entry_id = id`
  })
})

export const checkSums = Effect.fnUntraced(function* (findings: Findings) {
  const sql = yield* SqlClient.SqlClient
  const { balances, empty, unbalanced } = queries(sql)
  for (const { currency, entryId, minor } of yield* unbalanced()) {
    findings.add(`entry ${entryId} is out of balance by ${minor} ${currency}`)
  }
  for (const { id } of yield* empty()) findings.add(`entry ${id} moves nothing`)
  for (const { account, currency, kept, mentorId, replayed } of yield* balances()) {
    const told = kept === null ? "has no row" : `is ${kept}`
    findings.add(`mentor ${mentorId}: ${account} in ${currency} ${told}, and ${replayed ?? 0n} in the journal`)
  }
  for (const { currency, entryId, mentorId } of yield* strayEarnings(sql)()) {
    findings.add(
      `mentor ${mentorId}: what entry ${entryId} brought in ${currency} is not what statements are read from`
    )
  }
})

export const totalsAndCounts = Effect.gen(function* () {
  const { counts, totals } = queries(yield* SqlClient.SqlClient)
  return { totals: yield* totals(), ...(yield* counts()) }
})
