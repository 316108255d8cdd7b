/** What both engines make of a driver: one statement in, rows out, and transactions that end as they say they do. */
import { Reactivity } from "@effect/experimental"
import { SqlClient, type SqlConnection, SqlError, Statement } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Effect, ExecutionStrategy, Exit, Layer, Scope, Stream } from "effect"
import { nameTransforms } from "./name-transforms.js"

export type Row = Readonly<Record<string, unknown>>
export type RowMode = "array" | "object"
export type Query = (
  sql: string,
  params: ReadonlyArray<unknown>,
  rowMode: RowMode
) => Effect.Effect<{ readonly rows: ReadonlyArray<Row> }, SqlError.SqlError>

export const begin = "begin"

/**
 * The statement before it fails in a transaction that an earlier error has broken. PostgreSQL would answer a bare
 * COMMIT there with a silent rollback, and work that had swallowed the error would count as done.
 */
export const commit = "select 1; commit"

export const trySql = <A>(message: string, run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => new SqlError.SqlError({ cause, message }) })

/** Not interruptible: a statement runs to its end anyway, and the connection must not be handed on before. */
export const connectionOf = (query: Query): SqlConnection.Connection => {
  const run = (sql: string, params: ReadonlyArray<unknown>, rowMode: RowMode = "object") =>
    Effect.uninterruptible(query(sql, params, rowMode))
  const execute: SqlConnection.Connection["execute"] = (sql, params, transformRows) =>
    Effect.map(run(sql, params), ({ rows }) => (transformRows ? transformRows(rows) : rows))
  return {
    execute,
    executeRaw: run,
    executeUnprepared: (sql, params, transformRows) =>
      // A commit that failed leaves the connection inside of the transaction.
      sql === commit
        ? Effect.tapError(execute(sql, params, transformRows), () => Effect.ignore(run("rollback", [])))
        : execute(sql, params, transformRows),
    executeValues: (sql, params) =>
      // The drivers type every row as an object, whatever the row mode.
      Effect.map(run(sql, params, "array"), ({ rows }) => rows as unknown as ReadonlyArray<ReadonlyArray<unknown>>),
    // Buffered: a slow consumer must not keep the connection.
    executeStream: (sql, params, transformRows) => Stream.fromIterableEffect(execute(sql, params, transformRows))
  }
}

/** Parallel parts of a transaction take turns; `pg` will not queue them for ever, and what comes behind the commit finds out. */
export const inTurn = (query: Query): Query => {
  const gate = Effect.unsafeMakeSemaphore(1)
  return (sql, params, rowMode) => gate.withPermits(1)(query(sql, params, rowMode))
}

type Reserved = Effect.Effect<SqlConnection.Connection, SqlError.SqlError, Scope.Scope>

/** The scope of a transaction that gets no connection is never closed (@effect/sql 0.52): all that it took is given back here. */
const keepingNothingOnFailure = (reserved: Reserved): Reserved =>
  Effect.gen(function* () {
    const scope = yield* Scope.fork(yield* Effect.scope, ExecutionStrategy.sequential)
    return yield* Effect.onError(Scope.extend(reserved, scope), (cause) => Scope.close(scope, Exit.failCause(cause)))
  })

export const clientOf = (options: {
  /** For statements outside of a transaction. */
  readonly pooled: Effect.Effect<SqlConnection.Connection>
  /** One connection alone, for as long as the scope lives. */
  readonly reserved: Reserved
}) =>
  SqlClient.make({
    acquirer: options.pooled,
    transactionAcquirer: keepingNothingOnFailure(options.reserved),
    beginTransaction: begin,
    commit,
    compiler: PgClient.makeCompiler(nameTransforms.transformQueryNames, false),
    transformRows: Statement.defaultTransforms(nameTransforms.transformResultNames, false).array,
    spanAttributes: [["db.system.name", "postgresql"]]
  }).pipe(Effect.provide(reactivity))

const reactivity = Layer.fresh(Reactivity.layer)
