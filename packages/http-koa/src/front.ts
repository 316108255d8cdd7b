/** What holds for every answer of a host, pages included. Comes first. */
import Koa, { type Context, type Middleware } from "koa"
import { corsOf } from "./answer/cors.js"
import { failure, type Reply, serverError } from "./answer/envelope.js"
import { type IsUnavailable, outage } from "./answer/outage.js"
import { report } from "./answer/report.js"
import { spareTransfer } from "./answer/transfer.js"
import { write } from "./answer/write.js"
import { BadRequest, malformed } from "./request/bad-request.js"
import { noteDetails } from "./request/details.js"

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

const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  // For answers that are data; a page sets a policy of its own.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"
}
const twoYears = "max-age=63072000; includeSubDomains"

/** For what nobody has caught: errors made for clients are told, all others are faults. */
const rescue = (ctx: Context, error: unknown, { isUnavailable }: FrontOptions): Reply => {
  if (error instanceof BadRequest) return error.reply
  if (error instanceof Koa.HttpError && error.expose) return failure(error.status, "BadRequest", error.message)
  const reply = outage(ctx, error, isUnavailable)
  if (reply !== undefined) return reply
  report(ctx, error)
  return serverError()
}

/** "http://[" is no URL, and asking it for its path throws. */
const refuseUnreadable = (ctx: Context): void => {
  try {
    ctx.path
  } catch {
    throw malformed("The URL is not valid.")
  }
}

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
    if (cors(ctx)) return
    try {
      refuseUnreadable(ctx)
      await next()
      await spareTransfer(ctx)
    } catch (error) {
      const reply = rescue(ctx, error, options)
      if (!ctx.headerSent) write(ctx, reply)
    }
  }
}
