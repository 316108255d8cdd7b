/** Brings a database up to date: forward only, in the order of their names, each once. */
import { SqlClient, type SqlError } from "@effect/sql"
import { Context, Data, Effect, Layer, Schedule } from "effect"
import { migrations } from "../../migrations.js"
import { advisoryLocks } from "../engine/advisory-locks.js"
import { inBackground } from "../engine/connection-purpose.js"
import { DatabaseSchema, quotedName } from "../engine/database-schema.js"
import { errorCodeOf, reasonOf } from "../engine/driver-error.js"
import { checksumOf, compare, type Landed, refusalOf, warningOf } from "./migration-state.js"
import { byHand, preparation } from "./schema-preparation.js"

export interface Migration {
  /** "20261121_0100_identity": when, then the domain. Names sort in the order of application. */
  readonly name: string
  /** SQL of PostgreSQL 15, any number of statements. Never edited once it has landed. */
  readonly sql: string
}

/** Nothing was applied. The message says which migration it is about and what to do. */
export class MigrationRefused extends Data.TaggedError("MigrationRefused")<{ readonly message: string }> {}

/** Whether a start applies what is missing, which it does unless told otherwise, or refuses because of it. */
export class MigrateOnStart extends Context.Reference<MigrateOnStart>()("@mentorkit/adapters-pg/MigrateOnStart", {
  defaultValue: () => true
}) {}

/**
 * All statements that need a table queue up behind a migration that waits for it. So a migration waits for a short time
 * only, lets the site go on, and tries again.
 */
export interface LockRetries {
  readonly lockTimeoutMillis: number
  readonly attempts: number
  readonly pauseMillis: number
}
export const defaultLockRetries: LockRetries = { lockTimeoutMillis: 3_000, attempts: 20, pauseMillis: 2_000 }

export const bookkeeping = `create table if not exists mentorkit_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null
)`

/**
 * Without the right to create anything, too: a host on a database that is up to date needs none. By its schema: another kit
 * may have its own table in one that is searched after ours.
 */
const landed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { name } = yield* DatabaseSchema
  const [table] = yield* sql<{ readonly exists: boolean }>`
    select to_regclass(${`${quotedName(name)}.mentorkit_migrations`}) is not null as exists`
  return table?.exists === true ? yield* sql<Landed>`select name, checksum from mentorkit_migrations` : []
})

/** What the database has of these migrations; fails where this build must not touch it. */
export const examine = Effect.fnUntraced(function* (all: ReadonlyArray<Migration>) {
  const state = compare(all, yield* landed)
  const refusal = refusalOf(state)
  return refusal === undefined ? state : yield* new MigrationRefused({ message: refusal })
})

/** The same without an opinion. */
export const stateOf = (all: ReadonlyArray<Migration>) => Effect.map(landed, (rows) => compare(all, rows))

export interface Applied {
  readonly name: string
  readonly millis: number
}

const applyOne = Effect.fnUntraced(function* (migration: Migration) {
  const sql = yield* SqlClient.SqlClient
  const began = performance.now()
  yield* sql.unsafe(migration.sql)
  yield* sql`
    insert into mentorkit_migrations (name, checksum, applied_at)
    values (${migration.name}, ${checksumOf(migration)}, clock_timestamp())`
  return { name: migration.name, millis: performance.now() - began } satisfies Applied
})

const isBusy = (error: unknown) => ["55P03", "40P01"].includes(errorCodeOf(error) ?? "")

class TableIsBusy extends Data.TaggedError("TableIsBusy")<{ readonly migration: string }> {}

const failedAt = (migration: string, error: SqlError.SqlError) =>
  isBusy(error)
    ? new TableIsBusy({ migration })
    : new MigrationRefused({
        message: `Migration ${migration} failed, nothing was applied: ${reasonOf(error)}`
      })

