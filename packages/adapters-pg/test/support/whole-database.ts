import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

/** Of every table a digest of all its rows: equal when nothing at all has changed. */
export const wholeDatabase = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`
  if (tables.length === 0) return yield* Effect.dieMessage("There is not a single table where there should be all.")
  const sums = yield* Effect.forEach(tables, ({ name }) =>
    sql<{ readonly sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as sum
      from ${sql(name)} as row`.pipe(Effect.map(([one]) => [name, one?.sum] as const))
  )
  return Object.fromEntries(sums)
}).pipe(Effect.orDie)
