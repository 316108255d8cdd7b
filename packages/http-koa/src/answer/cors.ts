/** Which origins a browser may call us from, with credentials. */
import type { Context } from "koa"

// A page that saves a download reads its name; one that asks for parts of it, which part has come, and of which file.
const exposed = "Accept-Ranges, Content-Disposition, Content-Range, ETag, X-Error-Code, X-Request-Id, Retry-After"
const methods = "GET, HEAD, POST, PUT, PATCH, DELETE"
const tenMinutes = "600"
const headerNames = /^[\w-]+( *, *[\w-]+)*$/

/** Answers preflights and says so; an origin that is not listed is told nothing, and its browser refuses. */
export const corsOf = (allowedOrigins: ReadonlyArray<string>) => {
  const allowed = new Set(allowedOrigins)

  const preflight = (ctx: Context, isAllowed: boolean) => {
    ctx.vary("Access-Control-Request-Method, Access-Control-Request-Headers")
    if (isAllowed) {
      ctx.set({ "Access-Control-Allow-Methods": methods, "Access-Control-Max-Age": tenMinutes })
      // An allowed origin may send any header: none of them weighs more than the token.
      const asked = ctx.get("access-control-request-headers")
      if (headerNames.test(asked)) ctx.set("Access-Control-Allow-Headers", asked)
    }
    ctx.status = 204
  }

  /** Whether the request was a preflight and is done with. */
  return (ctx: Context): boolean => {
    const { origin } = ctx.req.headers
    if (allowed.size > 0) ctx.set("Vary", "Origin")
    const isAllowed = origin !== undefined && allowed.has(origin)
    if (isAllowed) {
      ctx.set({
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Credentials": "true",
        "Access-Control-Expose-Headers": exposed
      })
    }
    const isPreflight =
      ctx.method === "OPTIONS" && origin !== undefined && ctx.req.headers["access-control-request-method"] !== undefined
    if (isPreflight) preflight(ctx, isAllowed)
    return isPreflight
  }
}
