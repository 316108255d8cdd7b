/** Whether a crew's peer answers at all. While it does not, one delivery at a time knocks, with a growing pause. */
import type { Ending } from "./pauses.js"

/** Deliveries that find nobody there. */
const knocksAfter = 3
const longestPauseMillis = 30_000

export interface Permit {
  readonly most: number
  readonly isKnock: boolean
}

/** Of one crew. Milliseconds are those of the caller's clock. */
export const newPeer = () => {
  /** Different deliveries that found nobody there since one last did: one alone may have itself to blame. */
  const missed = new Set<string>()
  let isAway = false
  let isKnocking = false
  let knocks = 0
  let nextKnockAt = Number.NEGATIVE_INFINITY

  const pauseBeforeKnock = (now: number) => {
    nextKnockAt = now + Math.min(longestPauseMillis, 1000 * 2 ** Math.min(knocks, 10))
  }
  const isBack = () => {
    const wasAway = isAway
    missed.clear()
    isAway = false
    return wasAway ? ("back" as const) : undefined
  }
  const isGone = (now: number) => {
    isAway = true
    knocks = 0
    pauseBeforeKnock(now)
    return "gone" as const
  }

  return {
    /** How many deliveries may begin now, of as many as the caller could take on. */
    permit: (wanted: number, now: number): Permit => {
      if (!isAway) return { most: wanted, isKnock: false }
      const mayKnock = wanted > 0 && !isKnocking && now >= nextKnockAt
      if (mayKnock) isKnocking = true
      return { most: mayKnock ? 1 : 0, isKnock: mayKnock }
    },
    /** There was nothing to knock with. */
    giveBack: ({ isKnock }: Permit): void => {
      if (isKnock) isKnocking = false
    },
    /**
     * Answers what has changed by the end of a delivery. Only who was reached, or has refused, is there: what ends in
     * silence or fails in other ways says nothing about the peer.
     */
    ended: (delivery: string, ending: Ending, isKnock: boolean, now: number): "gone" | "back" | undefined => {
      if (isKnock) isKnocking = false
      if (ending === "reached" || ending === "refused") return isBack()
      if (ending !== "away") return undefined
      if (!isAway) return missed.add(delivery).size < knocksAfter ? undefined : isGone(now)
      // What was under way when it was found to be away tells nothing new.
      if (isKnock) {
        knocks++
        pauseBeforeKnock(now)
      }
      return undefined
    }
  }
}
