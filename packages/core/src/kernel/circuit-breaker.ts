/**
 * A circuit breaker between the workers of a pool and what they deliver to, their peer: a mail server, a service for texts,
 * the gateway. While the peer does not answer, one delivery at a time probes it, with a growing pause between probes.
 */
import type { Ending } from "./retry-policy.js"

/** So many different deliveries must fail to reach the peer before it counts as away. */
const opensAfter = 3
const longestPauseMillis = 30_000

export interface Permit {
  readonly max: number
  readonly isProbe: boolean
}

/** For one pool. Milliseconds are those of the caller's clock. */
export const newCircuitBreaker = () => {
  /** Deliveries that failed to reach the peer since one last did. A single one may fail for a reason of its own. */
  const missed = new Set<string>()
  let isAway = false
  let isProbing = false
  let probes = 0
  let nextProbeAt = Number.NEGATIVE_INFINITY

  const pauseBeforeProbe = (now: number) => {
    nextProbeAt = now + Math.min(longestPauseMillis, 1000 * 2 ** Math.min(probes, 10))
  }
  const noteReached = () => {
    const wasAway = isAway
    missed.clear()
    isAway = false
    return wasAway ? ("back" as const) : undefined
  }
  const noteAway = (now: number) => {
    isAway = true
    probes = 0
    pauseBeforeProbe(now)
    return "gone" as const
  }

  return {
    /** How many deliveries may start now; the caller has workers for `wanted`. */
    permit: (wanted: number, now: number): Permit => {
      if (!isAway) return { max: wanted, isProbe: false }
      const mayProbe = wanted > 0 && !isProbing && now >= nextProbeAt
      if (mayProbe) isProbing = true
      return { max: mayProbe ? 1 : 0, isProbe: mayProbe }
    },
    /** The permitted probe was not made. */
    giveBack: ({ isProbe }: Permit): void => {
      if (isProbe) isProbing = false
    },
    /**
     * Notes how a delivery ended, and answers whether the peer is gone or back by that. A peer that was reached or has
     * refused is there; a delivery that ends in silence, or fails in another way, says nothing about it.
     */
    note: (delivery: string, ending: Ending, isProbe: boolean, now: number): "gone" | "back" | undefined => {
      if (isProbe) isProbing = false
      if (ending === "reached" || ending === "refused") return noteReached()
      if (ending !== "away") return undefined
      if (!isAway) return missed.add(delivery).size < opensAfter ? undefined : noteAway(now)
      // A delivery that started before the peer was found to be away tells nothing new.
      if (isProbe) {
        probes++
        pauseBeforeProbe(now)
      }
      return undefined
    }
  }
}
