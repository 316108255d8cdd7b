/** Tells a database that is away from one that does not like a statement. */
import { SqlError } from "@effect/sql"
import { Predicate } from "effect"
import { driverErrorOf, errorCodeOf, reasonOf } from "./driver-error.js"

/**
 * The database was not reached, went away, has no room, or somebody held a lock for too long, and nothing of the transaction is left:
 * trying again is safe. A commit without an answer is never one of these, since it may have happened.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable"
  /** The driver's: "ECONNREFUSED", "57P01". */
  readonly code: string | undefined
  constructor(
    override readonly cause: unknown,
    /** What it was about, where that is known. */
    table?: string
  ) {
    super(table === undefined ? reasonOf(cause) : `${reasonOf(cause)}: ${table}`)
    this.code = errorCodeOf(cause)
  }
}

/** The one loss after which trying again may do everything twice. */
export class CommitUnanswered extends Error {
  override readonly name = "CommitUnanswered"
  constructor(override readonly cause: unknown) {
    super(
      `The connection was lost during the commit, so that nobody knows whether the transaction was committed: ${reasonOf(cause)}`
    )
  }
}

/** Addresses that do not answer, servers that start, stop or are full: the statement did not run, or was undone. */
const connectFailures = new Set([
  ...["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"],
  ...["57P01", "57P02", "57P03", "53300", "08001", "08004"]
])
/** The driver's own words, which have no code: nobody was free in time, or nobody answered. */
const connectFailureWords = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/

const losses = new Set(["ECONNRESET", "EPIPE", "ETIMEDOUT", "08000", "08003", "08006"])
const lossWords = /^(Connection terminated|Client has encountered a connection error|Query read timeout)/

const matches = (codes: ReadonlySet<string>, words: RegExp) => (error: unknown) =>
  codes.has(errorCodeOf(error) ?? "") || (Predicate.isError(error) && words.test(error.message))

/** It never began. */
export const isConnectFailure = matches(connectFailures, connectFailureWords)
/** It may have run to its end before the connection broke. */
export const isConnectionLoss = matches(losses, lossWords)

/** Somebody keeps the database closed for a while: "not currently accepting connections". */
const isClosed = (error: unknown): boolean => errorCodeOf(error) === "55000"

/**
 * Of what kept a connection from coming: no statement has begun, so a lost one has lost nothing. What no waiting mends, such
 * as a wrong password, stays as it is.
 */
export const failureToConnect = (cause: unknown): unknown =>
  isConnectFailure(cause) || isConnectionLoss(cause) || isClosed(cause) ? new DatabaseUnavailable(cause) : cause

/**
 * lock_not_available: it waited for a lock for too long, perhaps at the commit. That is an answer, so the statement and the
 * transaction around it are undone for certain.
 */
export const isLockTimeout = (error: unknown): boolean => errorCodeOf(error) === "55P03"
/** disk_full: as much an answer as that, and true until somebody makes room. */
export const isDiskFull = (error: unknown): boolean => errorCodeOf(error) === "53100"

/**
 * The table that was waited for, or a row of it. PostgreSQL names the table of a row. For a whole table it tells a place in
 * the statement, or in that of a function: the table's name stands there. Other locks have no table.
 */
export const lockedTableOf = (error: unknown, statement: string): string | undefined => {
  const told: Partial<Record<"internalPosition" | "internalQuery" | "position" | "where", string>> = Object(
    driverErrorOf(error)
  )
  const ofRow = /in relation "([^"]+)"/.exec(told.where ?? "")?.[1]
  const text = told.internalQuery ?? statement
  const place = Number(told.internalPosition ?? told.position ?? text.length + 1)
  return ofRow ?? /^"?(\w+)/.exec(text.slice(place - 1))?.[1]
}

/** For hosts: whether this error, thrown out of a call, means "not now" rather than "not ever". */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  // A call in promises throws the statement's error in one without a `_tag`.
  error instanceof Error && (isOfStatement(error) || isOfStatement(error.cause))

/** `sqlOf` rejects with what was in it. */
const isOfStatement = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (error instanceof SqlError.SqlError && error.cause instanceof DatabaseUnavailable)
