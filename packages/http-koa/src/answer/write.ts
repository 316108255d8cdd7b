import { Readable } from "node:stream"
import type { ReadableStream } from "node:stream/web"
import type { Context } from "koa"
import type { Reply } from "./envelope.js"
import { envelopeHeaders } from "./headers.js"

/** Ends with the client's connection. The status has left when it breaks, so all that can be done is to break off. */
const streamTo = ({ res }: Context, open: () => ReadableStream<Uint8Array>) =>
  Readable.fromWeb(open()).once("error", () => res.destroy())

/** Serialised here and not by Koa, where a failure would be beyond the envelope. */
export const write = (ctx: Context, { body, bytes, headers, open, status, text }: Reply): void => {
  ctx.status = status
  const { res } = ctx
  const all: Reply["headers"] = { ...envelopeHeaders, ...headers }
  for (const name in all) res.setHeader(name, all[name] ?? "")
  if (open !== undefined) {
    // Koa answers HEAD by itself, and nothing is opened.
    if (ctx.method !== "HEAD") ctx.body = streamTo(ctx, open)
    return
  }
  ctx.body = bytes === undefined ? (text ?? JSON.stringify(body)) : Buffer.from(bytes)
}
