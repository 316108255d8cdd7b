/** How statements and transactions come by a connection of a pool, and how they give it back. */
import { SqlError } from "@effect/sql"
import { Effect, Predicate } from "effect"
import type pg from "pg"
import { begin, commit, connectionOf, inTurn, type Query, type Row, trySql } from "./connection.js"
import { newHold, TransactionOver } from "./hold.js"
import {
  CommitUnanswered,
  DatabaseUnavailable,
  failureToConnect,
  isConnectFailure,
  isConnectionLoss,
  isDiskFull,
  isLockTimeout,
  lockedTableOf
} from "./unavailable.js"

export interface Statement {
  readonly text: string
  readonly values: Array<unknown>
  readonly rowMode?: "array"
}
export interface Result {
  readonly rows: ReadonlyArray<Row>
}
export type Send = (statement: Statement) => Promise<Result | ReadonlyArray<Result>>

/** A connection that nobody else has. */
interface HeldConnection {
  readonly send: Send
  readonly giveBack: () => void
}

/**
 * The server has refused the statement and goes on. After a loss or a time-out of the driver nobody knows what it is at. By
 * what it says and not by its class: a pool that somebody brings may come from another copy of the driver.
 */
const isAnswer = (error: unknown): boolean =>
  Predicate.isError(error) && "severity" in error && !isConnectFailure(error) && !isConnectionLoss(error)

/** What is different between a pool of ours and one that somebody brings. */
export interface Lending {
  readonly take: () => Promise<pg.PoolClient>
  readonly query: (client: pg.PoolClient, statement: Statement) => Promise<Result | ReadonlyArray<Result>>
  /** Closed, where it is of no use to anybody any more. */
  readonly giveBack: (client: pg.PoolClient, isSpent: boolean) => void
  /** A statement by itself, on a connection that was taken for it. */
  readonly once: (send: Send, statement: Statement) => ReturnType<Send>
}

/** Undefined where the driver does not tell: one before 8.21, of a pool that somebody brings. */
export const isInTransaction = (client: Partial<Pick<pg.PoolClient, "getTransactionStatus">>): boolean | undefined =>
  client.getTransactionStatus === undefined ? undefined : client.getTransactionStatus() !== "I"

const heldConnection = (client: pg.PoolClient, { giveBack, query }: Lending): HeldConnection => {
  const hold = newHold()
  let loss: unknown
  return {
    send: async (statement) => {
      const refusal = hold.refusalOf(statement.text)
      if (refusal !== undefined) throw refusal
      // Whoever would roll back what was lost has nothing to wait for.
      if (loss !== undefined) throw loss
      const answer = await query(client, statement).catch((error: unknown) => {
        // The driver tells of an error before it knows of a transaction that the same text has begun.
        if (!isAnswer(error) || statement.text.startsWith(begin)) loss = error
        throw statement.text === commit && !isAnswer(error) ? new CommitUnanswered(error) : error
      })
      const wrong = hold.note(statement.text, isInTransaction(client))
      if (wrong !== undefined) throw wrong
      return answer
    },
    // One that is lost or not between transactions is of no use to anybody; closing it rolls back.
    giveBack: () => {
      hold.giveBack()
      giveBack(client, loss !== undefined || (isInTransaction(client) ?? hold.isOpen()))
    }
  }
}

type Take = () => Promise<HeldConnection>
const takeOf =
  (lending: Lending): Take =>
  async () => {
    try {
      return heldConnection(await lending.take(), lending)
    } catch (cause) {
      throw failureToConnect(cause)
    }
  }

const sendOnce =
  (take: Take, once: Lending["once"]): Send =>
  async (statement) => {
    const held = await take()
    try {
      return await once(held.send, statement)
    } finally {
      held.giveBack()
    }
  }

/** Whether a lost connection has taken everything with it that the statement may have done. */
type IsUndone = (text: string) => boolean
/** Outside of a transaction a statement may have been done before its answer got lost, unless it only reads. */
const reads: IsUndone = (text) => /^\s*select\b/i.test(text)
/** A transaction that has lost its connection is rolled back; a commit that was sent by then says so itself. */
const inTransaction: IsUndone = () => true

const reasonFor = (text: string, isUndone: IsUndone, cause: unknown): unknown => {
  if (cause instanceof DatabaseUnavailable) return cause
  if (isLockTimeout(cause)) return new DatabaseUnavailable(cause, lockedTableOf(cause, text))
  if (isDiskFull(cause)) return new DatabaseUnavailable(cause)
  const isAway = isConnectFailure(cause) || (isConnectionLoss(cause) && isUndone(text))
  return isAway ? new DatabaseUnavailable(cause) : cause
}

/** Several statements answer with several results, which the driver's types do not tell. */
const lastOf = (answer: Result | ReadonlyArray<Result>): Result =>
  "rows" in answer ? answer : (answer.at(-1) ?? { rows: [] })

/** `pg` takes text without parameters by the simple protocol, which allows several statements. */
const queryOn =
  (send: Send, isUndone: IsUndone): Query =>
  (text, params, rowMode) =>
    Effect.mapError(
      trySql("Failed to execute statement", async () =>
        lastOf(await send({ text, values: [...params], ...(rowMode === "array" && { rowMode }) }))
      ),
      ({ cause, message }) =>
        new SqlError.SqlError({
          message: cause instanceof TransactionOver || cause instanceof CommitUnanswered ? cause.message : message,
          cause: reasonFor(text, isUndone, cause)
        })
    )

/** Waiting for a connection ends with an interruption; a connection that comes in that moment goes back. */
const reserve = (take: Take) =>
  Effect.suspend(() => {
    let holding: HeldConnection | undefined
    let isOver = false
    const giveBack = Effect.sync(() => {
      isOver = true
      holding?.giveBack()
      holding = undefined
    })
    const taking = trySql("Failed to acquire a connection", async () => {
      const held = await take()
      if (isOver) held.giveBack()
      else holding = held
      return held
    })
    return Effect.interruptible(taking).pipe(
      Effect.onError(() => giveBack),
      Effect.tap(() => Effect.addFinalizer(() => giveBack)),
      Effect.uninterruptible
    )
  })

/** For statements by themselves, each on any connection, and for transactions, on one alone. */
export const connectionsOf = (lending: Lending) => {
  const take = takeOf(lending)
  return {
    pooled: connectionOf(queryOn(sendOnce(take, lending.once), reads)),
    reserved: Effect.map(reserve(take), ({ send }) => connectionOf(inTurn(queryOn(send, inTransaction))))
  }
}
export type Connections = ReturnType<typeof connectionsOf>
