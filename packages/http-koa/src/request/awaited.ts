/** The one door by which bodies come in, whoever reads them. */
import type { Context } from "koa"
import type { ReceivedFields } from "./body.js"
import type { BodyBudget } from "./body-budget.js"
import { type Patience, patiently } from "./patience.js"

/** Stands around the reading of a body that is not there yet; may refuse it by a `BadRequest`. */
export type AwaitBody = (ctx: Context, read: () => Promise<ReceivedFields>) => Promise<ReceivedFields>

export interface BodyOptions {
  /** How slow a body may be; 15 s without a byte and 1 KiB/s after 5 s unless told. */
  readonly patience: Patience
  /** Stands around the reading of each body that is not there yet, to count it or to refuse it. */
  readonly awaitBody: AwaitBody
  /** What bodies may take of the memory while they are read; without bounds unless told. */
  readonly budget: BodyBudget
}

/** Reads by `read`; waits as long as the options say where the body is not there yet. */
export const awaited = (
  ctx: Context,
  { awaitBody, patience }: BodyOptions,
  read: () => Promise<ReceivedFields>
): Promise<ReceivedFields> => (ctx.req.complete ? read() : awaitBody(ctx, () => patiently(ctx, patience, read)))
