/** Memory that bodies may take while they are on their way, all of them together. */

export interface BodyShare {
  /** The body takes that many bytes in all from now on. False: there are not as many left, and nothing has changed. */
  readonly take: (bytes: number) => boolean
  /** Gives all of it back. Who does so twice gives nothing the second time. */
  readonly giveBack: () => void
}

export interface BodyBudget {
  /** Of one body, which has nothing yet. */
  readonly newShare: () => BodyShare
  /** Bytes that are taken of the budget. */
  readonly taken: () => number
}

/** Bytes that each body has beside the budget, so that no login is refused for other people's uploads. */
export const freeBytes = 64 * 1024

/** `most` bytes, beside those that are free. */
export const newBodyBudget = (most: number): BodyBudget => {
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
        if (taken - own + wanted > most) return false
        change(wanted)
        return true
      },
      giveBack: () => change(0)
    }
  }
  return { newShare, taken: () => taken }
}
