/** Development's own paths answer only to programs on the same machine. */
import type { Context } from "koa"

const isLoopbackAddress = (address: string) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)

/** A page on the web may point a name of its own at 127.0.0.1; the Host header then still carries that name. */
const isLoopbackName = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host)

/** The connection itself counts, never a header about it; what a proxy passes on is not from this machine. */
export const isLoopback = (ctx: Context): boolean =>
  isLoopbackAddress(ctx.req.socket.remoteAddress ?? "") &&
  isLoopbackName(ctx.get("host")) &&
  ctx.get("x-forwarded-for") === "" &&
  ctx.get("forwarded") === ""
