/** Every body is read through `receiveBody`, whatever reads it. */
import type { Context } from "koa"
import { type BodyBudget, newBodyBudget } from "./body-budget.js"
import { defaultMinBodyRate, type MinBodyRate } from "./body-limits.js"
import { withMinBodyRate } from "./body-rate.js"
import type { ReceivedFields } from "./received-fields.js"

/** Called around the reading of a body that is not there yet, to count it or to reject it by a `BadRequest`. */
export type BodyGate = (ctx: Context, read: () => Promise<ReceivedFields>) => Promise<ReceivedFields>

export interface BodyOptions {
  /** How slow a body may be; 15 s without a byte and 1 KiB/s after 5 s unless told. */
  readonly minBodyRate: MinBodyRate
  /** Lets every body in unless told. */
  readonly bodyGate: BodyGate
  /** The memory that bodies may take while they are read; without bounds unless told. */
  readonly budget: BodyBudget
  /** The memory that small files may take until they are answered; what finds no room goes to the disk. Without bounds unless told. */
  readonly smallFiles: BodyBudget
  /** The disk that files of requests may take until these are answered; without bounds unless told. */
  readonly uploads: BodyBudget
}

export const bodyOptionsOf = (told: Partial<BodyOptions>): BodyOptions => {
  const {
    bodyGate = (_, read) => read(),
    budget = newBodyBudget(Number.POSITIVE_INFINITY),
    minBodyRate = defaultMinBodyRate,
    smallFiles = newBodyBudget(Number.POSITIVE_INFINITY),
    uploads = newBodyBudget(Number.POSITIVE_INFINITY)
  } = told
  return { bodyGate, budget, minBodyRate, smallFiles, uploads }
}

/** Reads by `read`. A body that is not there yet passes the gate and has to keep to the minimum rate. */
export const receiveBody = (
  ctx: Context,
  { bodyGate, minBodyRate }: BodyOptions,
  read: () => Promise<ReceivedFields>
): Promise<ReceivedFields> => (ctx.req.complete ? read() : bodyGate(ctx, () => withMinBodyRate(ctx, minBodyRate, read)))
