/** Sends less: a 304 where the client has the answer already, and compressed text. */
import compressible from "compressible"
import type { Context } from "koa"
import { codingOf, quick } from "./content-coding.js"
import { isKnown } from "./preconditions.js"

/** Below this one packet is saved at most. */
const leastBytes = 2048
const headerOf = ({ res }: Context, name: string): string => String(res.getHeader(name) ?? "")
const isRead = ({ method }: Context): boolean => method === "GET" || method === "HEAD"
const noTransform = /(?:^|,)\s*no-transform\s*(?:,|$)/i

/**
 * Tokens, codes and secret addresses are given out by POST or beside a cookie, and such answers never are: where a secret
 * and a stranger's text are compressed together, the length tells of the secret (BREACH). Signed addresses of
 * files are in answers of GETs, those of posts beside strangers' texts: there are no cookies, so nobody else makes a browser ask for them.
 */
const mayBeCompressed = (ctx: Context): boolean =>
  isRead(ctx) &&
  compressible(headerOf(ctx, "Content-Type")) === true &&
  !ctx.res.hasHeader("Set-Cookie") &&
  !ctx.res.hasHeader("Content-Range") &&
  !noTransform.test(headerOf(ctx, "Cache-Control"))

/**
 * All work of zlib shares four threads, and 500 answers of 200 KB at once took 450 MB. While so many are being compressed,
 * further answers leave as they are.
 */
const maxAtOnce = 8
let underWay = 0

/** A strong tag names these very bytes, so the coding is chosen where one is set. */
const isChosen = (ctx: Context): boolean =>
  ctx.res.hasHeader("Content-Encoding") || headerOf(ctx, "ETag").startsWith('"')

const compress = async (ctx: Context, body: string | Buffer): Promise<void> => {
  const coding = codingOf(ctx.req)
  if (coding === "identity") return
  underWay += 1
  try {
    ctx.body = await quick[coding](body)
  } finally {
    underWay -= 1
  }
  ctx.set("Content-Encoding", coding)
}

/**
 * Not `ctx.fresh`, which sends all of it to whoever says `Cache-Control: no-cache`: `fetch` says that with every If-None-Match of a
 * script, so that no script would ever get a 304.
 */
const isUnchanged = (ctx: Context): boolean => {
  const asked = ctx.req.headers["if-none-match"]
  return asked !== undefined && isRead(ctx) && ctx.status === 200 && isKnown(asked, headerOf(ctx, "ETag"))
}

/** The last thing that is done to an answer. Streams leave as they are. */
export const spareTransfer = async (ctx: Context): Promise<void> => {
  const { body } = ctx
  if (typeof body !== "string" && !Buffer.isBuffer(body)) return
  const isCompressible = mayBeCompressed(ctx)
  if (isCompressible) ctx.vary("Accept-Encoding")
  if (ctx.res.hasHeader("ETag") && isUnchanged(ctx)) {
    ctx.remove("Content-Encoding")
    ctx.status = 304
    return
  }
  const isWorthIt = isCompressible && (ctx.length ?? 0) >= leastBytes && !isChosen(ctx)
  if (isWorthIt && ctx.writable && underWay < maxAtOnce) await compress(ctx, body)
}
