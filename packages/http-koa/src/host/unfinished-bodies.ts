/**
 * Bodies that are still on their way. A request counts as in flight once its body is there; until then it counts against a
 * limit of its client's address. Only requests with a body are rejected by that limit.
 */
import { setImmediate } from "node:timers/promises"
import { networkOf } from "@mentorkit/core/kernel/ports"
import { BadRequest, tooManyBodies } from "../request/bad-request.js"
import { detailsOf } from "../request/details.js"
import type { BodyGate } from "../request/receive-body.js"
import { isOverloaded, type Load, overloaded } from "./load-shedding.js"
import type { RequestsInFlight } from "./requests-in-flight.js"

export interface UnfinishedBodies {
  readonly gate: BodyGate
  readonly count: () => number
}

/** `maxPerAddress` for each address; a network of IPv6 (/64) counts as one. */
export const newUnfinishedBodies = (options: {
  readonly inFlight: RequestsInFlight
  readonly load: Load
  readonly maxPerAddress: number
}): UnfinishedBodies => {
  const { inFlight, load, maxPerAddress } = options
  const byNetwork = new Map<string, number>()
  let all = 0

  const add = (network: string, change: 1 | -1): void => {
    all += change
    const count = (byNetwork.get(network) ?? 0) + change
    if (count === 0) byNetwork.delete(network)
    else byNetwork.set(network, count)
  }

  const gate: BodyGate = async (ctx, read) => {
    const network = networkOf(detailsOf(ctx).ip)
    const isFull = () => (byNetwork.get(network) ?? 0) >= maxPerAddress
    if (isFull()) {
      // A body that came together with its headers is there by then, and needs no place.
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

  return { gate, count: () => all }
}
