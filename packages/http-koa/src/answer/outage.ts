/** A 503, and no 500, where the database or another thing that the host needs is away. */
import { Cause, Chunk, Runtime } from "effect"
import type { Context } from "koa"
import { type Reply, unavailable } from "./envelope.js"
import { failedRequestOf } from "./failed-request.js"

/** Whether the error means "not now": nothing was done, and trying again may succeed. */
export type IsUnavailable = (error: unknown) => boolean

const comeBackSeconds = 2

const causeOf = (error: unknown): Cause.Cause<unknown> =>
  Cause.isCause(error) ? error : Runtime.isFiberFailure(error) ? error[Runtime.FiberFailureCauseId] : Cause.die(error)

/** The 503 for an error, or a cause, in which there is nothing else; such an outage is the app's `unavailable` event, as a `FailedRequest`. */
export const outage = (ctx: Context, error: unknown, isUnavailable: IsUnavailable | undefined): Reply | undefined => {
  if (isUnavailable === undefined) return undefined
  const cause = causeOf(error)
  const errors = Chunk.toReadonlyArray(Chunk.appendAll(Cause.failures(cause), Cause.defects(cause)))
  if (errors.length === 0 || !errors.every(isUnavailable)) return undefined
  ctx.app.emit("unavailable", failedRequestOf(ctx, errors[0]), ctx)
  return unavailable(comeBackSeconds)
}
