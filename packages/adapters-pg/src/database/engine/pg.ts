/** PostgreSQL over the network. */
import { SqlClient, SqlError } from "@effect/sql"
import { Context, Effect, Layer, Redacted } from "effect"
import pg from "pg"
import { attempt, clientOf, commit, connectionOf, type Query, type Row } from "./connection.js"
import { ConnectionPool } from "./connection-pool.js"
import { Listener } from "./listener.js"
import { listenerOn } from "./pg-listener.js"
import { typeParsers } from "./type-parsers.js"
import { DatabaseUnavailable, isLoss, isRefusal } from "./unavailable.js"

export interface PgOptions {
  readonly url: Redacted.Redacted
  /** 10 unless told. */
  readonly maxConnections?: number
  /** A statement that takes longer fails; 30 s unless told. */
  readonly statementTimeoutMillis?: number
  /** Who waits longer for a connection gets `DatabaseUnavailable`; 10 s unless told. */
  readonly waitMillis?: number
}

const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: "text" | "binary") =>
  typeParsers[id] ?? pg.types.getTypeParser(id, format as "text")

const quiet = () => undefined

const poolOf = ({ maxConnections = 10, statementTimeoutMillis = 30_000, url, waitMillis = 10_000 }: PgOptions) => {
  const pool = new pg.Pool({
    connectionString: Redacted.value(url),
    max: maxConnections,
    connectionTimeoutMillis: waitMillis,
    statement_timeout: statementTimeoutMillis,
    // The locks of a host that vanished in the middle of a transaction.
    idle_in_transaction_session_timeout: 60_000,
    application_name: "mentorkit",
    types: { getTypeParser }
  })
  // A connection that dies tells its next statement; nobody else needs to know, least of all `process`.
  pool.on("error", quiet)
  pool.on("connect", (client) => client.on("error", quiet))
  return pool
}

interface Result {
  readonly rows: ReadonlyArray<Row>
}
/** Several statements answer with several results, which the driver's types do not tell. */
const lastOf = (answer: Result | ReadonlyArray<Result>): Result =>
  "rows" in answer ? answer : (answer.at(-1) ?? { rows: [] })

/** Whether a lost connection has taken everything with it that the statement may have done. */
type IsUndone = (text: string) => boolean
/** Outside of a transaction a statement may have been done before its answer got lost, unless it only reads. */
const reads: IsUndone = (text) => /^\s*select\b/i.test(text)
/** A transaction that has lost its connection is rolled back; only nobody knows how a commit ended. */
const isBeforeCommit: IsUndone = (text) => text !== commit

const asUnavailable = (text: string, isUndone: IsUndone, { cause, message }: SqlError.SqlError) =>
  new SqlError.SqlError({
    message,
    cause:
      (isRefusal(cause) && text !== commit) || (isLoss(cause) && isUndone(text))
        ? new DatabaseUnavailable(cause)
        : cause
  })

/** `pg` takes text without parameters by the simple protocol, which allows several statements. */
const queryOn =
  (driver: pg.Pool | pg.PoolClient, isUndone: IsUndone): Query =>
  (text, params, rowMode) =>
    Effect.mapError(
      attempt("Failed to execute statement", async () =>
        lastOf(await driver.query<Row>({ text, values: [...params], ...(rowMode === "array" && { rowMode }) }))
      ),
      (error) => asUnavailable(text, isUndone, error)
    )

/** Parallel parts of a transaction take turns; `pg` will not queue them for ever. */
const inTurn = (query: Query): Query => {
  const gate = Effect.unsafeMakeSemaphore(1)
  return (sql, params, rowMode) => gate.withPermits(1)(query(sql, params, rowMode))
}

/** A connection that is not between transactions is of no use to anybody: closing it rolls back. */
const release = (client: pg.PoolClient) => client.release(client.getTransactionStatus() !== "I")

/** Waiting for a connection ends with an interruption; a connection that comes in that moment goes back. */
const reserve = (pool: pg.Pool) =>
  Effect.suspend(() => {
    let holding: pg.PoolClient | undefined
    let isOver = false
    const giveBack = Effect.sync(() => {
      isOver = true
      if (holding !== undefined) release(holding)
      holding = undefined
    })
    const connect = Effect.async<pg.PoolClient, SqlError.SqlError>((resume) => {
      pool.connect((cause, client) => {
        if (client === undefined) {
          const away = new DatabaseUnavailable(cause)
          resume(Effect.fail(new SqlError.SqlError({ cause: away, message: "Failed to acquire a connection" })))
        } else if (isOver) {
          release(client)
        } else {
          holding = client
          resume(Effect.succeed(client))
        }
      })
    })
    return Effect.interruptible(connect).pipe(
      Effect.onError(() => giveBack),
      Effect.tap(() => Effect.addFinalizer(() => giveBack)),
      Effect.uninterruptible
    )
  })

const make = Effect.fnUntraced(function* (options: PgOptions) {
  const pool = yield* Effect.acquireRelease(
    Effect.sync(() => poolOf(options)),
    (pool) => Effect.promise(() => pool.end()).pipe(Effect.timeoutOption("5 seconds"))
  )
  yield* attempt("Failed to connect to PostgreSQL", () => pool.query("select 1"))
  const client = yield* clientOf({
    pooled: connectionOf(queryOn(pool, reads)),
    reserved: Effect.map(reserve(pool), (one) => connectionOf(inTurn(queryOn(one, isBeforeCommit))))
  })
  const state = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return Context.make(SqlClient.SqlClient, client).pipe(
    Context.add(ConnectionPool, { state }),
    Context.add(Listener, listenerOn(options.url))
  )
})

export const layer = (options: PgOptions) => Layer.scopedContext(make(options))