/** One host migrates, the others wait for it for as long as that takes. */
const takeTurns = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { migrations: turn } = yield* advisoryLocks
  yield* sql`set local statement_timeout = 0`
  yield* sql`set local lock_timeout = 0`
  const [row] = yield* sql<{
    readonly free: boolean
  }>`select pg_try_advisory_xact_lock(${turn}) as free`
  if (row?.free === true) return
  yield* Effect.logInfo("Another process migrates this database; waiting for it.")
  yield* sql`select pg_advisory_xact_lock(${turn})`
  // A lock alone does not tell this session what another one has created meanwhile; reading a catalogue does.
  yield* sql`select oid from pg_catalog.pg_namespace limit 0`
})

/** What the migrations stand on, where it is not there yet. */
const prepareSchema = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { name } = yield* DatabaseSchema
  yield* Effect.mapError(sql.unsafe(preparation(name)), (error) => {
    const wayOut = errorCodeOf(error) === "42501" ? ` An administrator can do it before: ${byHand(name)}` : ""
    return new MigrationRefused({
      message: `The schema ${name} cannot be made, nothing was applied: ${reasonOf(error)}.${wayOut}`
    })
  })
})

const applyAll = Effect.fnUntraced(function* (all: ReadonlyArray<Migration>, { lockTimeoutMillis }: LockRetries) {
  const sql = yield* SqlClient.SqlClient
  yield* takeTurns
  yield* sql`select set_config('lock_timeout', ${String(lockTimeoutMillis)}, true)`
  yield* prepareSchema
  yield* sql.unsafe(bookkeeping)
  const { missing } = yield* examine(all)
  return yield* Effect.forEach(missing, (one) =>
    Effect.catchTag(applyOne(one), "SqlError", (error) => Effect.fail(failedAt(one.name, error)))
  )
})

/**
 * All that are missing, in one transaction: a database is up to date or as it was. Answers those it has applied, which
 * are none where another process was faster.
 */
export const applyMissing = Effect.fnUntraced(function* (
  all: ReadonlyArray<Migration>,
  options: LockRetries = defaultLockRetries
) {
  const sql = yield* SqlClient.SqlClient
  const state = yield* examine(all)
  const warning = warningOf(state)
  if (warning !== undefined) yield* Effect.logWarning(warning)
  if (state.missing.length === 0) return []
  return yield* sql.withTransaction(applyAll(all, options)).pipe(
    Effect.tapErrorTag("TableIsBusy", ({ migration }) =>
      Effect.logWarning(`Migration ${migration} waits for a table that is in use; the site goes on, it tries again.`)
    ),
    Effect.retry({
      while: (error) => error._tag === "TableIsBusy",
      schedule: Schedule.intersect(Schedule.spaced(options.pauseMillis), Schedule.recurs(options.attempts - 1))
    }),
    Effect.catchTag(
      "TableIsBusy",
      ({ migration }) =>
        new MigrationRefused({
          message: `Migration ${migration} got no lock within ${options.lockTimeoutMillis} ms in ${options.attempts} attempts, nothing was applied. A long transaction uses the table: end it (pg_stat_activity shows it) and try again.`
        })
    )
  )
})

/** For a start that must not change the schema. */
const requireAll = Effect.fnUntraced(function* (all: ReadonlyArray<Migration>) {
  const state = yield* examine(all)
  const warning = warningOf(state)
  if (warning !== undefined) yield* Effect.logWarning(warning)
  if (state.missing.length === 0) return
  return yield* new MigrationRefused({
    message: `The database lacks ${state.missing.map(({ name }) => name).join(", ")}, and MIGRATE_ON_START is false. Run \`npm run migrate\` (or \`mentorkit-migrate\`) first.`
  })
})

/** A host whose schema is not what it needs does not start, whatever is wrong with it: so a defect. */
export const migrateTo = (all: ReadonlyArray<Migration>, options: LockRetries = defaultLockRetries) =>
  Layer.effectDiscard(
    Effect.flatMap(MigrateOnStart, (doesMigrate) =>
      doesMigrate ? Effect.asVoid(applyMissing(all, options)) : requireAll(all)
    ).pipe(inBackground, Effect.orDie)
  )

export const migrate = migrateTo(migrations)
