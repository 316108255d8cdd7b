/** Realtime on a server of one's own, without Koa: `@mentorkit/http-koa/realtime`. */
export { type RealtimeEndpoint, realtimeEndpoint, serveRealtime } from "./endpoint.js"
export type { RealtimeOptions } from "./options.js"
export type { RealtimeCounts, RealtimeStatistics } from "./statistics.js"
