/** Puts the generated table and the way to send together. */
import { type CallOptions, type Connection, caller } from "./call.js"
import type { Client } from "./generated/client.js"
import { routes } from "./generated/routes.js"
import { checkPath, type Input } from "./route.js"

export interface ClientOptions {
  /** Where the host is, without `/api/v1`: "https://api.example.com". */
  readonly baseUrl: string
  /** The access token, or a function that knows the current one. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>)
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Tries after the first one, where repeating is safe. Default 2. */
  readonly retries?: number
  /** The longest pause between tries in milliseconds. Default 5,000. */
  readonly longestPauseMs?: number
  /** In place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

const connectionOf = (options: ClientOptions): Connection => {
  const { token } = options
  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    token: typeof token === "function" ? token : () => token,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    headers: options.headers ?? {},
    retry: { retries: options.retries ?? 2, longestPauseMs: options.longestPauseMs ?? 5_000 }
  }
}

/**
 * Every operation as a method: `client.scheduling.holdSlots({ slot_ids })`. Answers a `Result`, whatever the server or the
 * network does. A `TypeError` is a mistake of the program: an input without a field that is part of the address.
 */
export const createClient = (options: ClientOptions): Client => {
  const call = caller(connectionOf(options))
  const domains = Object.entries(routes).map(([domain, operations]) => {
    const methods = Object.entries(operations).map(([name, route]) => [
      name,
      async (input: Input = {}, callOptions?: CallOptions) => {
        checkPath(`${domain}.${name}`, route, input)
        return call(route, input, callOptions)
      }
    ])
    return [domain, Object.fromEntries(methods)]
  })
  // The table and the interface are written in one go from one document; their keys are the same.
  return Object.fromEntries(domains) as unknown as Client
}
