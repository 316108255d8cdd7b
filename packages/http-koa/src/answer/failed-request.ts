import type { Context } from "koa"
import { detailsOf } from "../request/details.js"

/** A request that failed by a fault of the host: its cause is for the log, the client is told nothing of it. */
export class FailedRequest extends Error {
  override readonly name = "FailedRequest"
  constructor(
    override readonly cause: unknown,
    readonly requestId: string,
    /** The dotted name, unless it happened outside of an operation. */
    readonly operation: string | undefined
  ) {
    super(cause instanceof Error ? cause.message : String(cause))
    if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack
  }
}

export const failedRequestOf = (ctx: Context, cause: unknown): FailedRequest => {
  const { operation }: { readonly operation?: string } = ctx.state
  return new FailedRequest(cause, detailsOf(ctx).requestId, operation)
}

/**
 * Emits a `FailedRequest` as the app's `error` event. Koa emits there too, for connections that broke: only a `FailedRequest` is
 * for somebody to look into.
 */
export const report = (ctx: Context, cause: unknown): void => {
  try {
    ctx.app.emit("error", failedRequestOf(ctx, cause), ctx)
  } catch {
    // A listener that fails must not cost the client its answer.
  }
}
