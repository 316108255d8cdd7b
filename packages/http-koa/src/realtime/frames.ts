/** What comes from all hosts: frames for clients, and what hosts tell each other. */
import type { Presences } from "@mentorkit/core/broadcasting/ports"
import { type HostFrame, hostFrameOf, isForHosts } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { Frame, Received } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Option } from "effect"
import type { Counts } from "./counts.js"
import type { Listeners } from "./listeners.js"
import type { Memberships } from "./memberships.js"
import { closings, encode } from "./protocol.js"
import { presenceOf, type Rooms } from "./rooms.js"

/** A client's event as it was published: with the id of whoever has sent it. */
export interface ClientEventData {
  readonly user_id: UserId
  readonly data: unknown
}

const messageOf = ({ channel, data, event }: Frame): string => {
  if (!event.startsWith("client-")) return encode(event, data, { channel })
  const sent = data as ClientEventData
  return encode(event, sent.data, { channel, user_id: sent.user_id })
}

export const newReceiver = (world: {
  readonly listeners: Listeners
  readonly rooms: Rooms
  readonly memberships: Memberships
  readonly presences: typeof Presences.Service
  readonly counts: Counts
}) => {
  const { counts, listeners, memberships, presences, rooms } = world

  const sendTo = (channel: string, message: string, except?: string) => {
    for (const connection of listeners.ofChannel(channel)) {
      if (connection.socketId === except || connection.memberships.get(channel)?.isJoined !== true) continue
      if (connection.send(message)) counts.sent += 1
      else counts.cutOff += 1
    }
  }

  /** This host's own connection of an entry; its membership may be another one by now. */
  const ownOf = (channel: string, entryId: string) => {
    for (const connection of listeners.ofChannel(channel)) {
      const membership = connection.memberships.get(channel)
      if (membership?.entryId === entryId) return { connection, membership }
    }
    return undefined
  }

  const letIn = Effect.fnUntraced(function* (channel: string, entryId: string) {
    if (rooms.members(channel) === undefined) {
      const there = yield* presences.list(channel)
      rooms.fill(channel, new Map(there.map(({ info, userId, ...one }) => [one.entryId, { userId, info }])))
    }
    const own = ownOf(channel, entryId)
    if (own === undefined) return
    own.membership.isJoined = true
    const data = presenceOf(rooms.members(channel) ?? new Map())
    own.connection.send(encode("pusher_internal:subscription_succeeded", data, { channel }))
  })

  const entered = Effect.fnUntraced(function* ({
    channel,
    data
  }: Extract<HostFrame, { data: { user_info: unknown } }>) {
    const { entry_id: entryId, user_id: userId, user_info: info } = data
    const isNew = rooms.add(channel, entryId, { userId, info })
    // Whoever has entered has not joined yet, and is told by the answer to its subscription.
    if (isNew)
      sendTo(channel, encode("pusher_internal:member_added", { user_id: userId, user_info: info }, { channel }))
    if (ownOf(channel, entryId) !== undefined) yield* letIn(channel, entryId)
  })

  const left = (channel: string, entryId: string) => {
    // This host was taken for dead: the others do not know of its connection any more.
    ownOf(channel, entryId)?.connection.close(closings.goAway)
    const gone = rooms.remove(channel, entryId)
    if (gone !== undefined) sendTo(channel, encode("pusher_internal:member_removed", { user_id: gone }, { channel }))
  }

  const obey = (frame: HostFrame): Effect.Effect<void> => {
    switch (frame.event) {
      case "mentorkit:access-ended":
        return Effect.sync(() => {
          for (const connection of listeners.ofPerson(frame.data.user_id)) connection.close(closings.goAway)
        })
      case "mentorkit:presence-hidden":
        return memberships.endPresence(frame.data.user_id)
      case "mentorkit:presence-entered":
        return entered(frame)
      case "mentorkit:presence-left":
        return Effect.sync(() => left(frame.channel, frame.data.entry_id))
      case "mentorkit:channel-ended":
        return memberships.endChannel(frame.channel)
    }
  }

  /** Nobody knows what was missed, so everybody connects again and asks what is new. */
  const missed = Effect.sync(() => {
    counts.missed += 1
    for (const connection of listeners.all) connection.close(closings.goAway)
  })

  return (received: Received): Effect.Effect<void> => {
    if (received._tag === "Missed") return missed
    const { frame, publishedAt } = received
    counts.lagSeconds = Math.max(0, Date.now() - DateTime.toEpochMillis(publishedAt)) / 1000
    if (isForHosts(frame)) return Option.match(hostFrameOf(frame), { onNone: () => Effect.void, onSome: obey })
    if (listeners.ofChannel(frame.channel).size === 0) return Effect.void
    return Effect.sync(() => sendTo(frame.channel, messageOf(frame), frame.except))
  }
}
