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
  /** Of the last frame: from its publication to its arrival here. */
  lagSeconds: number
}

export const newCounts = (): Counts => ({ opened: 0, refused: 0, sent: 0, cutOff: 0, missed: 0, lagSeconds: 0 })
