/** Realtime frames, for connected clients only. Nothing is stored for others. */
import { Context, type DateTime, type Effect, Schema, type Scope, type Stream } from "effect"
import { UserId } from "./ids.js"

/** Maximum of a frame's data, as JSON in UTF-8. */
export const maxFrameBytes = 100_000

export interface Frame {
  /** "private-users.0198….notifications" */
  readonly channel: string
  /** "chat.message.sent" */
  readonly event: string
  /** Any JSON. What JSON leaves out, such as `undefined`, does not arrive. */
  readonly data: unknown
  /** A connection that does not get it: that of its cause. */
  readonly except?: string
}

/** An item of a subscription: a frame, or a note of how far it has come. */
export type Received =
  | {
      readonly _tag: "Frame"
      readonly frame: Frame
      /** By the storage's clock, shortly before the commit. */
      readonly publishedAt: DateTime.Utc
    }
  | { readonly _tag: "Missed" }
  /** The storage was asked, and had nothing that was not brought before. */
  | { readonly _tag: "UpToDate" }

/**
 * Frames to all hosts of one storage.
 *
 * - A frame is part of the unit of work around it: it is heard after the commit, and a rollback takes it along. Without
 *   one it is committed at once.
 * - Every subscription, on every host, gets each frame that was committed after it began, at most once. A host that was
 *   cut off for a while gets what it has missed.
 * - The frames of a channel come in the order in which their units of work were committed, those of one unit of work as
 *   they were published. Frames of different channels may change places.
 * - A consumer takes its time: what it has not taken waits in the storage, and a bounded part of it in memory. Frames
 *   are kept for minutes. Whoever is further behind gets `Missed` in their place, once, and goes on with what is
 *   published from then on. It is told too often rather than too rarely.
 * - While nothing comes it says every few seconds that it is `UpToDate`, so that a quiet storage can be told from one that does
 *   not answer.
 */
export class Realtime extends Context.Tag("@mentorkit/Realtime")<
  Realtime,
  {
    /** Data above `maxFrameBytes`, and data that is no JSON (a circle, a bigint), is a defect. */
    readonly publish: (frame: Frame) => Effect.Effect<void>
    /**
     * Begins a subscription to all channels; it has begun when this returns, and ends with the scope. Its stream never
     * ends, is for one consumer, and is not to be run within a unit of work. While nobody subscribes nothing is read.
     */
    readonly frames: Effect.Effect<Stream.Stream<Received>, never, Scope.Scope>
  }
>() {}

/** The channel of a person's own frames, as Pusher's clients name it. */
export const personChannel = (userId: UserId): string => `private-users.${userId}.notifications`

/** Events that begin like this are for hosts: no client may send one, and none gets to see one. */
const hostEventPrefix = "mentorkit:"
export const isForHosts = ({ event }: Frame): boolean => event.startsWith(hostEventPrefix)

/** Its data is one of the host frames of broadcasting, of which identity needs one. */
export const hostFrameEvent = `${hostEventPrefix}host-frame`

/** Some access of the person's has ended: whoever listens as this person has to prove anew that they may. */
export const AccessEnded = Schema.TaggedStruct("AccessEnded", { userId: UserId })

export const accessEnded = (userId: UserId): Frame => ({
  channel: personChannel(userId),
  event: hostFrameEvent,
  data: AccessEnded.make({ userId })
})
