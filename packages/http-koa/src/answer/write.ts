import type { Context } from "koa"
import type { Reply } from "./envelope.js"

/** Serialised here and not by Koa, where a failure would be beyond the envelope. */
export const write = (ctx: Context, { body, bytes, headers, status, text }: Reply): void => {
  ctx.status = status
  const { res } = ctx
  res.setHeader("Content-Type", "application/json; charset=utf-8")
  res.setHeader("Cache-Control", "no-store")
  for (const name in headers) res.setHeader(name, headers[name] ?? "")
  ctx.body = bytes === undefined ? (text ?? JSON.stringify(body)) : Buffer.from(bytes)
  // What the client has already: Koa then leaves the body out.
  if (headers["ETag"] !== undefined && ctx.fresh) ctx.status = 304
}
