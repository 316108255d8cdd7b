/** PostgreSQL over the network. */
import { SqlClient, SqlError } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type pg from "pg"
import { attempt, clientOf, commit, connectionOf, type Query, type Row } from "./connection.js"
import { ConnectionPool } from "./connection-pool.js"
import { ConnectionUse } from "./connection-use.js"
import { Listener } from "./listener.js"
import { listenerOn } from "./pg-listener.js"
import { type PgOptions, poolsOf, statesOf } from "./pg-pools.js"
import { DatabaseUnavailable, isLockTimeout, isLoss, isRefusal } from "./unavailable.js"

export type { PgOptions } from "./pg-pools.js"

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
      (isRefusal(cause) && text !== commit) || (isLoss(cause) && isUndone(text)) || isLockTimeout(cause)
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
  const pools = yield* poolsOf(options)
  yield* attempt("Failed to connect to PostgreSQL", () => pools.requests.query("select 1"))
  const of = (pool: pg.Pool) => ({
    pooled: connectionOf(queryOn(pool, reads)),
    reserved: Effect.map(reserve(pool), (one) => connectionOf(inTurn(queryOn(one, isBeforeCommit))))
  })
  const by = { requests: of(pools.requests), background: of(pools.background), vitals: of(pools.vitals) }
  const client = yield* clientOf({
    pooled: Effect.map(ConnectionUse, (use) => by[use].pooled),
    reserved: Effect.flatMap(ConnectionUse, (use) => by[use].reserved)
  })
  return Context.make(SqlClient.SqlClient, client).pipe(
    Context.add(ConnectionPool, { state: () => statesOf(pools) }),
    Context.add(Listener, listenerOn(options.url))
  )
})

export const layer = (options: PgOptions) => Layer.scopedContext(make(options))
