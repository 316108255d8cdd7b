/** What is known of a request before anybody asks which operation is meant. */
import { randomUUID } from "node:crypto"
import type { Context } from "koa"
import { clientAddress } from "./client-address.js"

export interface RequestDetails {
  /** The client's own, if it is fit for a log line. */
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string | undefined
}

const fitId = /^[\w.:-]{1,128}$/
const longestAgent = 512

const requestIdOf = (given: string | ReadonlyArray<string> | undefined): string =>
  typeof given === "string" && fitId.test(given) ? given : randomUUID()

/** Noted in the context by whoever asks first. */
export const detailsOf = (ctx: Context, proxies = 0): RequestDetails => {
  const state: { details?: RequestDetails } = ctx.state
  if (state.details === undefined) {
    const { headers } = ctx.req
    state.details = {
      requestId: requestIdOf(headers["x-request-id"]),
      ip: clientAddress(ctx.req, proxies),
      userAgent: headers["user-agent"]?.slice(0, longestAgent)
    }
  }
  return state.details
}
