/** What clients may send, and what becomes of it. */
import { Realtime } from "@mentorkit/core/kernel/ports"
import { Cause, Effect } from "effect"
import type { Connection, Membership } from "./connection.js"
import type { ClientEventData } from "./frames.js"
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

/** Answers what is left to do where the storage has to be asked. */
export const newMessageHandler = (memberships: Memberships, begin: Effect.Effect<void>) =>
  Effect.map(Realtime, (realtime) => {
    const subscribe = (connection: Connection, message: Message) => {
      const wish = subscribeOf(message)
      if (wish !== undefined) return Effect.zipRight(begin, memberships.subscribe(connection, wish))
      connection.send(encodeError(null, "A subscription names its channel and has its signature."))
      return undefined
    }

    const unsubscribe = (connection: Connection, message: Message) => {
      const wish = unsubscribeOf(message)
      return wish === undefined ? undefined : memberships.leave(connection, wish.channel)
    }

    const refusalOf = ({ clientEvents: pace }: Connection, { data, event }: Message, membership?: Membership) => {
      if (!clientEvents.has(event)) return encodeError(null, "There is no such client event.")
      if (membership?.isJoined !== true || membership.listener.channel._tag !== "Thread") {
        return encodeError(null, "Client events are for conversations that you listen to.")
      }
      if (bytesOf(data) > maxClientEventBytes) {
        return encodeError(null, `A client event has at most ${maxClientEventBytes} bytes.`)
      }
      return pace.take(performance.now()) ? undefined : encodeError(rateExceeded, "Too many client events.")
    }

    /** To everybody else in the channel, on whichever host. */
    const publish = (connection: Connection, message: Message) => {
      const { channel = "", data = null, event } = message
      const membership = connection.memberships.get(channel)
      const refusal = refusalOf(connection, message, membership)
      if (refusal !== undefined || membership === undefined) {
        if (refusal !== undefined) connection.send(refusal)
        return undefined
      }
      const sent: ClientEventData = { user_id: membership.listener.userId, data }
      return realtime.publish({ channel, event, data: sent, except: connection.socketId })
    }

    const handlerOf = (event: string) => {
      if (event === "pusher:subscribe") return subscribe
      if (event === "pusher:unsubscribe") return unsubscribe
      return event.startsWith("client-") ? publish : undefined
    }

    /** Whatever fails here is not the client's fault: it comes back after a pause, and tries again. */
    const guarded = (connection: Connection, work: Effect.Effect<void>) =>
      Effect.catchAllCause(
        Effect.unless(work, () => connection.isClosed),
        (cause) => {
          connection.close(closings.crowded)
          return Cause.isInterruptedOnly(cause) ? Effect.void : Effect.logError("A realtime message failed", cause)
        }
      ).pipe(Effect.asVoid)

    const handle = (connection: Connection, message: Message): Effect.Effect<void> | undefined => {
      if (message.event === "pusher:pong") return undefined
      if (message.event === "pusher:ping") return void connection.send(pong)
      const handler = handlerOf(message.event)
      if (handler === undefined) return void connection.send(encodeError(null, "There is no such event."))
      const work = handler(connection, message)
      return work === undefined ? undefined : guarded(connection, work)
    }

    return (connection: Connection, text: string): Effect.Effect<void> | undefined => {
      if (connection.isClosed) return undefined
      if (!connection.messages.take(performance.now())) return void connection.close(closings.flooded)
      const message = decode(text)
      if (message !== undefined) return handle(connection, message)
      return void connection.send(encodeError(null, "A message is JSON with an event."))
    }
  })
