/** Sends one call: builds the request, reads the answer, tries again where that is safe. */
import createFetchClient from "openapi-fetch"
import type { Failed, Failure, Result } from "./result.js"
import { pauseBefore, type RetryOptions, sleep } from "./retry.js"
import { hasFile, type Input, partsOf, type Route, toFormData } from "./route.js"

export interface CallOptions {
  /** Ends the call, its retries and pauses. */
  readonly signal?: AbortSignal
  /** Milliseconds for the whole call with its retries. Default: none. */
  readonly timeoutMs?: number
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

interface Answer {
  readonly result: Result<unknown, Failure>
  readonly retryAfter: string | null
}

interface Envelope {
  readonly message?: unknown
  readonly data?: unknown
  readonly errors?: unknown
}

const failed = (error: Failure, requestId: string | null): Failed<Failure> => ({ ok: false, error, requestId })

const noAnswer = (cause: unknown, signal: AbortSignal | undefined): Answer => ({
  result:
    signal?.aborted === true
      ? failed({ code: "Aborted", status: 0, message: "The call was ended by its caller.", data: { cause } }, null)
      : failed(
          { code: "NetworkFailure", status: 0, message: "The server could not be reached.", data: { cause } },
          null
        ),
  retryAfter: null
})

const read = async (response: Response, text: string, isBare: boolean): Promise<Answer> => {
  const { headers, ok, status } = response
  const requestId = headers.get("x-request-id")
  const code = headers.get("x-error-code")
  const retryAfter = headers.get("retry-after")
  let envelope: Envelope | undefined
  try {
    envelope = JSON.parse(text)
  } catch {
    // Not of our server: told below.
  }
  if (envelope === undefined || (!ok && code === null)) {
    const data = { cause: text.slice(0, 1000) }
    const message = `The server gave an answer that is not its own (status ${status}).`
    return { result: failed({ code: "NetworkFailure", status, message, data }, requestId), retryAfter }
  }
  const message = String(envelope.message ?? "")
  const result: Result<unknown, Failure> = ok
    ? { ok: true, status, message, data: isBare ? envelope : envelope.data, requestId }
    : failed({ code: String(code), status, message, data: envelope.data ?? envelope.errors }, requestId)
  return { result, retryAfter }
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

  return async (route: Route, input: Input, options: CallOptions = {}): Promise<Result<unknown, Failure>> => {
    const signal = signalOf(options)
    const key = route[2]?.key === 1 ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined
    const socketId = route[2]?.socket === 1 ? options.socketId : undefined
    const headers = {
      ...options.headers,
      ...(key !== undefined && { "idempotency-key": key }),
      ...(socketId !== undefined && { "x-socket-id": socketId })
    }
    for (let attempt = 1; ; attempt++) {
      const { result, retryAfter } = await send(route, input, headers, signal)
      if (result.ok || !isRepeatable(route)) return result
      const pause = pauseBefore(attempt, result, retryAfter, connection.retry)
      if (pause === undefined) return result
      await sleep(pause, signal)
    }
  }
}
