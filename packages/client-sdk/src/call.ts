/** Sends one call: builds the request, reads the answer, tries again where that is safe. */
import createFetchClient from "openapi-fetch"
import { newKey } from "./new-key.js"
import type { Failed, Failure, Result } from "./result.js"
import { type RetryOptions, withRetries } from "./retry.js"
import { hasFile, type Input, partsOf, type Route, toFormData } from "./route.js"

export interface CallOptions {
  /** Ends the call, its retries and pauses. */
  readonly signal?: AbortSignal
  /** Milliseconds for the whole call with its retries. Default: none. */
  readonly timeoutMs?: number
  /** Tries after the first one, where repeating is safe. Default: as of the client. */
  readonly retries?: number
  /** Made anew for each call where it is not given; retries of one call share it. */
  readonly idempotencyKey?: string
  /** Of your own realtime connection (`socket_id`), which is sent no frames of this call; left out where it publishes none. */
  readonly socketId?: string | undefined
  /** Other headers of this call. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface Connection {
  readonly baseUrl: string
  readonly token: () => string | undefined | Promise<string | undefined>
  readonly fetch: (request: Request) => Promise<Response>
  readonly headers: Readonly<Record<string, string>>
  readonly retry: RetryOptions
}

type Answer = Result<unknown, Failure>

interface Envelope {
  readonly message?: unknown
  readonly data?: unknown
  readonly errors?: unknown
}

const failed = (error: Failure, requestId: string | null): Failed<Failure> => ({ ok: false, error, requestId })

const noAnswer = (cause: unknown, signal: AbortSignal | undefined): Answer => {
  const [code, message] =
    signal?.aborted === true
      ? ["Aborted", "The call was ended by its caller."]
      : ["NetworkFailure", "The server could not be reached."]
  return failed({ code, status: 0, message, data: { cause } }, null)
}

/** Seconds. HTTP has dates in their place as well, which no host of ours sends. */
const retryAfterOf = (headers: Headers): { readonly retryAfter?: number } => {
  const retryAfter = Number(headers.get("retry-after") || Number.NaN)
  return Number.isFinite(retryAfter) ? { retryAfter } : {}
}

const read = async (response: Response, text: string, isBare: boolean): Promise<Answer> => {
  const { headers, ok, status } = response
  const requestId = headers.get("x-request-id")
  const code = headers.get("x-error-code")
  const refused = (error: Failure) => ({ ...failed(error, requestId), ...retryAfterOf(headers) })
  let envelope: Envelope | undefined
  try {
    envelope = JSON.parse(text)
  } catch {
    // Not of our server: told below.
  }
  if (envelope === undefined || (!ok && code === null)) {
    const data = { cause: text.slice(0, 1000) }
    const message =
      status === 304
        ? "Nothing has changed since the answer that your If-None-Match names, and the client keeps no answers."
        : `The server gave an answer that is not its own (status ${status}).`
    return refused({ code: "NetworkFailure", status, message, data })
  }
  const message = String(envelope.message ?? "")
  return ok
    ? { ok: true, status, message, data: isBare ? envelope : envelope.data, requestId }
    : refused({ code: String(code), status, message, data: envelope.data ?? envelope.errors })
}

const signalOf = ({ signal, timeoutMs }: CallOptions): AbortSignal | undefined => {
  const limits = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)].filter(
    (one) => one !== undefined
  )
  return limits.length > 1 ? AbortSignal.any(limits) : limits[0]
}

/** What openapi-fetch would write as JSON. */
const bytes = { headers: { "content-type": "application/octet-stream" }, serializer: (body: unknown) => body }

/** GET, PUT and DELETE may be repeated as they are; a POST only under a key. */
const isRepeatable = ([method, , options]: Route) => method !== "POST" || options?.key === 1

export const caller = (connection: Connection) => {
  const client = createFetchClient<Record<string, never>>({ baseUrl: connection.baseUrl, fetch: connection.fetch })

  const send = async (route: Route, input: Input, headers: Record<string, string>, signal?: AbortSignal) => {
    const [method, path, options] = route
    const { body, headers: named, path: inPath, query } = partsOf(route, input)
    const isRaw = options?.raw === 1
    const isForm = options?.form === 1 || (options?.form === 2 && body !== undefined && hasFile(body))
    try {
      signal?.throwIfAborted()
      // It may throw, too: told as an answer that did not come.
      const token = await connection.token()
      // The generated table stands in for the types that openapi-fetch would check path and parameters with.
      const { data, error, response } = await client.request(
        method.toLowerCase() as never,
        path as never,
        {
          params: { path: inPath, query },
          headers: {
            ...connection.headers,
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(isRaw && bytes.headers),
            ...named,
            ...headers
          },
          ...(body !== undefined && { body: isRaw ? body["payload"] : body }),
          ...(isRaw && { bodySerializer: bytes.serializer }),
          ...(isForm && { bodySerializer: toFormData }),
          ...(signal !== undefined && { signal }),
          parseAs: "text"
        } as never
      )
      // An error's body arrives parsed where it is JSON.
      const text: unknown = data ?? error ?? ""
      return await read(response, typeof text === "string" ? text : JSON.stringify(text), options?.bare === 1)
    } catch (cause) {
      return noAnswer(cause, signal)
    }
  }

  return (route: Route, input: Input, options: CallOptions = {}): Promise<Answer> => {
    const signal = signalOf(options)
    const key = route[2]?.key === 1 ? (options.idempotencyKey ?? newKey()) : undefined
    const socketId = route[2]?.socket === 1 ? options.socketId : undefined
    const headers = {
      ...options.headers,
      ...(key !== undefined && { "idempotency-key": key }),
      ...(socketId !== undefined && { "x-socket-id": socketId })
    }
    const { retries = connection.retry.retries } = options
    const retry = { ...connection.retry, retries: isRepeatable(route) ? retries : 0 }
    return withRetries(() => send(route, input, headers, signal), retry, signal)
  }
}
