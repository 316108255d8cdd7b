/** Watches every request from its first line to the end of its answer; logs and metrics are made from what it tells. */
import type { Context, Middleware } from "koa"
import type { RequestsInFlight } from "../host/requests-in-flight.js"
import { detailsOf } from "../request/details.js"
import { isProbe } from "./probes.js"

export interface ServedRequest {
  readonly requestId: string
  /** The dotted name; undefined for pages and for paths that nobody serves. */
  readonly operation: string | undefined
  readonly method: string
  /** What was answered, or would have been if the client had waited. */
  readonly status: number
  readonly durationMillis: number
  readonly userId: string | undefined
  /** The name of the failure that was answered. */
  readonly errorCode: string | undefined
  /** The connection broke before the answer was out. */
  readonly isAborted: boolean
  /** Health or metrics. */
  readonly isProbe: boolean
}

const served = (ctx: Context, began: number): ServedRequest => {
  const { operation, userId }: { readonly operation?: string; readonly userId?: string } = ctx.state
  const code = ctx.res.getHeader("X-Error-Code")
  return {
    requestId: detailsOf(ctx).requestId,
    operation,
    method: ctx.method,
    status: ctx.res.statusCode,
    durationMillis: performance.now() - began,
    userId,
    errorCode: code === undefined ? undefined : String(code),
    isAborted: !ctx.res.writableFinished,
    isProbe: isProbe(ctx.req)
  }
}

/**
 * `onServed` is called once a request, when its answer is out or its connection is gone. Probes are not counted among
 * those in flight.
 */
export const observer =
  (inFlight: RequestsInFlight, onServed: (request: ServedRequest) => void): Middleware =>
  async (ctx, next) => {
    const began = performance.now()
    ctx.res.once("close", () => onServed(served(ctx, began)))
    if (isProbe(ctx.req)) return next()
    inFlight.enter()
    try {
      await next()
    } finally {
      inFlight.leave()
    }
  }
