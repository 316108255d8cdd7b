import type { Context } from "koa"

/**
 * Tells the host of a fault, by the app's `error` event as Koa does itself: `(error, ctx)`. The context has the request
 * id (`detailsOf`) and, in `state.operation`, the operation. The client is told neither.
 */
export const report = (ctx: Context, fault: unknown): void => {
  const error = fault instanceof Error ? fault : new Error("A fault that is no error", { cause: fault })
  try {
    ctx.app.emit("error", error, ctx)
  } catch {
    // A listener that fails must not cost the client its answer.
  }
}
