/** What broadcasting needs of others. */
import { Context, type DateTime, Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import type { MemberInfo } from "./channel-data.js"
import type { ThreadId } from "./channels.js"

/** Signs by a secret that the hosts share, as Pusher does: HMAC-SHA-256 in hex. */
export class ChannelSigner extends Context.Tag("@mentorkit/ChannelSigner")<
  ChannelSigner,
  {
    /** Public: names the host's realtime endpoint, `/app/{key}`, and stands before every signature. */
    readonly key: string
    readonly sign: (text: string) => Effect.Effect<string>
    /** Compares in constant time; hex may be in capitals. Signatures of the secret before this one count as well, while it is being changed. */
    readonly isSigned: (text: string, signature: string) => Effect.Effect<boolean>
  }
>() {}

/** Threads (conversations of two), as far as they have channels. Until chat binds it nobody is in any. */
export class ThreadMembers extends Context.Reference<ThreadMembers>()("@mentorkit/ThreadMembers", {
  defaultValue: () => ({
    /** Whether the person is one of its two, it is accepted, and there is no block between them. */
    has: (_threadId: ThreadId, _userId: UserId): Effect.Effect<boolean> => Effect.succeed(false)
  })
}) {}

/** What people have chosen, which notifications know. */
export class PresenceChoices extends Context.Tag("@mentorkit/PresenceChoices")<
  PresenceChoices,
  {
    /** Whether others may see in a thread that the person is online. */
    readonly showsPresence: (userId: UserId) => Effect.Effect<boolean>
  }
>() {}

/** One entry of a connection into a thread's channel. */
export interface Presence {
  readonly channel: string
  /** A connection that leaves and comes back has another one. */
  readonly entryId: string
  readonly userId: UserId
  /** Of this run of the host, which is in charge of the connection. */
  readonly hostId: string
  readonly info: MemberInfo
}

/** Nothing here is worth more than a minute. */
export class PresenceRepository extends Context.Tag("@mentorkit/PresenceRepository")<
  PresenceRepository,
  {
    /** Its host has to be there. */
    readonly add: (presence: Presence) => Effect.Effect<void>
    /** Answers what was removed: of parallel callers one gets it. */
    readonly remove: (channel: string, entryId: string) => Effect.Effect<ReadonlyArray<Presence>>
    readonly list: (channel: string) => Effect.Effect<ReadonlyArray<Presence>>
    /**
     * Until the end of the transaction nobody removes the host. One that is not there is added, as seen at this moment; one
     * that is there stays as it is.
     */
    readonly lockHost: (hostId: string, now: DateTime.Utc) => Effect.Effect<void>
    /** No effect on one that is not there. */
    readonly markSeen: (hostId: string, now: DateTime.Utc) => Effect.Effect<void>
    /** With its presences, which it answers. */
    readonly removeHost: (hostId: string) => Effect.Effect<ReadonlyArray<Presence>>
    /** Hosts that were last seen before the moment, at most `limit`, with their presences, which it answers. */
    readonly removeHostsNotSeen: (before: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Presence>>
  }
>() {}
