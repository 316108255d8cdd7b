/** Brings a database up to date: forward only, in the order of their names, each once. */
import { SqlClient } from "@effect/sql"
import { Effect, Layer } from "effect"
import { migrations } from "../migrations/index.js"

export interface Migration {
  /** "20261121_0100_identity": when, then the domain. Names sort in the order of application. */
  readonly name: string
  /** SQL of PostgreSQL 15, any number of statements. Never edited once it has landed. */
  readonly sql: string
}

/** A number of our own, so that two hosts which start at once take turns. */
const lockKey = 4_051_977

const applyAll = Effect.fnUntraced(function* (all: ReadonlyArray<Migration>) {
  const sql = yield* SqlClient.SqlClient
  // Whoever waits for another host, or for an index on a large table, may take as long as that takes.
  yield* sql`set local statement_timeout = 0`
  yield* sql`select pg_advisory_xact_lock(${lockKey})`
  yield* sql`
    create table if not exists mentorkit_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null
    )`
  const landed = yield* sql<{ readonly name: string; readonly checksum: string }>`
    select name, checksum from mentorkit_migrations`
  const checksums = new Map(landed.map(({ checksum, name }) => [name, checksum]))
  for (const { name, sql: text } of all) {
    const [row] = yield* sql<{ readonly checksum: string }>`
      select encode(sha256(convert_to(${text}, 'UTF8')), 'hex') as checksum`
    const known = checksums.get(name)
    if (known === row?.checksum) continue
    if (known !== undefined) {
      return yield* Effect.dieMessage(
        `Migration ${name} was changed after it had been applied to this database. Undo the change; add a new migration.`
      )
    }
    yield* sql.unsafe(text)
    yield* sql`
      insert into mentorkit_migrations (name, checksum, applied_at) values (${name}, ${row?.checksum}, clock_timestamp())`
  }
})

/** All that are missing, in one transaction: a database is up to date or as it was. */
export const migrateTo = (all: ReadonlyArray<Migration>) =>
  Layer.effectDiscard(Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql.withTransaction(applyAll(all)))))

export const migrate = migrateTo(migrations)
