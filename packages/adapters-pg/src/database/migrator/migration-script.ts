/** The migrations as one text, for teams that apply SQL with tools of their own. */
import { Effect } from "effect"
import { advisoryLocks } from "../engine/advisory-locks.js"
import { bookkeeping, defaultLockRetries, examine, type Migration } from "./migrate.js"
import { checksumOf } from "./migration-state.js"

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** With the row that tells hosts it has been applied. */
const stepOf = (migration: Migration) =>
  [
    `-- ${migration.name}`,
    migration.sql.trim(),
    "insert into mentorkit_migrations (name, checksum, applied_at)",
    `values (${quoted(migration.name)}, ${quoted(checksumOf(migration))}, clock_timestamp());`
  ].join("\n")

/** One transaction, in turn with hosts that start meanwhile; it fails as a whole where one of them was faster. */
const transactionOf = (migrations: ReadonlyArray<Migration>) =>
  [
    "begin;",
    "set local statement_timeout = 0;",
    `select pg_advisory_xact_lock(${advisoryLocks.migrations});`,
    `set local lock_timeout = ${defaultLockRetries.lockTimeoutMillis};`,
    `${bookkeeping};`,
    ...migrations.map((migration) => `\n${stepOf(migration)}`),
    "commit;"
  ].join("\n")

/** Of all migrations for an empty database. */
export const databaseScript = (all: ReadonlyArray<Migration>): string =>
  ["-- Stop at the first error: psql -v ON_ERROR_STOP=1 -f this-file", transactionOf(all)].join("\n\n")

/** For the database at hand; undefined where nothing is missing. */
export const missingDatabaseScript = Effect.fnUntraced(function* (all: ReadonlyArray<Migration>) {
  const { missing } = yield* examine(all)
  return missing.length === 0 ? undefined : databaseScript(missing)
})
