/** Takes a field of a success out of the body and into a cookie. */
import { Struct } from "effect"
import type { Endpoint } from "../endpoint.js"

/** Where the cookies of a mount are sent. */
export interface CookiePlace {
  readonly prefix: string
  readonly isHttps: boolean
}

interface Parted {
  readonly rest: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Characters that need no encoding in a cookie (RFC 6265, 4.1.1). */
const plain = /^[\w.~-]+$/

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> => typeof data === "object" && data !== null

export const cookieSetter = ({ operation, setCookie }: Endpoint, { isHttps, prefix }: CookiePlace) => {
  if (setCookie === undefined) return (rest: unknown): Parted => ({ rest })
  const { field, maxAgeSeconds, name, path } = setCookie
  const attributes = [
    `Path=${prefix}${path}`,
    `Max-Age=${maxAgeSeconds}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isHttps ? ["Secure"] : [])
  ]
  return (data: unknown): Parted => {
    if (!isRecord(data)) return { rest: data }
    const rest = Struct.omit(data, field)
    const value = data[field]
    if (value === null || value === undefined) return { rest }
    if (typeof value !== "string" || !plain.test(value)) throw new Error(`${operation.name}: ${field} fits no cookie`)
    return { rest, headers: { "Set-Cookie": [`${name}=${value}`, ...attributes].join("; ") } }
  }
}
