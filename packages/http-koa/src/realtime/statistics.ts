/** What a realtime endpoint has done and does, for metrics. */

export interface RealtimeCounts {
  readonly opened: number
  /** Turned away: too many connections or openings, no handshake, or a key or protocol that is not known. */
  readonly refused: number
  /** Messages of frames, to one connection each. */
  readonly sent: number
  /** Connections that did not take what they were sent. */
  readonly cutOff: number
  /** Times at which frames were missed, and everybody had to connect again. */
  readonly missed: number
}

export interface RealtimeStatistics {
  readonly connections: () => number
  /** That somebody listens to. */
  readonly channels: () => number
  /** Since the endpoint was made; they only grow. */
  readonly counts: () => RealtimeCounts
  /** Is told, for every frame, the seconds from its publication (by the storage's clock) to its arrival at this host. */
  readonly onLag: (observe: (seconds: number) => void) => void
  /**
   * For how many seconds the reader of frames has heard nothing of the storage, not even that there is nothing new; 0 while
   * there is no reader, as nobody has subscribed yet.
   */
  readonly readerSilenceSeconds: () => number
}

export const newRecorder = () => {
  const counts = { opened: 0, refused: 0, sent: 0, cutOff: 0, missed: 0 }
  const lagObservers: Array<(seconds: number) => void> = []
  let readerHeardAt: number | undefined
  return {
    count: (what: keyof RealtimeCounts): void => {
      counts[what] += 1
    },
    counts: (): RealtimeCounts => ({ ...counts }),
    noteLag: (milliseconds: number): void => {
      for (const observe of lagObservers) {
        try {
          observe(Math.max(0, milliseconds) / 1000)
        } catch {
          // Who measures must not stop what is measured.
        }
      }
    },
    onLag: (observe: (seconds: number) => void): void => {
      lagObservers.push(observe)
    },
    /** It begins, or was told something by the storage. */
    noteReader: (): void => {
      readerHeardAt = performance.now()
    },
    noteReaderEnd: (): void => {
      readerHeardAt = undefined
    },
    readerSilenceSeconds: (): number => (readerHeardAt === undefined ? 0 : (performance.now() - readerHeardAt) / 1000)
  }
}
export type Recorder = ReturnType<typeof newRecorder>
