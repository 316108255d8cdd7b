/** Ends a change of the host's secret for what is sealed: all of it is sealed anew, beside hosts that run. */
import { SqlClient, type SqlError } from "@effect/sql"
import { Secrets } from "@mentorkit/core/kernel/ports"
import { Effect, Option } from "effect"
import type { SealedColumn } from "../manifest.js"

/** Rows that are read at once. */
const usualBatch = 500

export interface ResealedColumn {
  /** "transaction_methods.sealed_values" */
  readonly name: string
  readonly resealed: number
  /** Sealed under the present secret before. */
  readonly current: number
  /** Keys of rows whose value no secret of the host opens. */
  readonly unopened: ReadonlyArray<string>
}

interface Row {
  readonly key: string
  readonly value: string
}

type Outcome = "resealed" | "current" | "unopened" | "gone"

const queriesOf = (sql: SqlClient.SqlClient, column: SealedColumn, batch: number) => {
  const [table, key, value] = [column.table, column.key, column.column].map((name) => sql.literal(name))
  return {
    listAfter: (last: string | null) => sql<Row>`
      select ${key}::text as key, ${value} as value from ${table}
      where ${value} is not null and (${last}::uuid is null or ${key} > ${last}::uuid)
      order by ${table}.${key} limit ${batch}`,
    find: (id: string) => sql<Row>`
      select ${key}::text as key, ${value} as value from ${table} where ${key} = ${id} and ${value} is not null`,
    /** No row if somebody has changed it since it was read. */
    replace: (row: Row, anew: string) => sql<{ readonly one: number }>`
      update ${table} set ${value} = ${anew} where ${key} = ${row.key} and ${value} = ${row.value} returning 1 as one`
  }
}

const makeResealColumn = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const secrets = yield* Secrets

  return Effect.fnUntraced(function* (column: SealedColumn, batch: number) {
    const name = `${column.table}.${column.column}`
    const { find, listAfter, replace } = queriesOf(sql, column, batch)
    const counts = { resealed: 0, current: 0, gone: 0 }
    const unopened: Array<string> = []

    const resealRow = (row: Row): Effect.Effect<Outcome, SqlError.SqlError> =>
      Effect.gen(function* () {
        const anew = Option.getOrUndefined(yield* secrets.reseal(column.labelOf(row.key), row.value))
        if (anew === undefined) return "unopened"
        if (anew === row.value) return "current"
        if ((yield* replace(row, anew)).length > 0) return "resealed"
        const [changed] = yield* find(row.key)
        return changed === undefined ? "gone" : yield* resealRow(changed)
      })

    let rows = yield* listAfter(null)
    while (rows.length > 0) {
      for (const row of rows) {
        const outcome = yield* resealRow(row)
        if (outcome === "unopened") unopened.push(row.key)
        else counts[outcome] += 1
      }
      const { current, resealed } = counts
      yield* Effect.logInfo(`${name}: ${resealed + current + unopened.length} so far, ${resealed} of them sealed anew`)
      rows = yield* listAfter(rows.at(-1)?.key ?? null)
    }
    return { name, resealed: counts.resealed, current: counts.current, unopened } satisfies ResealedColumn
  })
})

/**
 * Each row by itself and only as it was read: a value that somebody changes meanwhile is looked at again. Broken off, it
 * goes over what is done quickly when it is called again. Columns are taken in their order.
 */
export const resealColumns = (
  columns: ReadonlyArray<SealedColumn>,
  batch = usualBatch
): Effect.Effect<ReadonlyArray<ResealedColumn>, SqlError.SqlError, SqlClient.SqlClient | Secrets> =>
  Effect.flatMap(makeResealColumn, (resealColumn) => Effect.forEach(columns, (column) => resealColumn(column, batch)))
