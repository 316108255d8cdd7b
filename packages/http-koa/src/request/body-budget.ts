/** Memory or disk that bodies may take while they are on their way, all of them together. */
import { freeBytes } from "./body-limits.js"

export interface BodyShare {
  /** The body takes that many bytes in all from now on. False: there are not as many left, and nothing has changed. */
  readonly take: (bytes: number) => boolean
  /** Gives all of it back; a second call changes nothing. */
  readonly giveBack: () => void
}

export interface BodyBudget {
  /** For one body, which has taken nothing yet. */
  readonly newShare: () => BodyShare
  /** Bytes of the budget that are taken now. */
  readonly taken: () => number
}

/** `maxBytes` for all bodies together, beside the `freeBytes` of each. */
export const newBodyBudget = (maxBytes: number): BodyBudget => {
  let taken = 0
  const newShare = (): BodyShare => {
    let own = 0
    const change = (bytes: number): void => {
      taken += bytes - own
      own = bytes
    }
    return {
      take: (bytes) => {
        const wanted = Math.max(0, bytes - freeBytes)
        if (taken - own + wanted > maxBytes) return false
        change(wanted)
        return true
      },
      giveBack: () => change(0)
    }
  }
  return { newShare, taken: () => taken }
}
