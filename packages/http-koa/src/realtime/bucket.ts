/** How many messages a connection may send. */

export interface Pace {
  readonly perSecond: number
  /** So many may come at once. */
  readonly burst: number
}

export interface Bucket {
  /** False for one that is too many. Milliseconds of one clock. */
  readonly take: (now: number) => boolean
}

export const newBucket = ({ burst, perSecond }: Pace, openedAt: number): Bucket => {
  let [left, filledAt] = [burst, openedAt]
  return {
    take: (now) => {
      left = Math.min(burst, left + ((now - filledAt) / 1000) * perSecond)
      filledAt = now
      if (left < 1) return false
      left -= 1
      return true
    }
  }
}
