/** What a realtime endpoint has done, for metrics. */
export interface Counts {
  opened: number
  /** Turned away: too many connections, or a key or protocol that is not known. */
  refused: number
  /** Messages of frames, to one connection each. */
  sent: number
  /** Connections that did not take what they were sent. */
  cutOff: number
  /** Times at which frames were missed, and everybody had to connect again. */
  missed: number
  readonly noteLag: (milliseconds: number) => void
  /** Of the last frame, from its publication to its arrival here; 0 where none has come for a minute. */
  readonly lagSeconds: () => number
}

const lagHolds = 60_000

export const newCounts = (): Counts => {
  let [lag, notedAt] = [0, 0]
  return {
    ...{ opened: 0, refused: 0, sent: 0, cutOff: 0, missed: 0 },
    noteLag: (milliseconds) => {
      lag = Math.max(0, milliseconds) / 1000
      notedAt = performance.now()
    },
    lagSeconds: () => (performance.now() - notedAt > lagHolds ? 0 : lag)
  }
}
