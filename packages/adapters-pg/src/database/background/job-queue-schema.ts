/** The tables of pg-boss: a schema of its own beside ours, versioned by pg-boss itself. */
import { createRequire } from "node:module"
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import PgBoss from "pg-boss"

const schema = "pgboss"
export const queue = "mentorkit"

export const queueOptions = { retryLimit: 5, retryDelay: 2, retryBackoff: true } as const

const { schema: version }: { readonly schema: number } = createRequire(import.meta.url)("pg-boss/version.json")

/** Undefined without any tables; a later version than ours is as good as ours. */
const installedVersion = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [table] = yield* sql<{ readonly exists: boolean }>`
    select to_regclass(${`${schema}.version`}) is not null as exists`
  if (table?.exists !== true) return undefined
  const [row] = yield* sql<{
    readonly version: number
  }>`select version::int as version from ${sql(`${schema}.version`)}`
  return row?.version
})

const hasQueue = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`select 1 from ${sql(`${schema}.queue`)} where name = ${queue}`
).pipe(Effect.map((rows) => rows.length > 0))

const createQueue = `select ${schema}.create_queue('${queue}', '${JSON.stringify(queueOptions)}');`

/** For a database without anything. */
export const wholeScript = () => `${PgBoss.getConstructionPlans(schema).trim()}\n\n${createQueue}\n`

/** The SQL that is missing; undefined where nothing is. */
export const missingScript = Effect.gen(function* () {
  const installed = yield* installedVersion
  if (installed === undefined) return wholeScript()
  const upgrade = installed < version ? PgBoss.getMigrationPlans(schema, String(installed)) : undefined
  const create = (yield* hasQueue) ? undefined : createQueue
  const parts = [upgrade, create].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : `${parts.map((part) => part.trim()).join("\n\n")}\n`
})
