/** How a connection gets into a channel, and out of it. */
import type { ChannelGuard, Presences, VerifiedSubscription } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { Effect, Option, Schedule } from "effect"
import { type Connection, isCurrentMembership, type Membership } from "./connection.js"
import type { ConnectionRegistry } from "./connection-registry.js"
import type { RealtimeOptions } from "./options.js"
import type { PresenceRosters } from "./presence-rosters.js"
import { closings, encode, encodeError, type SubscribeRequest } from "./protocol.js"
import { newTokenBuckets, rateOf } from "./token-bucket.js"
import type { WorkQueue } from "./work-queue.js"

const everyTwoSeconds = Schedule.spaced("2 seconds")

const refusals = {
  forbidden: { type: "AuthError", error: "The subscription was refused.", status: 403 },
  tooManyChannels: { type: "LimitReached", error: "The connection listens to too many channels.", status: 429 },
  tooManySubscriptions: { type: "LimitReached", error: "Too many subscriptions. Try again in a moment.", status: 429 },
  crowdedChannel: { type: "LimitReached", error: "Too many connections listen to the channel.", status: 429 }
} as const

const tellRefused = (connection: Connection, channel: string, reason: keyof typeof refusals): void =>
  void connection.send(encode("pusher:subscription_error", refusals[reason], { channel }))

/** Each has asked the storage. */
const maxRefusals = 20

const isOfThread = ({ subscription: { channel } }: Membership) => channel._tag === "Thread"
const threadMemberships = ({ memberships }: Connection) => [...memberships.values()].filter(isOfThread)

