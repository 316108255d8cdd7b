/** Details of a request that do not depend on its operation: its id and the client's address. */
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

/** For `front` alone, which knows how many proxies are ours. */
export const noteDetails = (ctx: Context, proxies: number): RequestDetails => {
  const { headers } = ctx.req
  const details: RequestDetails = {
    requestId: requestIdOf(headers["x-request-id"]),
    ip: clientAddress(ctx.req, proxies),
    userAgent: headers["user-agent"]?.slice(0, longestAgent)
  }
  ctx.state["details"] = details
  return details
}

/** What `front` has noted; a host whose requests do not pass it first is put together wrongly. */
export const detailsOf = ({ state }: Context): RequestDetails => {
  const { details }: { readonly details?: RequestDetails } = state
  if (details === undefined) throw new Error("`front` has to come before whatever asks for a request's details.")
  return details
}
