/** PostgreSQL inside this process, for tests and demos: the same SQL, no server. */
import { SqlClient, SqlError } from "@effect/sql"
import { PGlite } from "@electric-sql/pglite"
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { requireOption } from "@mentorkit/core/kernel/ports"
import { Context, Effect, Layer, Predicate } from "effect"
import { clientOf, connectionOf, inTurn, type Query, trySql } from "./connection.js"
import { DataDirUnusable, lockDataDir } from "./data-dir-lock.js"
import { DatabaseSchema, type DatabaseSchemaRefused, resolveSchema } from "./database-schema.js"
import { type Hold, newHold } from "./hold.js"
import { preparedStatements } from "./pglite-statements.js"
import { sessionSettings } from "./session-settings.js"
import { typeParsers } from "./type-parsers.js"
import { DatabaseUnavailable, isDiskFull } from "./unavailable.js"

export { DataDirInUse, DataDirUnusable } from "./data-dir-lock.js"

export interface PgliteOptions {
  /** A folder of its own, made if need be; without one the database lives in memory. */
  readonly dataDir?: string
  /** What `dumpDataDir` of another database has made; for a new one only. */
  readonly loadDataDir?: Blob
  /** As of `Pg.layer`: one that is named; else the one in which a kit has been migrated; else `mentorkit`. */
  readonly schema?: string
}

/** How long the database may keep the event loop to itself. */
const turnMillis = 5

/** The database works on the event loop without ever leaving it, so timers and sockets would wait for all of it. */
const politely = () => {
  let turnBegan = performance.now()
  return async () => {
    if (performance.now() - turnBegan < turnMillis) return
    await new Promise((resolve) => setImmediate(resolve))
    turnBegan = performance.now()
  }
}

/** Text without parameters may hold several statements, which cannot be prepared, or one that is run once. */
const isOneQuery = (sql: string) => /^\s*(?:delete|insert|select|update|with)\b[^;]*$/i.test(sql)

const queryOn = (db: PGlite): Query => {
  const yieldTurn = politely()
  const statements = preparedStatements(db)
  return (sql, params, rowMode) =>
    trySql("Failed to execute statement", async () => {
      await yieldTurn()
      return params.length > 0 || isOneQuery(sql)
        ? statements.query(sql, params, rowMode)
        : statements.exec(sql, rowMode)
    }).pipe(
      Effect.mapError(({ cause, message }) =>
        isDiskFull(cause)
          ? new SqlError.SqlError({ message, cause: new DatabaseUnavailable(cause) })
          : new SqlError.SqlError({ message, cause })
      )
    )
}

const whileHeld = (query: Query, hold: Hold): Query =>
  inTurn((sql, params, rowMode) =>
    Effect.suspend(() => {
      const refusal = hold.refusalOf(sql)
      if (refusal !== undefined) return new SqlError.SqlError({ cause: refusal, message: refusal.message })
      return Effect.tap(query(sql, params, rowMode), () => Effect.sync(() => hold.note(sql)))
    })
  )

/** The engine's own file system has numbers for what goes wrong, and no words: Emscripten's 51 is ENOSPC. */
const noSpace = 51
const failureToOpen = (dataDir: string | undefined, error: SqlError.SqlError) =>
  dataDir !== undefined && Predicate.isRecord(error.cause) && error.cause["errno"] === noSpace
    ? new DataDirUnusable({ dataDir, cause: "ENOSPC: no space left on device" })
    : error

/** A quarter of the usual, which PostgreSQL sets up at every start: 1.4 s of CPU where it took 2. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"]

/** A database with what the migrations need, closed with the scope. It has its folder to itself until then. */
export const open = Effect.fnUntraced(function* ({ dataDir, loadDataDir }: PgliteOptions = {}) {
  const folder = dataDir === undefined ? undefined : yield* lockDataDir(dataDir)
  return yield* Effect.acquireRelease(
    trySql("Failed to open the database", () =>
      PGlite.create({
        ...(folder !== undefined && { dataDir: folder }),
        ...(loadDataDir !== undefined && { loadDataDir }),
        extensions: { btree_gist, pg_trgm },
        startParams,
        parsers: typeParsers
      })
    ).pipe(Effect.mapError((error) => failureToOpen(folder, error))),
    (db) => Effect.promise(() => db.close())
  )
})

/** On a database that somebody else opens and closes. One connection: a statement or a whole transaction at a time. */
export const layerOf = (
  db: PGlite,
  schema?: string
): Layer.Layer<SqlClient.SqlClient, SqlError.SqlError | DatabaseSchemaRefused> =>
  Layer.effectContext(
    Effect.gen(function* () {
      const path = yield* resolveSchema(schema, (query) =>
        trySql("Failed to open the database", async () => (await db.query(query)).rows[0])
      )
      const settings = Object.entries({ search_path: path.searchPath, ...sessionSettings })
      const setting = settings.map(([name, value]) => `set ${name} = ${value}`).join("; ")
      yield* trySql("Failed to open the database", () => db.exec(setting))
      const gate = yield* Effect.makeSemaphore(1)
      const query = queryOn(db)
      const client = yield* clientOf({
        pooled: Effect.succeed(
          connectionOf((sql, params, rowMode) => gate.withPermits(1)(query(sql, params, rowMode)))
        ),
        reserved: Effect.interruptible(gate.take(1)).pipe(
          Effect.map(newHold),
          Effect.tap((hold) => Effect.addFinalizer(() => Effect.zipRight(Effect.sync(hold.giveBack), gate.release(1)))),
          Effect.uninterruptible,
          Effect.map((hold) => connectionOf(whileHeld(query, hold)))
        )
      })
      return Context.add(Context.make(SqlClient.SqlClient, client), DatabaseSchema, path)
    })
  )

export const layer = (options: PgliteOptions = {}) => {
  // An empty one would be a database in memory, which nobody meant.
  if (options.dataDir !== undefined) requireOption("layer({ dataDir })", options.dataDir)
  return Layer.unwrapScoped(Effect.map(open(options), (db) => layerOf(db, options.schema)))
}