export const newMemberships = (services: {
  readonly hostId: string
  readonly guard: typeof ChannelGuard.Service
  readonly presences: typeof Presences.Service
  readonly registry: ConnectionRegistry
  readonly rosters: PresenceRosters
  readonly queue: WorkQueue
  readonly limits: Required<RealtimeOptions>
}) => {
  const { guard, hostId, limits, presences, queue, registry, rosters } = services
  const subscriptionsOfPerson = newTokenBuckets<UserId>(rateOf(limits.maxSubscriptionsPerPerson, 60))
  let hasStoredPresences = false
  let entries = 0

  /** Tried until it is done: nobody else would remove what a host that is alive has stored. */
  const leavePresence = (channel: string, entryId: string) => {
    const once = Effect.sandbox(queue.inLane({ lane: "threads", effect: presences.leave(channel, entryId) }))
    const again = Effect.orDie(Effect.retry(once, everyTwoSeconds))
    queue.start(
      Effect.catchAll(once, (cause) =>
        Effect.zipRight(
          Effect.logWarning("A presence in a thread could not be removed, and is tried again", cause),
          again
        )
      )
    )
  }

  /** Out of the channel, at once; the other hosts hear of it. */
  const leave = (connection: Connection, channel: string): void => {
    const membership = connection.memberships.get(channel)
    if (membership === undefined) return
    registry.removeMembership(connection, channel)
    if (!isOfThread(membership)) return
    if (registry.ofChannel(channel).size === 0) rosters.close(channel)
    if (membership.hasEntered) leavePresence(channel, membership.entryId)
  }

  const expel = (connection: Connection, channel: string): void => {
    tellRefused(connection, channel, "forbidden")
    leave(connection, channel)
  }

  /** The frame of it comes back, and says when the connection is in: in the order of the channel. */
  const enterPresence = Effect.fnUntraced(function* (connection: Connection, membership: Membership) {
    const { channel, info, userId } = membership.subscription
    if (info === null) return
    rosters.open(channel.name)
    hasStoredPresences = true
    const { entryId } = membership
    membership.hasEntered = true
    yield* Effect.ensuring(
      presences.enter({ channel: channel.name, entryId, userId, hostId, info }),
      // Gone while it was written, and removed before there was anything: where it has failed, perhaps after its commit.
      Effect.sync(() => {
        if (!isCurrentMembership(connection, membership)) leavePresence(channel.name, entryId)
      })
    )
  })

  const isCrowded = ({ channel: { _tag, name }, userId }: VerifiedSubscription): boolean => {
    const max = limits.maxConnectionsPerChannel
    const connections = [...registry.ofChannel(name)]
    if (_tag === "Person") return connections.length >= max
    const own = connections.filter(({ memberships }) => memberships.get(name)?.subscription.userId === userId)
    return connections.length >= max || own.length >= Math.ceil(max / 2)
  }

  /**
   * It was signed, and the sign-in is over, or the thread: the person loses nothing by it, whoever has the signature. It is of
   * this connection, and there will be no other one.
   */
  const refuse = (connection: Connection, { channel, userId }: VerifiedSubscription): void => {
    expel(connection, channel.name)
    registry.removePerson(connection, userId)
    subscriptionsOfPerson.giveBack(userId)
    connection.refusals += 1
    if (connection.refusals >= maxRefusals) connection.close(closings.flooded)
  }

  const admit = Effect.fnUntraced(function* (connection: Connection, subscription: VerifiedSubscription) {
    // While it waited its client may have gone: nobody would take it out of the registry again.
    if (connection.isClosed) return
    const { channel, userId } = subscription
    const isKnown = connection.people.has(userId)
    if (!isKnown && registry.ofPerson(userId).size >= limits.maxConnectionsPerPerson) {
      return connection.close(closings.crowded)
    }
    if (isCrowded(subscription)) return tellRefused(connection, channel.name, "crowdedChannel")
    // A signature is good as often as the connection likes.
    if (!subscriptionsOfPerson.take(userId, performance.now())) {
      return tellRefused(connection, channel.name, "tooManySubscriptions")
    }
    entries += 1
    const entryId = `${connection.socketId}/${entries}`
    const membership: Membership = { subscription, entryId, hasEntered: false, isJoined: false }
    registry.addMembership(connection, membership)
    const isAllowed = yield* guard.isStillAllowed(subscription)
    if (!isCurrentMembership(connection, membership)) return
    if (!isAllowed) return refuse(connection, subscription)
    if (isOfThread(membership)) return yield* enterPresence(connection, membership)
    membership.isJoined = true
    connection.send(encode("pusher_internal:subscription_succeeded", {}, { channel: channel.name }))
  })

  return {
    /**
     * Without asking the storage, so that what is forged costs it nothing. Undefined for what is refused, or is there: in
     * Pusher's own words, which clients may know.
     */
    verify: Effect.fnUntraced(function* (connection: Connection, request: SubscribeRequest) {
      const { auth, channel, channel_data: channelData } = request
      if (connection.memberships.has(channel)) {
        return void connection.send(encodeError(null, `Existing subscription to channel ${channel}`))
      }
      if (connection.memberships.size >= limits.maxChannelsPerConnection) {
        return tellRefused(connection, channel, "tooManyChannels")
      }
      const verified = yield* guard.verify({
        socketId: connection.socketId,
        channel,
        auth: auth ?? "",
        ...(typeof channelData === "string" && { channelData })
      })
      if (Option.isNone(verified)) return tellRefused(connection, channel, "forbidden")
      return verified.value
    }),
    admit,
    leave,
    /** Whether the storage has ever heard of this host. */
    hasStoredPresences: () => hasStoredPresences,
    /** Of a connection that has ended. */
    leaveAll: (connection: Connection): void => {
      for (const { subscription } of threadMemberships(connection)) leave(connection, subscription.channel.name)
      registry.removeFromChannels(connection)
    },
    endPresence: (userId: UserId): void => {
      for (const connection of registry.ofPerson(userId)) {
        for (const { subscription } of threadMemberships(connection)) {
          if (subscription.userId === userId) expel(connection, subscription.channel.name)
        }
      }
    },
    endChannel: (channel: string): void => {
      for (const connection of registry.ofChannel(channel)) expel(connection, channel)
    }
  }
}
export type Memberships = ReturnType<typeof newMemberships>
