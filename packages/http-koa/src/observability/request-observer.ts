/** Watches every request from its first line to the end of its answer; logs and metrics are made from what it tells. */
import type { Context, Middleware } from "koa"
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

export interface Observer {
  readonly middleware: Middleware
  /** Requests that are being worked on, probes not counted. */
  readonly inFlight: () => number
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

/** `onServed` is called once a request, when its answer is out or its connection is gone. */
export const observer = (onServed: (request: ServedRequest) => void): Observer => {
  let inFlight = 0
  return {
    inFlight: () => inFlight,
    middleware: async (ctx, next) => {
      const began = performance.now()
      const weight = isProbe(ctx.req) ? 0 : 1
      inFlight += weight
      ctx.res.once("close", () => onServed(served(ctx, began)))
      try {
        await next()
      } finally {
        inFlight -= weight
      }
    }
  }
}
