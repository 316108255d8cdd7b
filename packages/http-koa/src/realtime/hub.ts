/** All connections of this host, and the one reader of frames that serves them. */
import { beatSeconds, ChannelGuard, Presences } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { Effect, Schedule } from "effect"
import type { RawData, WebSocket } from "ws"
import { Connection } from "./connection.js"
import { newConnectionRegistry } from "./connection-registry.js"
import { makeFrameReader } from "./frame-reader.js"
import { newMemberships } from "./memberships.js"
import { newMessageHandler } from "./messages.js"
import { messageRate, type RealtimeOptions } from "./options.js"
import { newPlaces } from "./places.js"
import { newPresenceRosters } from "./presence-rosters.js"
import { activityTimeoutSeconds, closings, encode } from "./protocol.js"
import { newFrameReceiver } from "./received-frames.js"
import { newRecorder } from "./statistics.js"
import { newTokenBuckets, rateOf } from "./token-bucket.js"
import { makeWorkQueue } from "./work-queue.js"

const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString()
}

const checkAgeAndSilence = (connection: Connection, now: number, limits: Required<RealtimeOptions>) => {
  const { longestLifeMillis, pingAfterMillis, silentAfterMillis } = limits
  const silence = now - connection.heardAt
  if (now - connection.openedAt > longestLifeMillis) connection.close(closings.goAway)
  else if (silence > silentAfterMillis) {
    connection.close(closings.silent)
    connection.terminate()
  } else if (silence > pingAfterMillis) connection.ping()
}

export const makeHub = Effect.fnUntraced(function* (limits: Required<RealtimeOptions>) {
  const presences = yield* Presences
  const hostId = crypto.randomUUID()
  const [registry, rosters, recorder] = [newConnectionRegistry(), newPresenceRosters(), newRecorder()]
  const guard = yield* ChannelGuard
  const queue = yield* makeWorkQueue
  const messagesOfAddress = newTokenBuckets<string>(rateOf(limits.maxMessagesPerAddress, 10))
  const messagesOfPerson = newTokenBuckets<UserId>(rateOf(limits.maxMessagesPerPerson, 10))
  /** By whose they are, once that is known. */
  const takeMessage = ({ address, messages, people: [userId] }: Connection, now: number): boolean =>
    messages.take(now) &&
    (userId === undefined ? messagesOfAddress.take(address, now) : messagesOfPerson.take(userId, now))
  const memberships = newMemberships({ hostId, guard, presences, registry, rosters, queue, limits })
  const { onMissed, receive } = newFrameReceiver({ registry, rosters, memberships, presences, queue, recorder })

  const startReader = yield* makeFrameReader({ recorder, receive, onLost: onMissed })
  const onMessage = yield* newMessageHandler({ memberships, rosters, queue, startReader })

  const checkAll = Effect.sync(() => {
    const now = performance.now()
    for (const connection of registry.all) checkAgeAndSilence(connection, now, limits)
  })
  const beat = Effect.suspend(() => (memberships.hasStoredPresences() ? presences.beat(hostId) : Effect.void)).pipe(
    Effect.catchAllCause((cause) => Effect.logWarning("The realtime host could not say that it is there", cause))
  )
  /** Where it fails, a sweep does it once the host is silent. */
  const leaveAll = Effect.suspend(() =>
    memberships.hasStoredPresences() ? presences.leaveAll(hostId) : Effect.void
  ).pipe(
    Effect.catchAllCause((cause) => Effect.logWarning("The realtime host could not take its presences away", cause))
  )

  yield* Effect.forkScoped(Effect.repeat(checkAll, Schedule.spaced(limits.checkEveryMillis)))
  yield* Effect.forkScoped(Effect.repeat(beat, Schedule.spaced(`${beatSeconds} seconds`)))
  yield* Effect.addFinalizer(() => leaveAll)

  /** What is thrown here would end the process. */
  const handle = (connection: Connection, text: string) => {
    try {
      onMessage(connection, text)
    } catch (error) {
      connection.close(closings.unavailable)
      queue.start(Effect.logError("A realtime message failed", error))
    }
  }

  const open = (socket: WebSocket, address: string) => {
    const connection: Connection = new Connection(socket, address, performance.now(), messageRate, () =>
      memberships.leaveAll(connection)
    )
    /** Asked before anything of it is looked at; pings and pongs keep us busy as well. */
    const isWelcome = (): boolean => {
      const now = performance.now()
      connection.heardAt = now
      if (!takeMessage(connection, now)) connection.closeAsFlooded()
      return !connection.isClosed
    }
    socket.on("message", (data) => {
      if (isWelcome()) handle(connection, textOf(data))
    })
    socket.on("ping", isWelcome)
    socket.on("pong", isWelcome)
    socket.on("close", () => {
      connection.end()
      registry.remove(connection)
    })
    recorder.count("opened")
    registry.add(connection)
    const established = { socket_id: connection.socketId, activity_timeout: activityTimeoutSeconds }
    connection.send(encode("pusher:connection_established", established))
  }

  return { open, registry, recorder, places: newPlaces(registry, limits) }
})
