/** Middleware for every answer of a host, pages included: headers, ids, CORS, compression. Comes first. */
import Koa, { type Context, type Middleware } from "koa"
import { corsOf } from "./answer/cors.js"
import { failure, type Reply, serverError } from "./answer/envelope.js"
import { report } from "./answer/failed-request.js"
import { securityHeaders } from "./answer/headers.js"
import { type IsUnavailable, outage } from "./answer/outage.js"
import { spareTransfer } from "./answer/transfer.js"
import { write } from "./answer/write.js"
import { BadRequest, malformed } from "./request/bad-request.js"
import { noteDetails } from "./request/details.js"
import { rejectUnsupported } from "./request/unsupported.js"

export interface FrontOptions {
  /** Origins of browsers that may call with credentials: "https://app.example.com". */
  readonly allowedOrigins?: ReadonlyArray<string>
  /** How many proxies of ours stand before the host. Each appends to `X-Forwarded-For`; the rest of it is not believed. */
  readonly trustedProxies?: number
  /** Clients come by HTTPS only, and shall remember that. */
  readonly isHttps?: boolean
  /** Errors that are answered with 503 and not with 500. */
  readonly isUnavailable?: IsUnavailable
}

const twoYears = "max-age=63072000; includeSubDomains"

/** Answers errors that nothing else has caught: those made for clients with their words, all others with a 500. */
const rescue = (ctx: Context, error: unknown, { isUnavailable }: FrontOptions): Reply => {
  if (error instanceof BadRequest) return error.reply
  if (error instanceof Koa.HttpError && error.expose) return failure(error.status, "BadRequest", error.message)
  const reply = outage(ctx, error, isUnavailable)
  if (reply !== undefined) return reply
  report(ctx, error)
  return serverError()
}

/** "http://[" is no URL, and asking it for its path throws. */
const rejectInvalidUrl = (ctx: Context): void => {
  try {
    ctx.path
  } catch {
    throw malformed("The URL is not valid.")
  }
}

/**
 * Also compresses what GET and HEAD answer where the client takes that: strings and buffers of 2 KiB and more. An answer
 * that is to leave as it is says so by `Cache-Control: no-transform`.
 */
export const front = (options: FrontOptions = {}): Middleware => {
  const cors = corsOf(options.allowedOrigins ?? [])
  const headers: ReadonlyArray<readonly [string, string]> = Object.entries({
    ...securityHeaders,
    ...(options.isHttps === true && { "Strict-Transport-Security": twoYears })
  })
  return async (ctx, next) => {
    const { requestId } = noteDetails(ctx, options.trustedProxies ?? 0)
    for (const [name, value] of headers) ctx.res.setHeader(name, value)
    ctx.res.setHeader("X-Request-Id", requestId)
    const isPreflight = cors(ctx)
    try {
      rejectUnsupported(ctx.req)
      if (isPreflight) return
      rejectInvalidUrl(ctx)
      await next()
      await spareTransfer(ctx)
    } catch (error) {
      const reply = rescue(ctx, error, options)
      if (!ctx.headerSent) write(ctx, reply)
    }
  }
}
