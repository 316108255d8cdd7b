/** How much may come in a time: messages of a connection, events of a person. */

export interface Rate {
  readonly perSecond: number
  /** So many may come at once. */
  readonly burst: number
}

export interface TokenBucket {
  /** False for one that is too many. Milliseconds of one clock. */
  readonly take: (now: number) => boolean
}

export const newTokenBucket = ({ burst, perSecond }: Rate, openedAt: number): TokenBucket => {
  let [tokens, filledAt] = [burst, openedAt]
  return {
    take: (now) => {
      tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * perSecond)
      filledAt = now
      if (tokens < 1) return false
      tokens -= 1
      return true
    }
  }
}
