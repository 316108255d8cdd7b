/** How much may come in a time: messages of a connection or an address, events of a person. */

export interface Rate {
  readonly perSecond: number
  /** So many may come at once. */
  readonly burst: number
}

/** So many in so many seconds, and no more than that at once. */
export const rateOf = (count: number, seconds: number): Rate => ({ perSecond: count / seconds, burst: count })

export interface TokenBucket {
  /** False for one that is too many. Milliseconds of one clock. */
  readonly take: (now: number) => boolean
  /** What was taken, and does not count after all. */
  readonly giveBack: () => void
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
    },
    giveBack: () => {
      tokens += 1
    }
  }
}

/** Of an address, or a person: more than a host hears of in a minute. */
const maxBuckets = 10_000

/**
 * A bucket for each of those that were heard of lately, by however many connections, one after the other or at once. Where
 * there are too many, who was heard of longest ago begins anew.
 */
export const newTokenBuckets = <Key>(rate: Rate, max = maxBuckets) => {
  const buckets = new Map<Key, TokenBucket>()
  return {
    take: (key: Key, now: number): boolean => {
      const bucket = buckets.get(key) ?? newTokenBucket(rate, now)
      // A map has its keys in the order in which they were set.
      buckets.delete(key)
      buckets.set(key, bucket)
      const [oldest] = buckets.size > max ? buckets.keys() : []
      if (oldest !== undefined) buckets.delete(oldest)
      return bucket.take(now)
    },
    giveBack: (key: Key): void => buckets.get(key)?.giveBack()
  }
}
