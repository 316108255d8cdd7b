/** The worker pools of each lane, and how long one delivery may take. Plain data. */
import { type Lane, type Priority, priorities } from "@mentorkit/core/kernel/ports"

export interface WorkerPoolRules {
  readonly takes: ReadonlyArray<Priority>
  /** Deliveries at the same time in one process. */
  readonly workers: number
}

interface LaneRules {
  /**
   * Some workers are for what is urgent only, so that it does not wait for slow ones of lower priority. In `effects` what
   * stays in the database is high, or medium where it takes long; calls of the gateway, which may hang or be away, are low.
   */
  readonly pools: ReadonlyArray<WorkerPoolRules>
  /** For effects outside. */
  readonly longestRunSeconds: number
}

export const laneRules: { readonly [L in Lane]: LaneRules } = {
  effects: {
    pools: [
      { takes: ["high"], workers: 4 },
      { takes: ["medium"], workers: 2 },
      { takes: ["low"], workers: 4 }
    ],
    longestRunSeconds: 120
  },
  realtime: { pools: [{ takes: priorities, workers: 4 }], longestRunSeconds: 30 },
  mail: {
    pools: [
      { takes: ["high"], workers: 3 },
      { takes: priorities, workers: 7 }
    ],
    // RFC 5321, 4.5.3.2.6: ten minutes for the end of DATA, and what comes before it.
    longestRunSeconds: 1200
  },
  texts: { pools: [{ takes: priorities, workers: 4 }], longestRunSeconds: 60 }
}

/** A `database` effect has a connection, and on PGlite the only one. */
export const longestTransactionSeconds = 25
/** Of a relay's claim; renewed three times as often. */
export const leaseSeconds = 30
