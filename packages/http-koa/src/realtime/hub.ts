/** All connections of this host, and the one reader of frames that serves them. */
import { beatSeconds, ChannelGuard, Presences } from "@mentorkit/core/broadcasting/ports"
import { Realtime } from "@mentorkit/core/kernel/ports"
import { Effect, Schedule, Scope, Stream, SynchronizedRef } from "effect"
import type { RawData, WebSocket } from "ws"
import { Connection } from "./connection.js"
import { newCounts } from "./counts.js"
import { newReceiver } from "./frames.js"
import { newListeners } from "./listeners.js"
import { newMemberships } from "./memberships.js"
import { newMessageHandler } from "./messages.js"
import { messagePace, type RealtimeOptions } from "./options.js"
import { activityTimeoutSeconds, closings, encode } from "./protocol.js"
import { newRooms } from "./rooms.js"
import { makeWorkQueue } from "./work-queue.js"

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString()

/** What a moment asks of a connection. */
const look = (connection: Connection, now: number, limits: Required<RealtimeOptions>) => {
  const { longestLife, pingAfter, silentAfter } = limits
  const silence = now - connection.heardAt
  if (now - connection.openedAt > longestLife) connection.close(closings.goAway)
  else if (silence > silentAfter) {
    connection.close(closings.silent)
    connection.terminate()
  } else if (silence > pingAfter) connection.ping()
}

export const makeHub = Effect.fnUntraced(function* (limits: Required<RealtimeOptions>) {
  const presences = yield* Presences
  const realtime = yield* Realtime
  const scope = yield* Effect.scope
  const hostId = crypto.randomUUID()
  const [listeners, rooms, counts] = [newListeners(), newRooms(), newCounts()]
  const guard = yield* ChannelGuard
  const queue = yield* makeWorkQueue
  const memberships = newMemberships({ hostId, guard, presences, listeners, rooms, queue, limits })
  const receive = newReceiver({ listeners, rooms, memberships, presences, queue, counts })

  const begun = yield* SynchronizedRef.make(false)
  /** Before the first subscription, so that it misses nothing. */
  const begin = SynchronizedRef.updateEffect(begun, (isBegun) =>
    isBegun
      ? Effect.succeed(true)
      : Scope.extend(realtime.frames, scope).pipe(
          Effect.flatMap((frames) => Effect.forkIn(Stream.runForEach(frames, receive), scope)),
          Effect.as(true)
        )
  )

  const onMessage = yield* newMessageHandler({ memberships, rooms, queue, begin })

  const lookAfter = Effect.sync(() => {
    const now = performance.now()
    for (const connection of listeners.all) look(connection, now, limits)
  })
  const beat = Effect.suspend(() => (memberships.hasEntered() ? presences.beat(hostId) : Effect.void)).pipe(
    Effect.catchAllCause((cause) => Effect.logWarning("The realtime host could not say that it is there", cause))
  )

  yield* Effect.forkScoped(Effect.repeat(lookAfter, Schedule.spaced(limits.lookEvery)))
  yield* Effect.forkScoped(Effect.repeat(beat, Schedule.spaced(`${beatSeconds} seconds`)))
  yield* Effect.addFinalizer(() => (memberships.hasEntered() ? presences.leaveAll(hostId) : Effect.void))

  /** What is thrown here would end the process. */
  const handle = (connection: Connection, text: string) => {
    try {
      onMessage(connection, text)
    } catch (error) {
      connection.close(closings.crowded)
      queue.start(Effect.logError("A realtime message failed", error))
    }
  }

  const open = (socket: WebSocket, address: string) => {
    const connection: Connection = new Connection(socket, address, performance.now(), messagePace, () =>
      memberships.forget(connection)
    )
    const heard = () => {
      connection.heardAt = performance.now()
    }
    socket.on("message", (data) => {
      heard()
      handle(connection, textOf(data))
    })
    socket.on("ping", heard)
    socket.on("pong", heard)
    socket.on("close", () => connection.end())
    counts.opened += 1
    listeners.open(connection)
    const established = { socket_id: connection.socketId, activity_timeout: activityTimeoutSeconds }
    connection.send(encode("pusher:connection_established", established))
  }

  return { open, listeners, counts }
})
