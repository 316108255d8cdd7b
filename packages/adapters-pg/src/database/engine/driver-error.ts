/** What the driver says of a statement that failed: the same fields on both engines. */
import { SqlError } from "@effect/sql"
import { errorCode, messageOf } from "@mentorkit/core/kernel/ports"

/** The driver's own error: several addresses of one host fail together. */
export const driverErrorOf = (error: unknown): unknown => {
  const cause = error instanceof SqlError.SqlError ? error.cause : error
  return cause instanceof AggregateError && cause.errors.length > 0 ? cause.errors[0] : cause
}

/** PostgreSQL's SQLSTATE, "42501", or the system's word where the database was not reached: "ECONNREFUSED". */
export const errorCodeOf = (error: unknown): string | undefined => errorCode(driverErrorOf(error))

/** What the database said, in one line. */
export const reasonOf = (error: unknown): string => messageOf(driverErrorOf(error)).replace(/\s+/g, " ").trim()
