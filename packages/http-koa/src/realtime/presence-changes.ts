/** Somebody has entered or left a thread's channel on some host: what those of this host are told. */
import type { Presences } from "@mentorkit/core/broadcasting/ports"
import { Effect } from "effect"
import type { LocalChannels } from "./local-channels.js"
import { type Member, type PresenceRosters, presenceOf } from "./presence-rosters.js"
import { closings, encode } from "./protocol.js"
import type { WorkQueue } from "./work-queue.js"

export const newPresenceChanges = (services: {
  readonly channels: LocalChannels
  readonly rosters: PresenceRosters
  readonly presences: typeof Presences.Service
  readonly queue: WorkQueue
}) => {
  const { channels, presences, queue, rosters } = services

  const join = (channel: string, entryId: string) => {
    const own = channels.findEntry(channel, entryId)
    if (own === undefined) return
    own.membership.isJoined = true
    const data = presenceOf(rosters.members(channel) ?? new Map())
    own.connection.send(encode("pusher_internal:subscription_succeeded", data, { channel }))
  }

  /** Only this channel's frames wait for it. */
  const readAndJoin = (channel: string, entryId: string) => {
    const fill = rosters.beginReading(channel)
    if (fill === undefined) return
    const read = Effect.map(presences.list(channel), (stored) => {
      fill(new Map(stored.map(({ info, userId, ...one }) => [one.entryId, { userId, info }])))
    })
    const effect = Effect.catchAllCause(read, (cause) => {
      channels.close(channel)
      return Effect.logError("Who is in a thread could not be read", cause)
    })
    queue.start(queue.inLane({ lane: "threads", effect }))
    rosters.inTurn(channel, () => join(channel, entryId))
  }

  return {
    entered: (channel: string, entryId: string, member: Member): void => {
      const isNew = rosters.add(channel, entryId, member)
      const data = { user_id: member.userId, user_info: member.info }
      // Whoever has entered has not joined yet, and is told by the answer to its subscription.
      if (isNew) channels.send(channel, { event: "pusher_internal:member_added", data })
      if (channels.findEntry(channel, entryId) === undefined) return
      if (rosters.members(channel) === undefined) readAndJoin(channel, entryId)
      else join(channel, entryId)
    },
    left: (channel: string, entryId: string): void => {
      // This host was taken for dead: the others do not know of its connection any more.
      channels.findEntry(channel, entryId)?.connection.close(closings.goAway)
      const userId = rosters.remove(channel, entryId)
      if (userId !== undefined) {
        channels.send(channel, { event: "pusher_internal:member_removed", data: { user_id: userId } })
      }
    }
  }
}
export type PresenceChanges = ReturnType<typeof newPresenceChanges>
