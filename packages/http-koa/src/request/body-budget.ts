/** Memory or disk that bodies may take while they are on their way, all of them together. */
import { freeBytes } from "./body-limits.js"

export interface BodyShare {
  /** The body takes that many bytes in all from now on. False: there are not as many left, and nothing has changed. */
  readonly take: (bytes: number) => boolean
  /** Gives all of it back; a second call changes nothing. */
  readonly giveBack: () => void
}

export interface BodyBudget {
  /** For one body, which has taken nothing yet, of this client. */
  readonly newShare: (client?: string) => BodyShare
  /** Bytes of the budget that are taken now. */
  readonly taken: () => number
  /** Bodies that have not given back yet, those too that need no more than what is free. */
  readonly bodies: () => number
}

/**
 * `maxBytes` for all bodies together, beside the `freeBytes` of each; of these at most `maxBytesPerClient` for all of one
 * client, so that nobody alone can take everything.
 */
export const newBodyBudget = (maxBytes: number, maxBytesPerClient = maxBytes): BodyBudget => {
  const byClient = new Map<string, number>()
  const shares = new Set<BodyShare>()
  let taken = 0
  const newShare = (client = ""): BodyShare => {
    let own = 0
    const ofClient = () => byClient.get(client) ?? 0
    const change = (bytes: number): void => {
      const left = ofClient() + bytes - own
      if (left === 0) byClient.delete(client)
      else byClient.set(client, left)
      taken += bytes - own
      own = bytes
    }
    const share: BodyShare = {
      take: (bytes) => {
        const more = Math.max(0, bytes - freeBytes) - own
        if (taken + more > maxBytes || ofClient() + more > maxBytesPerClient) return false
        change(own + more)
        return true
      },
      giveBack: () => {
        shares.delete(share)
        change(0)
      }
    }
    shares.add(share)
    return share
  }
  return { newShare, taken: () => taken, bodies: () => shares.size }
}
