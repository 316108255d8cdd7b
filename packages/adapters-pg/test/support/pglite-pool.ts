/**
 * PGlite databases that are used again. Opening one on the dump takes two seconds of CPU, making a used one as new a
 * tenth of that, and files of one worker run one after the other.
 */
import { readFile } from "node:fs/promises"
import type { PGlite } from "@electric-sql/pglite"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Effect, Exit, Scope } from "effect"
import { inject } from "vitest"

interface Pooled {
  readonly db: PGlite
  /** The rows that the migrations leave behind, by table. */
  readonly rows: ReadonlyMap<string, Blob>
  readonly schema: string
  readonly close: Effect.Effect<void>
}

/** More would only be used by files that open several at once. */
const mostFree = 2
const free: Array<Pooled> = []

/** Every way to change what is no row: `truncate` leaves all of this alone. */
const schemaOf = async (db: PGlite): Promise<string> => {
  const catalogs = ["pg_constraint", "pg_trigger", "pg_proc", "pg_index", "pg_attrdef", "pg_type", "pg_namespace"]
  const rare = ["pg_rewrite", "pg_policy", "pg_authid", "pg_extension", "pg_event_trigger"]
  const digests = [
    `select string_agg(concat_ws(' ', oid, relname, relkind, relowner, reloptions), ',' order by oid)
      from pg_class where oid >= 16384`,
    // A toast table's columns are its table's affair.
    `select string_agg(concat_ws(' ', attrelid, attnum, xmin), ',' order by attrelid, attnum)
      from pg_attribute where attrelid >= 16384`,
    "select string_agg(concat_ws(' ', setdatabase, setrole, setconfig), ',') from pg_db_role_setting",
    ...[...catalogs, ...rare].map(
      (name) =>
        `select string_agg(concat_ws(' ', ${keyOf(name)}, xmin), ',' order by ${keyOf(name)}) from ${name} where ${keyOf(name)} >= 16384`
    )
  ].map((digest) => `select md5((${digest})::text) as digest`)
  const { rows } = await db.query(digests.join(" union all "))
  return JSON.stringify(rows)
}
const keyOf = (catalog: string) => (catalog === "pg_index" ? "indexrelid" : "oid")

const namesIn = async (db: PGlite, select: string): Promise<ReadonlyArray<string>> => {
  const { rows } = await db.query<{ readonly name: string }>(select)
  return rows.map(({ name }) => name)
}

/** Those that had a row at some time, even one that was rolled back. */
const touchedTables = (db: PGlite) =>
  namesIn(
    db,
    `select oid::regclass::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`
  )
const usedSequences = (db: PGlite) =>
  namesIn(db, "select quote_ident(sequencename) as name from pg_sequences where last_value is not null")

const open = async (): Promise<Pooled> => {
  const scope = await Effect.runPromise(Scope.make())
  const loadDataDir = new Blob([await readFile(inject("pgliteDump"))])
  const db = await Effect.runPromise(Scope.extend(Pglite.open({ loadDataDir }), scope))
  const rows = new Map<string, Blob>()
  for (const table of await touchedTables(db)) {
    const { blob } = await db.query(`copy ${table} to '/dev/blob'`)
    if (blob === undefined) throw new Error(`${table} was not copied`)
    rows.set(table, blob)
  }
  if ((await usedSequences(db)).length > 0) throw new Error("A migration has used a sequence: it has to be set again")
  return { db, rows, schema: await schemaOf(db), close: Scope.close(scope, Exit.void) }
}

/** As the migrations left it; false where more than rows has been changed. */
const renew = async ({ db, rows, schema }: Pooled): Promise<boolean> => {
  // Each by itself: together they would be one transaction, in which nothing can be discarded.
  await db.exec("rollback")
  await db.exec("discard all")
  if ((await schemaOf(db)) !== schema) return false
  const tables = await touchedTables(db)
  // No trigger and no foreign key has a say in this.
  await db.exec("set session_replication_role = replica")
  await db.exec(`truncate ${tables.join()} restart identity cascade`)
  for (const sequence of await usedSequences(db)) await db.exec(`alter sequence ${sequence} restart`)
  for (const [table, blob] of rows) await db.query(`copy ${table} from '/dev/blob'`, [], { blob })
  // The log of what has happened would fill the memory that it lies in.
  await db.exec("reset session_replication_role; checkpoint")
  return true
}

const take = async (): Promise<Pooled> => {
  for (let used = free.pop(); used !== undefined; used = free.pop()) {
    if (await renew(used)) return used
    await Effect.runPromise(used.close)
  }
  return open()
}

const giveBack = (pooled: Pooled) => (free.length < mostFree ? Effect.sync(() => void free.push(pooled)) : pooled.close)

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

/** A migrated database that nobody else has until the scope ends. */
export const pooledPglite = Effect.acquireRelease(
  Effect.map(Effect.promise(take), (pooled) => ({ pooled, loan: lent(pooled.db) })),
  ({ loan, pooled }) => Effect.zipRight(Effect.sync(loan.end), giveBack(pooled))
).pipe(Effect.map(({ loan }) => loan.db))
