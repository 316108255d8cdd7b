/** PostgreSQL inside this process, for tests and demos: the same SQL, no server. */

import { Reactivity } from "@effect/experimental"
import { SqlClient, type SqlConnection, SqlError, Statement } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { PGlite, type PGliteOptions } from "@electric-sql/pglite"
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist"
import { citext } from "@electric-sql/pglite/contrib/citext"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { Effect, Layer, Scope, Stream } from "effect"
import { names } from "./names.js"
import { parsers } from "./types.js"

type Row = Record<string, unknown>
type Guard = <A, E>(effect: Effect.Effect<A, E>) => Effect.Effect<A, E>

const attempt = <A>(message: string, run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => new SqlError.SqlError({ cause, message }) })

/** `guard` takes the only connection for one statement, or does nothing where a transaction already has it. */
const connection = (db: PGlite, guard: Guard): SqlConnection.Connection => {
  // Not interruptible: the statement runs to its end anyway, and the connection must not be handed on before.
  const query = (sql: string, params: ReadonlyArray<unknown>, rowMode: "array" | "object" = "object") =>
    guard(
      Effect.uninterruptible(
        attempt("Failed to execute statement", async () => {
          if (params.length > 0) return db.query<Row>(sql, [...params], { rowMode })
          // Text without parameters may hold several statements, which `query` refuses.
          const results = await db.exec(sql, { rowMode })
          return results.at(-1) ?? { rows: [], fields: [] }
        })
      )
    )
  const execute: SqlConnection.Connection["execute"] = (sql, params, transformRows) =>
    Effect.map(query(sql, params), ({ rows }) => (transformRows ? transformRows(rows) : rows))
  return {
    execute,
    executeRaw: query,
    executeUnprepared: execute,
    executeValues: (sql, params) =>
      // The driver types every row as an object, whatever the row mode.
      Effect.map(query(sql, params, "array"), ({ rows }) => rows as unknown as ReadonlyArray<ReadonlyArray<unknown>>),
    // Buffered: a slow consumer must not keep the only connection.
    executeStream: (sql, params, transformRows) => Stream.fromIterableEffect(execute(sql, params, transformRows))
  }
}

/** A database with what the migrations need. */
export const open = (options: PGliteOptions = {}) =>
  PGlite.create({ ...options, extensions: { btree_gist, citext, pg_trgm }, parsers })

/** On a database that somebody else opens and closes. */
export const layerOf = (db: PGlite) =>
  Layer.effect(
    SqlClient.SqlClient,
    Effect.gen(function* () {
      const gate = yield* Effect.makeSemaphore(1)
      return yield* SqlClient.make({
        acquirer: Effect.succeed(connection(db, gate.withPermits(1))),
        transactionAcquirer: Effect.uninterruptibleMask((restore) =>
          restore(gate.take(1)).pipe(
            Effect.zipRight(Effect.scope),
            Effect.tap((scope) => Scope.addFinalizer(scope, gate.release(1))),
            Effect.as(connection(db, (effect) => effect))
          )
        ),
        compiler: PgClient.makeCompiler(names.transformQueryNames),
        transformRows: Statement.defaultTransforms(names.transformResultNames, false).array,
        spanAttributes: [["db.system.name", "postgresql"]]
      })
    })
  ).pipe(Layer.provide(Reactivity.layer))

export const layer = (options: PGliteOptions = {}) =>
  Layer.unwrapScoped(
    Effect.map(
      Effect.acquireRelease(
        attempt("Failed to open the database", () => open(options)),
        (db) => Effect.promise(() => db.close())
      ),
      layerOf
    )
  )
