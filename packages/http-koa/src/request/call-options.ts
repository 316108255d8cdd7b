/** Options of a call, beside caller and input, out of the request. */
import {
  type CallOptions,
  type CancelSignal,
  canonicalLocale,
  fieldProblem,
  InvalidInput
} from "@mentorkit/core/kernel"
import type { Context } from "koa"
import type { Endpoint } from "../endpoint.js"
import { detailsOf } from "./details.js"

export const idempotencyHeader = "Idempotency-Key"
const printable = /^[\x20-\x7e]{1,255}$/

const keyOf = ({ operation }: Endpoint, ctx: Context): string | undefined => {
  if (operation.idempotent !== true) return undefined
  const { "idempotency-key": given } = ctx.req.headers
  if (given === undefined) return undefined
  const key = String(given)
  if (printable.test(key)) return key
  throw new InvalidInput({
    problems: [fieldProblem([idempotencyHeader], "must be 1 to 255 printable ASCII characters")]
  })
}

/** As the Pusher protocol has it: "123.456". */
const socket = /^\d{1,20}\.\d{1,20}$/

/** No refusal for another text: clients that have lost their connection send "undefined", and mean it no worse. */
const socketOf = ({ operation }: Endpoint, ctx: Context): string | undefined => {
  if (operation.publishes !== true) return undefined
  const { "x-socket-id": given } = ctx.req.headers
  return typeof given === "string" && socket.test(given) ? given : undefined
}

/** Accounts are made by guests alone, so nobody else's is read. */
const localeOf = ({ operation }: Endpoint, ctx: Context): string | undefined => {
  if (operation.access !== "public" || ctx.req.headers["accept-language"] === undefined) return undefined
  return canonicalLocale([ctx.acceptsLanguages()].flat()[0] ?? "")
}

/**
 * Nobody waits for the answer of a closed connection; a transaction still open is rolled back. An `AbortController`
 * would do the same at several times the price.
 */
const closed = ({ res }: Context): CancelSignal => ({
  aborted: res.destroyed,
  addEventListener: (_type, listener) => res.once("close", () => res.writableFinished || listener())
})

export const callOptions = (endpoint: Endpoint, ctx: Context): CallOptions => {
  const { ip, requestId, userAgent } = detailsOf(ctx)
  const idempotencyKey = keyOf(endpoint, ctx)
  const locale = localeOf(endpoint, ctx)
  const socketId = socketOf(endpoint, ctx)
  return {
    requestId,
    ip,
    signal: closed(ctx),
    ...(userAgent !== undefined && { userAgent }),
    ...(locale !== undefined && { locale }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(socketId !== undefined && { socketId })
  }
}
