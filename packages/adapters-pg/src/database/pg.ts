/** PostgreSQL over the network. */
import { SqlClient, SqlError } from "@effect/sql"
import { Effect, Layer, Redacted } from "effect"
import pg from "pg"
import { attempt, clientOf, connectionOf, type Query, type Row } from "./connection.js"
import { parsers } from "./types.js"

export interface PgOptions {
  readonly url: Redacted.Redacted
  /** 10 unless told. */
  readonly maxConnections?: number
  /** A statement that takes longer fails; 30 s unless told. */
  readonly statementTimeoutMillis?: number
}

const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: "text" | "binary") =>
  parsers[id] ?? pg.types.getTypeParser(id, format as "text")

const quiet = () => undefined

const poolOf = ({ maxConnections = 10, statementTimeoutMillis = 30_000, url }: PgOptions) => {
  const pool = new pg.Pool({
    connectionString: Redacted.value(url),
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
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

/** `pg` takes text without parameters by the simple protocol, which allows several statements. */
const queryOn =
  (driver: pg.Pool | pg.PoolClient): Query =>
  (text, params, rowMode) =>
    attempt("Failed to execute statement", async () =>
      lastOf(await driver.query<Row>({ text, values: [...params], ...(rowMode === "array" && { rowMode }) }))
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
          resume(Effect.fail(new SqlError.SqlError({ cause, message: "Failed to acquire a connection" })))
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
  return yield* clientOf({
    pooled: connectionOf(queryOn(pool)),
    reserved: Effect.map(reserve(pool), (client) => connectionOf(inTurn(queryOn(client))))
  })
})

export const layer = (options: PgOptions) => Layer.scoped(SqlClient.SqlClient, make(options))
