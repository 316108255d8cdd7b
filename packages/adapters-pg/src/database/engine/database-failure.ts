/** Why a database did not do what it was asked, in one line for an operator. */
import { errorCodeOf, reasonOf } from "./driver-error.js"

const unreachable = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"])

/** "host:5432/database", without user and password. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** One line that names the place and never the password. */
export const explainFailure = (error: unknown, url: string): string => {
  const [code = "", reason] = [errorCodeOf(error), reasonOf(error)]
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
