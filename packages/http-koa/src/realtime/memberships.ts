/** How a connection gets into a channel, and out of it. */
import type { ChannelGuard, Presences, Verified } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { Effect, Option } from "effect"
import { type Connection, holds, type Membership } from "./connection.js"
import type { Listeners } from "./listeners.js"
import { closings, encode } from "./protocol.js"
import type { Rooms } from "./rooms.js"

/** As clients send it. */
export interface Wish {
  readonly channel: string
  readonly auth?: string | null | undefined
  readonly channel_data?: string | null | undefined
}

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
  readonly limits: { readonly maxPerPerson: number; readonly maxChannels: number }
}) => {
  const { guard, hostId, limits, listeners, presences, rooms } = world
  let hasEntered = false
  let entries = 0

  /** Out of the channel, and out of what the other hosts know. */
  const leave = (connection: Connection, channel: string): Effect.Effect<void> => {
    const membership = connection.memberships.get(channel)
    if (membership === undefined) return Effect.void
    listeners.leave(connection, channel)
    if (!isPresence(membership)) return Effect.void
    if (listeners.ofChannel(channel).size === 0) rooms.close(channel)
    return presences.leave(channel, membership.entryId)
  }

  const end = (connection: Connection, channel: string) =>
    Effect.suspend(() => {
      tellRefused(connection, channel)
      return leave(connection, channel)
    })

  /** The frame of it comes back, and says when the connection is in: in the order of the channel. */
  const enterRoom = Effect.fnUntraced(function* (connection: Connection, membership: Membership) {
    const { channel, info, userId } = membership.listener
    if (info === null) return
    rooms.open(channel.name)
    hasEntered = true
    const { entryId } = membership
    yield* presences.enter({ channel: channel.name, entryId, userId, hostId, info })
    // Gone while it was written: nobody else would take it back.
    if (!holds(connection, membership)) yield* presences.leave(channel.name, entryId)
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
    if (!isAllowed) return yield* end(connection, channel.name)
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
    forget: (connection: Connection): Effect.Effect<void> | undefined => {
      const present = [...connection.memberships.values()].filter(isPresence)
      listeners.forget(connection)
      if (present.length === 0) return undefined
      return Effect.forEach(present, ({ listener }) => leave(connection, listener.channel.name), { discard: true })
    },
    endPresence: (userId: UserId): Effect.Effect<void> =>
      Effect.forEach(
        [...listeners.ofPerson(userId)].flatMap((connection) =>
          [...connection.memberships.values()]
            .filter((one) => isPresence(one) && one.listener.userId === userId)
            .map(({ listener }) => end(connection, listener.channel.name))
        ),
        (ended) => ended,
        { discard: true }
      ),
    endChannel: (channel: string): Effect.Effect<void> =>
      Effect.forEach([...listeners.ofChannel(channel)], (connection) => end(connection, channel), { discard: true })
  }
}
export type Memberships = ReturnType<typeof newMemberships>
