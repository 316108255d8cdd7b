/** The migrations as one text, for teams that apply SQL with tools of their own. */
import { Effect } from "effect"
import { advisoryLocksOf } from "../engine/advisory-locks.js"
import { DatabaseSchema, extensions, quotedName } from "../engine/database-schema.js"
import { bookkeeping, defaultLockRetries, examine, type Migration } from "./migrate.js"
import { checksumOf } from "./migration-state.js"
import { preparation } from "./schema-preparation.js"

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** With the row that tells hosts it has been applied. */
const stepOf = (migration: Migration) =>
  [
    `-- ${migration.name}`,
    migration.sql.trim(),
    "insert into mentorkit_migrations (name, checksum, applied_at)",
    `values (${quoted(migration.name)}, ${quoted(checksumOf(migration))}, clock_timestamp());`
  ].join("\n")

/** Ours, and behind it whatever has the extensions: known to the database that the script meets, and not before. */
const searchPath = (
  schema: string
) => `select set_config('search_path', concat_ws(', ', ${quoted(quotedName(schema))}, (
  select string_agg(distinct quote_ident(nspname), ', ')
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
  where extname in (${extensions.map(quoted).join(", ")}) and nspname not in (${quoted(schema)}, 'pg_catalog')
)), true);`

/** One transaction, in turn with hosts that start meanwhile; it fails as a whole where one of them was faster. */
const transactionOf = (schema: string, migrations: ReadonlyArray<Migration>) =>
  [
    "begin;",
    "set local statement_timeout = 0;",
    `select pg_advisory_xact_lock(${advisoryLocksOf(schema).migrations});`,
    `set local lock_timeout = ${defaultLockRetries.lockTimeoutMillis};`,
    `${preparation(schema)};`,
    searchPath(schema),
    `${bookkeeping};`,
    ...migrations.map((migration) => `\n${stepOf(migration)}`),
    "commit;"
  ].join("\n")

/** Of all migrations for a database that has none of them. */
export const databaseScript = (schema: string, all: ReadonlyArray<Migration>): string =>
  ["-- Stop at the first error: psql -v ON_ERROR_STOP=1 -f this-file", transactionOf(schema, all)].join("\n\n")

/** For the database at hand; undefined where nothing is missing. */
export const missingDatabaseScript = Effect.fnUntraced(function* (all: ReadonlyArray<Migration>) {
  const { missing } = yield* examine(all)
  const { name } = yield* DatabaseSchema
  return missing.length === 0 ? undefined : databaseScript(name, missing)
})
