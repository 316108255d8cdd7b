/** Who is in a thread's channel, over all hosts: rows for whoever comes later, frames for those who are there. */
import { Context, DateTime, Effect, Layer } from "effect"
import { Realtime, UnitOfWork } from "../kernel/index.js"
import { encodeHostFrame } from "./host-frames.js"
import { type Presence, PresenceRepository } from "./ports.js"

export class Presences extends Context.Tag("@mentorkit/Presences")<
  Presences,
  {
    /**
     * The frame comes back to every host, this one too, in the order of the channel. Whoever then reads `list` misses nobody:
     * what changes after that comes as frames.
     */
    readonly enter: (presence: Presence) => Effect.Effect<void>
    /** The frame of it comes in any case, also where an erasure has taken the row before; hearing it twice changes nothing. */
    readonly leave: (channel: string, entryId: string) => Effect.Effect<void>
    readonly list: (channel: string) => Effect.Effect<ReadonlyArray<Presence>>
    /** To be called every `beatSeconds`. A host that was taken for dead is told so by the frames of its entries' end. */
    readonly beat: (hostId: string) => Effect.Effect<void>
    /** The host stops, or has lost count. */
    readonly leaveAll: (hostId: string) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Presences,
    Effect.suspend(() => make)
  )
}

/** How often a host says that it is there, and for how long it is believed. */
export const beatSeconds = 15
export const deadAfterSeconds = 60

const leftFrame = (channel: string, entryId: string) => encodeHostFrame({ _tag: "PresenceLeft", channel, entryId })

/** Takes rows away in a transaction, and tells the hosts. */
export const makeTellLeft = Effect.gen(function* () {
  const realtime = yield* Realtime
  const { transact } = yield* UnitOfWork

  const tellOne = ({ channel, entryId }: Presence) => realtime.publish(leftFrame(channel, entryId))

  return (removed: Effect.Effect<ReadonlyArray<Presence>>) =>
    transact(Effect.tap(removed, (rows) => Effect.forEach(rows, tellOne)))
})

const make = Effect.gen(function* () {
  const presences = yield* PresenceRepository
  const realtime = yield* Realtime
  const { transact } = yield* UnitOfWork
  const tellLeft = yield* makeTellLeft

  const service: typeof Presences.Service = {
    enter: Effect.fnUntraced(function* (presence) {
      const now = yield* DateTime.now
      yield* presences.lockHost(presence.hostId, now)
      yield* presences.add(presence)
      const { channel, entryId, info, userId } = presence
      yield* realtime.publish(encodeHostFrame({ _tag: "PresenceEntered", channel, entryId, userId, info }))
    }, transact),
    leave: (channel, entryId) =>
      transact(Effect.zipRight(presences.remove(channel, entryId), realtime.publish(leftFrame(channel, entryId)))),
    list: presences.list,
    beat: (hostId) => Effect.flatMap(DateTime.now, (now) => presences.markSeen(hostId, now)),
    leaveAll: (hostId) => Effect.asVoid(tellLeft(presences.removeHost(hostId)))
  }
  return service
})
