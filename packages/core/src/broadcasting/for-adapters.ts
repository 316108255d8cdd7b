/** What adapters and hosts use of broadcasting beside its public door: `@mentorkit/core/broadcasting/ports`. */
export { MemberInfo } from "./channel-data.js"
export { ChannelGuard, type Subscription, type VerifiedSubscription } from "./channel-guard.js"
export { type Channel, ThreadId, threadChannel } from "./channels.js"
export { decodeHostFrame, encodeHostFrame, HostFrame } from "./host-frames.js"
export * from "./ports.js"
export { beatSeconds, Presences } from "./presence.js"
