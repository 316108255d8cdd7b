/** The migrations as one text, for teams that apply SQL with tools of their own. */
import { Effect } from "effect"
import { missingScript, wholeScript } from "../background/job-queue-schema.js"
import { advisoryLocks } from "../engine/advisory-locks.js"
import { bookkeeping, examine, type Migration, patience } from "./migrate.js"
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
    `set local lock_timeout = ${patience.lockTimeoutMillis};`,
    `${bookkeeping};`,
    ...migrations.map((migration) => `\n${stepOf(migration)}`),
    "commit;"
  ].join("\n")

const scriptOf = (migrations: ReadonlyArray<Migration>, queueScript: string | undefined) =>
  [
    "-- Stop at the first error: psql -v ON_ERROR_STOP=1 -f this-file",
    ...(migrations.length === 0 ? [] : [transactionOf(migrations)]),
    ...(queueScript === undefined ? [] : ["-- The job queue", queueScript.trim()])
  ].join("\n\n")

/** For an empty database. */
export const wholeDatabaseScript = (all: ReadonlyArray<Migration>): string => scriptOf(all, wholeScript())

/** For the database at hand; undefined where nothing is missing. */
export const missingDatabaseScript = Effect.fnUntraced(function* (all: ReadonlyArray<Migration>) {
  const { missing } = yield* examine(all)
  const queueScript = yield* missingScript
  return missing.length === 0 && queueScript === undefined ? undefined : scriptOf(missing, queueScript)
})
