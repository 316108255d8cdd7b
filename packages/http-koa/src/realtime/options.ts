/** How much a realtime endpoint takes on. */
import type { Pace } from "./bucket.js"

export interface RealtimeOptions {
  /** Connections of this host. Those beyond are told to come back after a pause. */
  readonly maxConnections?: number
  readonly maxPerAddress?: number
  readonly maxPerPerson?: number
  readonly maxChannels?: number
  /** How many proxies of ours stand before the host, as for requests. */
  readonly trustedProxies?: number
  /** Milliseconds. A token may have ended by then without anybody having said so: the connection is made anew. */
  readonly longestLife?: number
  /** Milliseconds. Who has not been heard for as long is asked, by a ping. */
  readonly pingAfter?: number
  /** And after so many milliseconds of silence gone. */
  readonly silentAfter?: number
  /** How often all of them are looked at, in milliseconds. */
  readonly lookEvery?: number
}

export const defaults = {
  maxConnections: 20_000,
  // Many people may come by one address, of a school or a mobile network.
  maxPerAddress: 500,
  maxPerPerson: 50,
  maxChannels: 100,
  trustedProxies: 0,
  longestLife: 24 * 60 * 60 * 1000,
  pingAfter: 40_000,
  silentAfter: 75_000,
  lookEvery: 5_000
} as const satisfies Required<RealtimeOptions>

/** Enough to subscribe to everything at once. */
export const messagePace: Pace = { perSecond: 20, burst: 200 }
/** Of one person in one conversation, by however many connections. */
export const clientEventPace: Pace = { perSecond: 10, burst: 10 }
