/**
 * PGlite databases that are used again. Opening one on the dump takes two seconds of CPU, making a used one as new a
 * tenth of that, and files of one worker run one after the other.
 */
import { readFile } from "node:fs/promises"
import type { PGlite } from "@electric-sql/pglite"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Effect, Exit, Scope } from "effect"
import { inject } from "vitest"

/** What a database holds beside its schema. */
export interface PgliteContent {
  /** By table. */
  readonly rows: ReadonlyMap<string, Blob>
  /** Those that have given a number, and the last one. */
  readonly sequences: ReadonlyMap<string, string>
}

interface Pooled {
  readonly db: PGlite
  /** What the migrations leave behind. */
  readonly migrated: PgliteContent
  readonly schema: string
  /** What is younger than this was made by a test. */
  readonly youngest: number
  readonly close: Effect.Effect<void>
}

/** More would only be used by files that open several at once. */
const maxFree = 2
const free: Array<Pooled> = []

/**
 * Every way to change what is no row: `truncate` leaves all of this alone. By what is said and not by who said it last, since
 * a table that was renamed for a test, and back, is as it was.
 */
const schemaOf = async (db: PGlite): Promise<string> => {
  const catalogs = ["pg_constraint", "pg_trigger", "pg_proc", "pg_index", "pg_attrdef", "pg_type", "pg_namespace"]
  const rare = ["pg_rewrite", "pg_policy", "pg_authid", "pg_extension", "pg_event_trigger"]
  const digests = [
    `select string_agg(concat_ws(' ', oid, relname, relkind, relowner, reloptions), ',' order by oid)
      from pg_class where oid >= 16384`,
    // A toast table's columns are its table's affair.
    `select string_agg(t::text, ',' order by attrelid, attnum) from pg_attribute t where attrelid >= 16384`,
    "select string_agg(concat_ws(' ', setdatabase, setrole, setconfig), ',') from pg_db_role_setting",
    ...[...catalogs, ...rare].map(
      (name) => `select string_agg(t::text, ',' order by ${keyOf(name)}) from ${name} t where ${keyOf(name)} >= 16384`
    )
  ].map((digest) => `select md5((${digest})::text) as digest`)
  const { rows } = await db.query(digests.join(" union all "))
  return JSON.stringify(rows)
}
const keyOf = (catalog: string) => (catalog === "pg_index" ? "indexrelid" : "oid")

/** Schemas of ours and of tests: a session's search path is forgotten between two tests, so names have theirs in front. */
const notOfTheSystem = "nspname not in ('pg_catalog', 'information_schema', 'pg_toast')"

/** Those that had a row at some time, even one that was rolled back. */
const touchedTables = async (db: PGlite): Promise<ReadonlyArray<string>> => {
  const { rows } = await db.query<{ readonly name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where ${notOfTheSystem} and relkind = 'r' and pg_relation_size(c.oid) > 0`
  )
  return rows.map(({ name }) => name)
}

const usedSequences = async (db: PGlite): Promise<PgliteContent["sequences"]> => {
  const { rows } = await db.query<{ readonly name: string; readonly last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences where last_value is not null`
  )
  return new Map(rows.map(({ last, name }) => [name, last]))
}

export const pgliteContent = async (db: PGlite): Promise<PgliteContent> => {
  const rows = new Map<string, Blob>()
  for (const table of await touchedTables(db)) {
    const { blob } = await db.query(`copy ${table} to '/dev/blob'`)
    // A table without rows writes nothing.
    if (blob !== undefined) rows.set(table, blob)
  }
  return { rows, sequences: await usedSequences(db) }
}

const youngestOf = async (db: PGlite): Promise<number> => {
  const { rows } = await db.query<{ readonly oid: number }>(
    "select max(oid)::int as oid from (select oid from pg_class union all select oid from pg_proc) all_of_them"
  )
  return rows[0]?.oid ?? 0
}

