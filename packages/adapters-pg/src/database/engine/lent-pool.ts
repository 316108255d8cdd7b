/**
 * Connections of a pool that the embedder brings. It is never ended and nothing of it is changed: what we need is set for
 * a transaction, which takes it back at its end, and types are parsed our way for each statement.
 */
import { Effect } from "effect"
import type pg from "pg"
import { begin, commit, type Row } from "./connection.js"
import type { Purpose } from "./connection-purpose.js"
import type { SchemaPath } from "./database-schema.js"
import { type LockTimeouts, newLockTimeouts } from "./lock-timeouts.js"
import {
  type Connections,
  connectionsOf,
  isInTransaction,
  type Lending,
  type Send,
  type Statement
} from "./pg-connections.js"
import {
  type Defaulted,
  getTypeParser,
  idleTransactionMillis,
  maxForBackground,
  type PgPoolOptions,
  quiet,
  type Waits
} from "./pg-pools.js"
import { sessionSettings } from "./session-settings.js"

interface Limits {
  readonly waitMillis: number
  readonly statementMillis: number
  /** 0 waits as long as the statement may take. */
  readonly lockMillis: number
  readonly lockTimeouts?: LockTimeouts | undefined
}

/** The pool's own limit, which is its owner's affair, may be none. One that comes too late goes back. */
const connectWithin = (pool: pg.Pool, millis: number) =>
  new Promise<pg.PoolClient>((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error("timeout exceeded when trying to connect"))
    }, millis)
    const onClient = (client: pg.PoolClient) => {
      clearTimeout(timer)
      if (isLate) client.release()
      else resolve(client)
    }
    pool.connect().then(onClient, (error: unknown) => {
      clearTimeout(timer)
      reject(error)
    })
  })

/** Whatever the session had before is back after the transaction. */
const beginWith = ({ searchPath }: SchemaPath, { lockMillis, statementMillis }: Limits) =>
  [
    // Our units of work decide by locks and constraints, whatever the pool's sessions begin with.
    `${begin} isolation level read committed read write`,
    `set local search_path = ${searchPath}`,
    ...Object.entries(sessionSettings).map(([name, value]) => `set local ${name} = ${value}`),
    `set local statement_timeout = ${statementMillis}`,
    `set local lock_timeout = ${lockMillis}`,
    `set local idle_in_transaction_session_timeout = ${idleTransactionMillis}`
  ].join("; ")

/** By itself a statement would run with the session's own settings. */
const inTransaction = async (send: Send, statement: Statement) => {
  await send({ text: begin, values: [] })
  try {
    const answer = await send(statement)
    await send({ text: commit, values: [] })
    return answer
  } catch (error) {
    // Where it is lost nothing is left to be rolled back.
    await send({ text: "rollback", values: [] }).catch(quiet)
    throw error
  }
}

const lendingOf = (pool: pg.Pool, path: SchemaPath, limits: Limits, silenceMillis: number): Lending => {
  const { lockTimeouts, statementMillis, waitMillis } = limits
  const textOf = (client: pg.PoolClient, text: string) =>
    text === begin
      ? beginWith(path, { ...limits, lockMillis: lockTimeouts?.take(client).millis ?? limits.lockMillis })
      : text
  return {
    take: async () => {
      for (;;) {
        const client = await connectWithin(pool, waitMillis)
        if (isInTransaction(client) !== true) {
          client.on("error", quiet)
          return client
        }
        // Somebody has forgotten a transaction on it, which is not ours to commit.
        client.release(true)
      }
    },
    query: async (client, statement) => {
      const text = textOf(client, statement.text)
      try {
        // Of one statement: the driver's types do not know it.
        const timeout = { query_timeout: statementMillis + silenceMillis }
        return await client.query<Row>({ ...statement, ...timeout, text, types: { getTypeParser } })
      } catch (error) {
        lockTimeouts?.noteTimeout(client, error)
        throw error
      }
    },
    giveBack: (client, isSpent) => {
      lockTimeouts?.release(client)
      client.off("error", quiet)
      client.release(isSpent)
    },
    once: inTransaction
  }
}

/** Locks make the background wait: it must not take all connections meanwhile. */
const atMost = (connections: number, { pooled, reserved }: Connections): Connections => {
  const gate = Effect.unsafeMakeSemaphore(connections)
  return {
    pooled: {
      ...pooled,
      execute: (...args) => gate.withPermits(1)(pooled.execute(...args)),
      executeRaw: (...args) => gate.withPermits(1)(pooled.executeRaw(...args)),
      executeUnprepared: (...args) => gate.withPermits(1)(pooled.executeUnprepared(...args)),
      executeValues: (...args) => gate.withPermits(1)(pooled.executeValues(...args))
    },
    reserved: Effect.zipRight(
      Effect.acquireRelease(Effect.interruptible(gate.take(1)), () => gate.release(1)),
      reserved
    )
  }
}

export const lentPool = (
  { lockWaitMillis, pool, statementTimeoutMillis: statementMillis, waitMillis }: PgPoolOptions & Defaulted,
  path: SchemaPath,
  { silenceMillis, vitalLockMillis, vitalStatementMillis }: Waits
): Record<Purpose, Connections> => {
  const max = pool.options.max
  const of = (limits: Limits) => connectionsOf(lendingOf(pool, path, limits, silenceMillis))
  const lockTimeouts = lockWaitMillis === undefined ? undefined : newLockTimeouts(lockWaitMillis, max)
  return {
    requests: of({ waitMillis, statementMillis, lockMillis: 0, lockTimeouts }),
    background: atMost(
      Math.max(1, Math.min(maxForBackground, Math.floor(max / 3))),
      of({ waitMillis: Math.max(waitMillis, statementMillis), statementMillis, lockMillis: 0 })
    ),
    vitals: of({
      waitMillis: vitalStatementMillis,
      statementMillis: vitalStatementMillis,
      lockMillis: vitalLockMillis
    })
  }
}
