/** How a connection gets into a channel, and out of it. */
import type { ChannelGuard, Presences, Verified } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { Effect, Option, Schedule } from "effect"
import { type Connection, holds, type Membership } from "./connection.js"
import type { Listeners } from "./listeners.js"
import { closings, encode } from "./protocol.js"
import type { Rooms } from "./rooms.js"
import type { WorkQueue } from "./work-queue.js"

/** As clients send it. */
export interface Wish {
  readonly channel: string
  readonly auth?: string | null | undefined
  readonly channel_data?: string | null | undefined
}

/** Longer than a storage is away without everybody noticing. */
const retries = Schedule.intersect(Schedule.spaced("2 seconds"), Schedule.recurs(300))

const succeeded = "pusher_internal:subscription_succeeded"

const tellRefused = (connection: Connection, channel: string, status = 403) =>
  connection.send(
    encode(
      "pusher:subscription_error",
      { type: "AuthError", error: "The subscription was refused.", status },
      { channel }
    )
  )

const isPresence = ({ listener: { channel } }: Membership) => channel._tag === "Thread"

export const newMemberships = (world: {
  readonly hostId: string
  readonly guard: typeof ChannelGuard.Service
  readonly presences: typeof Presences.Service
  readonly listeners: Listeners
  readonly rooms: Rooms
  readonly queue: WorkQueue
  readonly limits: { readonly maxPerPerson: number; readonly maxChannels: number }
}) => {
  const { guard, hostId, limits, listeners, presences, queue, rooms } = world
  let hasEntered = false
  let entries = 0

  /** Tried until it is done: nobody else would take back what a host that is alive has stored. */
  const takeBack = (channel: string, entryId: string) =>
    queue.start(
      Effect.sandbox(queue.inLane({ lane: "conversations", effect: presences.leave(channel, entryId) })).pipe(
        Effect.retry(retries),
        Effect.catchAll((cause) => Effect.logError("An entry into a conversation could not be taken back", cause))
      )
    )

  /** Out of the channel, at once; the other hosts hear of it. */
  const leave = (connection: Connection, channel: string): void => {
    const membership = connection.memberships.get(channel)
    if (membership === undefined) return
    listeners.leave(connection, channel)
    if (!isPresence(membership)) return
    if (listeners.ofChannel(channel).size === 0) rooms.close(channel)
    takeBack(channel, membership.entryId)
  }

  const end = (connection: Connection, channel: string): void => {
    tellRefused(connection, channel)
    leave(connection, channel)
  }

  /** The frame of it comes back, and says when the connection is in: in the order of the channel. */
  const enterRoom = Effect.fnUntraced(function* (connection: Connection, membership: Membership) {
    const { channel, info, userId } = membership.listener
    if (info === null) return
    rooms.open(channel.name)
    hasEntered = true
    const { entryId } = membership
    yield* presences.enter({ channel: channel.name, entryId, userId, hostId, info })
    // Gone while it was written, and taken back before there was anything.
    if (!holds(connection, membership)) takeBack(channel.name, entryId)
  })

  const admit = Effect.fnUntraced(function* (connection: Connection, listener: Verified) {
    const { channel, userId } = listener
    const isKnown = connection.people.has(userId)
    if (!isKnown && listeners.ofPerson(userId).size >= limits.maxPerPerson) return connection.close(closings.crowded)
    entries += 1
    const membership: Membership = { listener, entryId: `${connection.socketId}/${entries}`, isJoined: false }
    listeners.enter(connection, membership)
    const isAllowed = yield* guard.isStillAllowed(listener)
    if (!holds(connection, membership)) return
    if (!isAllowed) return end(connection, channel.name)
    if (isPresence(membership)) return yield* enterRoom(connection, membership)
    membership.isJoined = true
    connection.send(encode(succeeded, {}, { channel: channel.name }))
  })

  return {
    subscribe: Effect.fnUntraced(function* (connection: Connection, wish: Wish) {
      const { auth, channel, channel_data: channelData } = wish
      if (connection.memberships.has(channel)) return
      if (connection.memberships.size >= limits.maxChannels) return void tellRefused(connection, channel, 429)
      const verified = yield* guard.verify({
        socketId: connection.socketId,
        channel,
        auth: auth ?? "",
        ...(typeof channelData === "string" && { channelData })
      })
      if (Option.isNone(verified)) return void tellRefused(connection, channel)
      yield* admit(connection, verified.value)
    }),
    leave,
    /** Whether the storage has ever heard of this host. */
    hasEntered: () => hasEntered,
    /** The connection has ended. */
    forget: (connection: Connection): void => {
      const present = [...connection.memberships.values()].filter(isPresence)
      for (const { listener } of present) leave(connection, listener.channel.name)
      listeners.forget(connection)
    },
    endPresence: (userId: UserId): void => {
      for (const connection of listeners.ofPerson(userId)) {
        const present = [...connection.memberships.values()].filter(isPresence)
        for (const { listener } of present) if (listener.userId === userId) end(connection, listener.channel.name)
      }
    },
    endChannel: (channel: string): void => {
      for (const connection of listeners.ofChannel(channel)) end(connection, channel)
    }
  }
}
export type Memberships = ReturnType<typeof newMemberships>
