/** Whether a crew's peer answers at all. While it does not, one delivery at a time knocks, with a growing pause. */
import type { Ending } from "./pauses.js"

const knocksAfter = 3
const longestPauseMillis = 30_000

export interface Permit {
  readonly most: number
  readonly isKnock: boolean
}

/** Of one crew. Milliseconds are those of the caller's clock. */
export const newPeer = () => {
  let timesAway = 0
  let isKnocking = false
  let nextKnockAt = Number.NEGATIVE_INFINITY

  return {
    /** How many deliveries may begin now, of as many as the caller could take on. */
    permit: (wanted: number, now: number): Permit => {
      if (timesAway < knocksAfter) return { most: wanted, isKnock: false }
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
    ended: (ending: Ending, isKnock: boolean, now: number): "gone" | "back" | undefined => {
      if (isKnock) isKnocking = false
      const wasAway = timesAway >= knocksAfter
      if (ending === "reached" || ending === "refused") {
        timesAway = 0
        return wasAway ? "back" : undefined
      }
      if (ending !== "away") return undefined
      timesAway++
      if (timesAway < knocksAfter) return undefined
      nextKnockAt = now + Math.min(longestPauseMillis, 1000 * 2 ** Math.min(timesAway - knocksAfter, 10))
      return wasAway ? undefined : "gone"
    }
  }
}
