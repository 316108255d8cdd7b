/** A transaction of which a part has failed: nothing of it may be committed, and whoever goes on in it hears why. */
import { messageOf } from "@mentorkit/core/kernel/ports"
import { Cause, Chunk } from "effect"
import { errorCodeOf } from "./engine/driver-error.js"
import type { Transaction } from "./transaction.js"

/** Wherever they are: as a repository's defect, at COMMIT, or beside the errors of statements that ran next to it. */
export const errorsIn = (cause: Cause.Cause<unknown>): ReadonlyArray<unknown> =>
  Chunk.toReadonlyArray(Chunk.appendAll<unknown, unknown>(Cause.defects(cause), Cause.failures(cause)))

/** Somebody has caught what a part of the transaction failed with, and went on. */
export const passedOver = (cause: Cause.Cause<unknown>): Error => {
  const error = Cause.squash(cause)
  const told = typeof error === "object" && error !== null && "_tag" in error ? `${String(error._tag)}: ` : ""
  return new Error(
    `A part of this transaction failed and was passed over, so nothing of it is committed. It failed with ${told}${messageOf(error)}`,
    { cause: error }
  )
}

/** in_failed_sql_transaction: it says nothing of the statement that was refused, nor of the one that failed before it. */
const isRefused = (error: unknown): boolean => errorCodeOf(error) === "25P02"

export const namingFirst = <E>({ brokenBy }: typeof Transaction.Service, cause: Cause.Cause<E>): Cause.Cause<E> =>
  brokenBy !== undefined && errorsIn(cause).some(isRefused) ? Cause.die(passedOver(brokenBy)) : cause
