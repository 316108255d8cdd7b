/**
 * Bodies that are still on their way. Who sends one takes no place among the requests in flight until it is there, and has
 * a share of his own that others need not fear for: refused are bodies only, never a request without one.
 */
import { setImmediate } from "node:timers/promises"
import { networkOf } from "@mentorkit/core/kernel/ports"
import { failure } from "../answer/envelope.js"
import type { AwaitBody } from "../request/awaited.js"
import { BadRequest } from "../request/bad-request.js"
import { detailsOf } from "../request/details.js"
import type { InFlight } from "./in-flight.js"
import { isOverloaded, type Load, overloaded } from "./load-shedding.js"

export interface UnfinishedBodies {
  readonly awaitBody: AwaitBody
  readonly count: () => number
}

/** What is still to come of the body would only keep the connection. */
const tooManyBodies = () => {
  const message = "Too many requests from your address are still being sent. Try again in a moment."
  const reply = failure(429, "TooManyBodies", message)
  return new BadRequest({ ...reply, headers: { ...reply.headers, "Retry-After": "5", Connection: "close" } })
}

/** `mostPerAddress` for each address; a network of IPv6 (/64) counts as one. */
export const newUnfinishedBodies = (options: {
  readonly inFlight: InFlight
  readonly load: Load
  readonly mostPerAddress: number
}): UnfinishedBodies => {
  const { inFlight, load, mostPerAddress } = options
  const byNetwork = new Map<string, number>()
  let all = 0

  const add = (network: string, change: 1 | -1): void => {
    all += change
    const count = (byNetwork.get(network) ?? 0) + change
    if (count === 0) byNetwork.delete(network)
    else byNetwork.set(network, count)
  }

  const awaitBody: AwaitBody = async (ctx, read) => {
    const network = networkOf(detailsOf(ctx).ip)
    const isFull = () => (byNetwork.get(network) ?? 0) >= mostPerAddress
    if (isFull()) {
      // What came together with its headers is there by then, and no body that anybody waits for.
      await setImmediate()
      if (ctx.req.complete) return read()
      if (isFull()) throw tooManyBodies()
    }
    add(network, 1)
    inFlight.leave()
    const received = await read().finally(() => {
      inFlight.enter()
      add(network, -1)
    })
    if (!isOverloaded(load)) return received
    await received.dispose?.()
    throw new BadRequest(overloaded)
  }

  return { awaitBody, count: () => all }
}
