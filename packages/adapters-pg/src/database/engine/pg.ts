/** PostgreSQL over the network. */
import { SqlClient, SqlError } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type pg from "pg"
import { attempt, clientOf, commit, connectionOf, type Query, type Row } from "./connection.js"
import { ConnectionPool } from "./connection-pool.js"
import { ConnectionPurpose } from "./connection-purpose.js"
import { Listener } from "./listener.js"
import { type LockPatience, newLockPatience } from "./lock-patience.js"
import { listenerOn } from "./pg-listener.js"
import { type PgOptions, poolsOf, statesOf } from "./pg-pools.js"
import { DatabaseUnavailable, isLockTimeout, isLoss, isRefusal, lockedTableOf } from "./unavailable.js"

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

const asUnavailable = (text: string, isUndone: IsUndone, { cause, message }: SqlError.SqlError) => {
  if (isLockTimeout(cause)) {
    return new SqlError.SqlError({ message, cause: new DatabaseUnavailable(cause, lockedTableOf(cause, text)) })
  }
  const isAway = (isRefusal(cause) && text !== commit) || (isLoss(cause) && isUndone(text))
  return new SqlError.SqlError({ message, cause: isAway ? new DatabaseUnavailable(cause) : cause })
}

interface Statement {
  readonly text: string
  readonly values: Array<unknown>
  readonly rowMode?: "array"
}
type Send = (statement: Statement) => Promise<Result | ReadonlyArray<Result>>

/** `pg` takes text without parameters by the simple protocol, which allows several statements. */
const queryOn =
  (send: Send, isUndone: IsUndone): Query =>
  (text, params, rowMode) =>
    Effect.mapError(
      attempt("Failed to execute statement", async () =>
        lastOf(await send({ text, values: [...params], ...(rowMode === "array" && { rowMode }) }))
      ),
      (error) => asUnavailable(text, isUndone, error)
    )

const sendOn =
  (driver: pg.Pool | pg.PoolClient): Send =>
  (statement) =>
    driver.query<Row>(statement)

const heardBy =
  (send: Send, patience: LockPatience | undefined): Send =>
  async (statement) => {
    try {
      return await send(statement)
    } catch (error) {
      patience?.hear(error)
      throw error
    }
  }

/** As the pool does it, which lets nobody tell its connection anything before. */
const sendToldOn =
  (pool: pg.Pool, patience: LockPatience): Send =>
  async (statement) => {
    const client = await pool.connect()
    try {
      await patience.tell(client)
      const answer = await heardBy(sendOn(client), patience)(statement)
      client.release()
      return answer
    } catch (error) {
      // One that waited in vain is as good as before; a new one each time kept all others waiting twice as long.
      client.release(!isLockTimeout(error))
      throw error
    }
  }

/** Parallel parts of a transaction take turns; `pg` will not queue them for ever. */
const inTurn = (query: Query): Query => {
  const gate = Effect.unsafeMakeSemaphore(1)
  return (sql, params, rowMode) => gate.withPermits(1)(query(sql, params, rowMode))
}

/** A connection that is not between transactions is of no use to anybody: closing it rolls back. */
const release = (client: pg.PoolClient) => client.release(client.getTransactionStatus() !== "I")

/** Waiting for a connection ends with an interruption; a connection that comes in that moment goes back. */
const reserve = (pool: pg.Pool, patience: LockPatience | undefined) =>
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
    const told = (client: pg.PoolClient) =>
      Effect.tapError(
        attempt("Failed to acquire a connection", async () => patience?.tell(client)),
        () =>
          Effect.sync(() => {
            holding = undefined
            client.release(true)
          })
      )
    return Effect.interruptible(connect).pipe(
      Effect.tap(told),
      Effect.onError(() => giveBack),
      Effect.tap(() => Effect.addFinalizer(() => giveBack)),
      Effect.uninterruptible
    )
  })

const connectionsOf = (pool: pg.Pool, patience?: LockPatience) => ({
  pooled: connectionOf(queryOn(patience === undefined ? sendOn(pool) : sendToldOn(pool, patience), reads)),
  reserved: Effect.map(reserve(pool, patience), (one) =>
    connectionOf(inTurn(queryOn(heardBy(sendOn(one), patience), isBeforeCommit)))
  )
})

const make = Effect.fnUntraced(function* (options: PgOptions) {
  const pools = yield* poolsOf(options)
  yield* attempt("Failed to connect to PostgreSQL", () => pools.requests.query("select 1"))
  const patience = options.lockWaitMillis === undefined ? undefined : newLockPatience(options.lockWaitMillis)
  const by = {
    requests: connectionsOf(pools.requests, patience),
    background: connectionsOf(pools.background),
    vitals: connectionsOf(pools.vitals)
  }
  const client = yield* clientOf({
    pooled: Effect.map(ConnectionPurpose, (purpose) => by[purpose].pooled),
    reserved: Effect.flatMap(ConnectionPurpose, (purpose) => by[purpose].reserved)
  })
  return Context.make(SqlClient.SqlClient, client).pipe(
    Context.add(ConnectionPool, { state: () => statesOf(pools) }),
    Context.add(Listener, listenerOn(options.url))
  )
})

export const layer = (options: PgOptions) => Layer.scopedContext(make(options))
