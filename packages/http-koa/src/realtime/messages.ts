/** What clients may send, and what becomes of it. */
import { clientEvent } from "@mentorkit/core/broadcasting/ports"
import { Realtime } from "@mentorkit/core/kernel/ports"
import { Cause, Effect } from "effect"
import type { Connection, Membership } from "./connection.js"
import type { Memberships } from "./memberships.js"
import {
  closings,
  decode,
  encode,
  encodeError,
  type Message,
  maxClientEventBytes,
  subscribeOf,
  unsubscribeOf
} from "./protocol.js"
import type { Rooms } from "./rooms.js"
import type { Lane, WorkQueue } from "./work-queue.js"

/** What people do in a conversation, seen by the other one while they do it. */
const clientEvents: ReadonlySet<string> = new Set(["client-typing", "client-recording"])

const pong = encode("pusher:pong", {})

/** What nests too deep cannot be written again. */
const bytesOf = (data: unknown): number => {
  try {
    return Buffer.byteLength(JSON.stringify(data ?? null))
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

const rateExceeded = 4301

const wrongSubscription = encodeError(null, "A subscription names its channel and has its signature.")

export const newMessageHandler = (world: {
  readonly memberships: Memberships
  readonly rooms: Rooms
  readonly queue: WorkQueue
  /** Before the first subscription. */
  readonly begin: Effect.Effect<void>
}) =>
  Effect.map(Realtime, (realtime) => {
    const { begin, memberships, queue, rooms } = world

    /** Whatever fails here is not the client's fault: it comes back after a pause, and tries again. */
    const add = (connection: Connection, lane: Lane, work: Effect.Effect<void>) => {
      const guarded = Effect.catchAllCause(work, (cause) => {
        connection.close(closings.crowded)
        return Cause.isInterruptedOnly(cause) ? Effect.void : Effect.logError("A realtime message failed", cause)
      })
      queue.add(connection, { lane, effect: Effect.asVoid(Effect.unless(guarded, () => connection.isClosed)) })
    }
    const laneOf = (channel: string): Lane => (channel.startsWith("presence-") ? "conversations" : "own")

    const subscribe = (connection: Connection, message: Message) => {
      const wish = subscribeOf(message)
      if (wish === undefined) return void connection.send(wrongSubscription)
      add(connection, laneOf(wish.channel), Effect.zipRight(begin, memberships.subscribe(connection, wish)))
    }

    /** In its turn: what it takes back may still wait. */
    const unsubscribe = (connection: Connection, message: Message) => {
      const wish = unsubscribeOf(message)
      if (wish === undefined) return
      const { channel } = wish
      add(
        connection,
        laneOf(channel),
        Effect.sync(() => memberships.leave(connection, channel))
      )
    }

    const refusalOf = ({ data, event }: Message, membership: Membership | undefined): string | undefined => {
      if (!clientEvents.has(event)) return encodeError(null, "There is no such client event.")
      if (membership?.isJoined !== true || membership.listener.channel._tag !== "Thread") {
        return encodeError(null, "Client events are for conversations that you listen to.")
      }
      if (bytesOf(data) > maxClientEventBytes) {
        return encodeError(null, `A client event has at most ${maxClientEventBytes} bytes.`)
      }
      const { channel, userId } = membership.listener
      const mayEvent = rooms.mayEvent(channel.name, userId, performance.now())
      return mayEvent ? undefined : encodeError(rateExceeded, "Too many client events.")
    }

    /** To everybody else in the channel, on whichever host. */
    const publish = (connection: Connection, message: Message) => {
      const { channel = "", data = null, event } = message
      const membership = connection.memberships.get(channel)
      const refusal = refusalOf(message, membership)
      if (refusal !== undefined) return void connection.send(refusal)
      if (membership === undefined) return
      const { userId } = membership.listener
      const { socketId } = connection
      add(connection, "conversations", realtime.publish(clientEvent({ channel, event, userId, data, socketId })))
    }

    const handle = (connection: Connection, message: Message): void => {
      const { event } = message
      if (event === "pusher:subscribe") subscribe(connection, message)
      else if (event === "pusher:unsubscribe") unsubscribe(connection, message)
      else if (event === "pusher:ping") connection.send(pong)
      else if (event.startsWith("client-")) publish(connection, message)
      else if (event !== "pusher:pong") connection.send(encodeError(null, "There is no such event."))
    }

    return (connection: Connection, text: string): void => {
      if (connection.isClosed) return
      const isInPace = connection.messages.take(performance.now())
      const message = isInPace ? decode(text) : undefined
      if (!isInPace) connection.close(closings.flooded)
      else if (message === undefined) connection.send(encodeError(null, "A message is JSON with an event."))
      else handle(connection, message)
    }
  })