const open = async (): Promise<Pooled> => {
  const scope = await Effect.runPromise(Scope.make())
  const loadDataDir = new Blob([await readFile(inject("pgliteDump"))])
  const db = await Effect.runPromise(Scope.extend(Pglite.open({ loadDataDir }), scope))
  const [migrated, schema, youngest] = [await pgliteContent(db), await schemaOf(db), await youngestOf(db)]
  return { db, migrated, schema, youngest, close: Scope.close(scope, Exit.void) }
}

/** Tables, sequences and functions of a test's own, with the triggers that call them. */
const dropOwn = async ({ db, youngest }: Pooled): Promise<void> => {
  const { rows } = await db.query<{ readonly statement: string }>(
    `select format('drop %s if exists %s cascade', kind, name) as statement from (
      select case when relkind = 'r' then 1 else 2 end as turn,
        case when relkind = 'r' then 'table' else 'sequence' end as kind, format('%I.%I', nspname, relname) as name
        from pg_class c join pg_namespace n on n.oid = relnamespace
        where c.oid > $1 and relkind in ('r', 'S') and ${notOfTheSystem}
      -- Sequences of tables are gone by then.
      union all select 3, 'function', format('%I.%I(%s)', nspname, proname, pg_get_function_identity_arguments(p.oid))
        from pg_proc p join pg_namespace n on n.oid = pronamespace
        where p.oid > $1 and prokind = 'f' and ${notOfTheSystem}) own order by turn`,
    [youngest]
  )
  for (const { statement } of rows) await db.exec(statement)
}

/** False where something of the migrations' has been changed, beside rows. */
const isRenewable = async (pooled: Pooled): Promise<boolean> => {
  const { db, schema } = pooled
  // Each by itself: together they would be one transaction, in which nothing can be discarded.
  await db.exec("rollback")
  await db.exec("discard all")
  await dropOwn(pooled)
  return (await schemaOf(db)) === schema
}

/** Has this content from then on and nothing else. */
const fill = async (db: PGlite, { rows, sequences }: PgliteContent): Promise<void> => {
  const tables = await touchedTables(db)
  // No trigger and no foreign key has a say in this.
  await db.exec("set session_replication_role = replica")
  await db.exec(`truncate ${tables.join()} restart identity cascade`)
  for (const sequence of (await usedSequences(db)).keys()) await db.exec(`alter sequence ${sequence} restart`)
  for (const [table, blob] of rows) await db.query(`copy ${table} from '/dev/blob'`, [], { blob })
  for (const [sequence, last] of sequences) await db.query("select setval($1::regclass, $2)", [sequence, last])
  // The log of what has happened would fill the memory that it lies in.
  await db.exec("reset session_replication_role; checkpoint")
}

const take = async (content?: PgliteContent): Promise<Pooled> => {
  for (let used = free.pop(); used !== undefined; used = free.pop()) {
    if (await isRenewable(used)) {
      await fill(used.db, content ?? used.migrated)
      return used
    }
    await Effect.runPromise(used.close)
  }
  const opened = await open()
  if (content !== undefined) await fill(opened.db, content)
  return opened
}

const giveBack = (pooled: Pooled) => (free.length < maxFree ? Effect.sync(() => void free.push(pooled)) : pooled.close)

/** What outlives its world must not reach the next one's. */
const lent = (db: PGlite) => {
  let isOver = false
  const proxy = new Proxy(db, {
    get: (target, key) => {
      if (isOver) throw new Error("This database has been given back")
      const value: unknown = Reflect.get(target, key)
      return typeof value === "function" ? value.bind(target) : value
    }
  })
  return { db: proxy, end: () => (isOver = true) }
}

/** A database that nobody else has until the scope ends: migrated, with this content or what the migrations left. */
export const pooledPglite = (content?: PgliteContent) =>
  Effect.acquireRelease(
    Effect.map(
      Effect.promise(() => take(content)),
      (pooled) => ({ pooled, loan: lent(pooled.db) })
    ),
    ({ loan, pooled }) => Effect.zipRight(Effect.sync(loan.end), giveBack(pooled))
  ).pipe(Effect.map(({ loan }) => loan.db))
