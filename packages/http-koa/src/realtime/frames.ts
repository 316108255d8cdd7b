/** What comes from all hosts: frames for clients, and what hosts tell each other. */
import { type HostFrame, hostFrameOf, isForHosts, type Presences } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { Frame, Received } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Option } from "effect"
import type { Counts } from "./counts.js"
import type { Listeners } from "./listeners.js"
import type { Memberships } from "./memberships.js"
import { closings, encode } from "./protocol.js"
import { type Member, presenceOf, type Rooms } from "./rooms.js"
import type { WorkQueue } from "./work-queue.js"

const sparing = (except: string | undefined) => (except === undefined ? {} : { except })

export const newReceiver = (world: {
  readonly listeners: Listeners
  readonly rooms: Rooms
  readonly memberships: Memberships
  readonly presences: typeof Presences.Service
  readonly queue: WorkQueue
  readonly counts: Counts
}) => {
  const { counts, listeners, memberships, presences, queue, rooms } = world

  /** To those of this host who listen; of a client's event with whose it is. */
  const sendTo = (channel: string, event: string, data: unknown, from: { user_id?: UserId; except?: string } = {}) => {
    const there = listeners.ofChannel(channel)
    if (there.size === 0) return
    const { except, ...sender } = from
    const message = encode(event, data, { channel, ...sender })
    for (const connection of there) {
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

  const join = (channel: string, entryId: string) => {
    const own = ownOf(channel, entryId)
    if (own === undefined) return
    own.membership.isJoined = true
    const data = presenceOf(rooms.members(channel) ?? new Map())
    own.connection.send(encode("pusher_internal:subscription_succeeded", data, { channel }))
  }

  /** Only this channel's frames wait for it. */
  const readAndJoin = (channel: string, entryId: string) => {
    const fill = rooms.read(channel)
    if (fill === undefined) return
    const read = Effect.map(presences.list(channel), (there) => {
      fill(new Map(there.map(({ info, userId, ...one }) => [one.entryId, { userId, info }])))
    })
    queue.start(
      Effect.catchAllCause(read, (cause) => {
        closeChannel(channel)
        return Effect.logError("Who is in a conversation could not be read", cause)
      })
    )
    rooms.inTurn(channel, () => join(channel, entryId))
  }

  const entered = (channel: string, entryId: string, member: Member) => {
    const isNew = rooms.add(channel, entryId, member)
    const data = { user_id: member.userId, user_info: member.info }
    // Whoever has entered has not joined yet, and is told by the answer to its subscription.
    if (isNew) sendTo(channel, "pusher_internal:member_added", data)
    if (ownOf(channel, entryId) === undefined) return
    if (rooms.members(channel) === undefined) readAndJoin(channel, entryId)
    else join(channel, entryId)
  }

  const left = (channel: string, entryId: string) => {
    // This host was taken for dead: the others do not know of its connection any more.
    ownOf(channel, entryId)?.connection.close(closings.goAway)
    const gone = rooms.remove(channel, entryId)
    if (gone !== undefined) sendTo(channel, "pusher_internal:member_removed", { user_id: gone })
  }

  const closeChannel = (channel: string) => {
    for (const connection of listeners.ofChannel(channel)) connection.close(closings.goAway)
  }

  const obey = (frame: HostFrame, except?: string): void => {
    const { channel } = frame
    switch (frame.event) {
      case "mentorkit:access-ended":
        for (const connection of listeners.ofPerson(frame.data.user_id)) connection.close(closings.goAway)
        break
      case "mentorkit:presence-hidden":
        memberships.endPresence(frame.data.user_id)
        break
      case "mentorkit:channel-ended":
        memberships.endChannel(channel)
        break
      case "mentorkit:presence-entered": {
        const { entry_id, user_id: userId, user_info: info } = frame.data
        rooms.inTurn(channel, () => entered(channel, entry_id, { userId, info }))
        break
      }
      case "mentorkit:presence-left":
        rooms.inTurn(channel, () => left(channel, frame.data.entry_id))
        break
      case "mentorkit:client-event": {
        const { data, event, user_id } = frame.data
        rooms.inTurn(channel, () => sendTo(channel, event, data, { user_id, ...sparing(except) }))
      }
    }
  }

  /** Nobody knows what was missed, so everybody connects again and asks what is new. */
  const missed = () => {
    counts.missed += 1
    for (const connection of listeners.all) connection.close(closings.goAway)
  }

  const deliver = (frame: Frame): void => {
    const { channel, data, event, except } = frame
    if (isForHosts(frame)) {
      const known = Option.getOrUndefined(hostFrameOf(frame))
      if (known !== undefined) obey(known, except)
    } else rooms.inTurn(channel, () => sendTo(channel, event, data, sparing(except)))
  }

  return (received: Received): Effect.Effect<void> =>
    Effect.suspend(() => {
      if (received._tag === "Missed") {
        missed()
        return Effect.void
      }
      const { frame, publishedAt } = received
      counts.noteLag(Date.now() - DateTime.toEpochMillis(publishedAt))
      try {
        deliver(frame)
        return Effect.void
      } catch (error) {
        // Nobody goes on with a part of a channel's frames.
        closeChannel(frame.channel)
        return Effect.logError("A realtime frame could not be handled", error)
      }
    })
}
