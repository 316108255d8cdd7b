import type { Context } from "koa"
import { detailsOf } from "../request/details.js"

/** What kept a request from its answer, for the host's log; the client is told nothing of it. */
export class Fault extends Error {
  override readonly name = "Fault"
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

export const faultIn = (ctx: Context, cause: unknown): Fault => {
  const { operation }: { readonly operation?: string } = ctx.state
  return new Fault(cause, detailsOf(ctx).requestId, operation)
}

/**
 * Emits a `Fault` as the app's `error` event. Koa emits there too, for connections that broke: only a `Fault` is
 * something that somebody should look into.
 */
export const report = (ctx: Context, cause: unknown): void => {
  try {
    ctx.app.emit("error", faultIn(ctx, cause), ctx)
  } catch {
    // A listener that fails must not cost the client its answer.
  }
}
