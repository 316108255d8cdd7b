/** How much a realtime endpoint takes on. */
import type { Rate } from "./token-bucket.js"

export interface RealtimeOptions {
  /** Connections of this host. Those beyond are told to come back after a pause. */
  readonly maxConnections?: number
  readonly maxConnectionsPerAddress?: number
  /** Who has been let into no channel for as long makes room for others where there is none. */
  readonly guestStayMillis?: number
  /** New connections of one address in a minute; as many may come at once. Those beyond are refused the handshake, with 429. */
  readonly maxOpeningsPerAddress?: number
  /**
   * Messages in ten seconds of all connections of one address that have been let into no channel; as many may come at once.
   * Whose message is one too many is told to come back after a pause.
   */
  readonly maxMessagesPerAddress?: number
  /** In ten seconds as well, of all other connections: whoever shares an address with a flood is not cut off by it. */
  readonly maxMessagesPerPerson?: number
  readonly maxConnectionsPerPerson?: number
  /** Of one person in a minute, each of which asks the storage. Those beyond are refused, with status 429. */
  readonly maxSubscriptionsPerPerson?: number
  readonly maxChannelsPerConnection?: number
  /**
   * Connections of this host in one channel; in a thread's at most half of them are of one person, so that neither keeps the
   * other one out. Those beyond are refused this subscription, with status 429.
   */
  readonly maxConnectionsPerChannel?: number
  /** How many proxies of ours stand before the host, as for requests. */
  readonly trustedProxies?: number
  /** A token may have ended by then without anybody having said so: the connection is made anew. */
  readonly longestLifeMillis?: number
  /** Who has not been heard for as long is asked, by a ping. */
  readonly pingAfterMillis?: number
  /** Who has not been heard for as long is cut off. */
  readonly silentAfterMillis?: number
  /** How often the age and the silence of all connections are looked at. */
  readonly checkEveryMillis?: number
}

export const defaults = {
  maxConnections: 20_000,
  // Many people may come by one address, of a school or a mobile network.
  maxConnectionsPerAddress: 500,
  guestStayMillis: 10_000,
  // All of these come back twice in a minute.
  maxOpeningsPerAddress: 1_000,
  // All of these subscribe to ten channels at once.
  maxMessagesPerAddress: 5_000,
  // Fifty windows, each of which subscribes to ten channels at once, and four times as many.
  maxMessagesPerPerson: 2_000,
  maxConnectionsPerPerson: 50,
  // All of these subscribe to ten channels at once.
  maxSubscriptionsPerPerson: 500,
  maxChannelsPerConnection: 100,
  // As many as a person has: each frame of the channel is sent to all of them.
  maxConnectionsPerChannel: 50,
  trustedProxies: 0,
  longestLifeMillis: 24 * 60 * 60 * 1000,
  pingAfterMillis: 40_000,
  silentAfterMillis: 75_000,
  checkEveryMillis: 5_000
} as const satisfies Required<RealtimeOptions>

/** Of one connection: enough to subscribe to everything at once. */
export const messageRate: Rate = { perSecond: 20, burst: 200 }
/** Of one person in one thread, by however many connections of this host. */
export const clientEventRate: Rate = { perSecond: 10, burst: 10 }
