import type { Context } from "koa"
import { detailsOf } from "../request/details.js"

/** What went wrong with us, for the host's log; the client is told nothing of it. */
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

/**
 * Emits a `Fault` as the app's `error` event. Koa emits there too, for connections that broke: only a `Fault` is
 * something that somebody should look into.
 */
export const report = (ctx: Context, cause: unknown): void => {
  const { operation }: { readonly operation?: string } = ctx.state
  try {
    ctx.app.emit("error", new Fault(cause, detailsOf(ctx).requestId, operation), ctx)
  } catch {
    // A listener that fails must not cost the client its answer.
  }
}
