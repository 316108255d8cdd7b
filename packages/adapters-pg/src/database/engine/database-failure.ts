/** Why a database did not do what it was asked, in one line for an operator. */
import { SqlError } from "@effect/sql"
import { Predicate } from "effect"

/** The driver's own error: several addresses of one host fail together. */
const driverError = (error: unknown): unknown => {
  const cause = error instanceof SqlError.SqlError ? error.cause : error
  return cause instanceof AggregateError && cause.errors.length > 0 ? cause.errors[0] : cause
}

/** "42501", or the system's word where the database was not reached: "ECONNREFUSED". */
export const sqlStateOf = (error: unknown): string | undefined => {
  const cause = driverError(error)
  return Predicate.hasProperty(cause, "code") && Predicate.isString(cause.code) ? cause.code : undefined
}

/** What the database said. */
export const reasonOf = (error: unknown): string => {
  const cause = driverError(error)
  const text = cause instanceof Error ? cause.message : String(cause)
  return text.replace(/\s+/g, " ").trim()
}

const unreachable = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"])

/** "host:5432/database", without user and password. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** One line that names the place and never the password. */
export const explainFailure = (error: unknown, url: string): string => {
  const [code = "", reason] = [sqlStateOf(error), reasonOf(error)]
  const place = placeOf(url)
  if (unreachable.has(code)) return `PostgreSQL at ${place} cannot be reached: ${reason}`
  if (/timeout/i.test(reason) && code === "") return `PostgreSQL at ${place} does not answer: ${reason}`
  if (code.startsWith("28") || code === "3D000") return `PostgreSQL at ${place} lets nobody in: ${reason}`
  if (code === "42501") return `The user of DATABASE_URL may not do that at ${place}: ${reason}`
  return `PostgreSQL at ${place}: ${reason}`
}

/** What is wrong with the text itself; undefined for a URL that a driver can read. */
export const urlMistake = (url: string): string | undefined =>
  URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)
    ? undefined
    : "DATABASE_URL must be a URL such as postgres://user:password@host:5432/mentorkit."
