/** What clients may send, and what becomes of it. */
import { encodeHostFrame } from "@mentorkit/core/broadcasting/ports"
import { Realtime } from "@mentorkit/core/kernel/ports"
import { Cause, Effect } from "effect"
import { type Connection, isCurrentMembership, type Membership } from "./connection.js"
import type { Memberships } from "./memberships.js"
import type { PresenceRosters } from "./presence-rosters.js"
import {
  closings,
  decodeMessage,
  encode,
  encodeError,
  type Message,
  maxClientEventBytes,
  type SubscribeRequest,
  subscribeRequestOf,
  unsubscribeRequestOf
} from "./protocol.js"
import type { Lane, WorkQueue } from "./work-queue.js"

/** What people do in a thread, seen by the other one while they do it. */
const clientEventNames: ReadonlySet<string> = new Set(["client-typing", "client-recording"])

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

const malformedRequest = encodeError(null, "A subscription names its channel and has its signature.")

export const newMessageHandler = (services: {
  readonly memberships: Memberships
  readonly rosters: PresenceRosters
  readonly queue: WorkQueue
  /** Before the first subscription is let in. */
  readonly startReader: Effect.Effect<void>
}) =>
  Effect.map(Realtime, (realtime) => {
    const { memberships, queue, rosters, startReader } = services

    /** Whatever fails here is not the client's fault: it comes back after a pause, and tries again. */
    const enqueue = (connection: Connection, lane: Lane, work: Effect.Effect<void>) => {
      const guarded = Effect.catchAllCause(work, (cause) => {
        connection.close(closings.unavailable)
        return Cause.isInterruptedOnly(cause) ? Effect.void : Effect.logError("A realtime message failed", cause)
      })
      queue.add(connection, { lane, effect: Effect.asVoid(Effect.unless(guarded, () => connection.isClosed)) })
    }
    const laneOf = (channel: string): Lane => (channel.startsWith("presence-") ? "threads" : "people")

    const verifyAndAdmit = Effect.fnUntraced(function* (connection: Connection, request: SubscribeRequest) {
      const subscription = yield* memberships.verify(connection, request)
      if (subscription === undefined) return
      yield* startReader
      yield* memberships.admit(connection, subscription)
    })

    const subscribe = (connection: Connection, message: Message) => {
      const request = subscribeRequestOf(message)
      if (request === undefined) return void connection.send(malformedRequest)
      enqueue(connection, laneOf(request.channel), verifyAndAdmit(connection, request))
    }

    /** In its turn: what it takes back may still wait. */
    const unsubscribe = (connection: Connection, message: Message) => {
      const request = unsubscribeRequestOf(message)
      if (request === undefined) return
      const { channel } = request
      enqueue(
        connection,
        laneOf(channel),
        Effect.sync(() => memberships.leave(connection, channel))
      )
    }

    const refusalOf = ({ data, event }: Message, membership: Membership | undefined): string | undefined => {
      if (!clientEventNames.has(event)) return encodeError(null, "There is no such client event.")
      if (membership?.isJoined !== true || membership.subscription.channel._tag !== "Thread") {
        return encodeError(null, "Client events are for threads that you listen to.")
      }
      if (bytesOf(data) > maxClientEventBytes) {
        return encodeError(null, `A client event has at most ${maxClientEventBytes} bytes.`)
      }
      const { channel, userId } = membership.subscription
      const isInRate = rosters.takeClientEvent(channel.name, userId, performance.now())
      return isInRate ? undefined : encodeError(rateExceeded, "Too many client events.")
    }

    /** To everybody else in the channel, on whichever host. */
    const publish = (connection: Connection, message: Message) => {
      const { channel = "", data = null, event } = message
      const membership = connection.memberships.get(channel)
      const refusal = refusalOf(message, membership)
      if (refusal !== undefined) return void connection.send(refusal)
      if (membership === undefined) return
      const { userId } = membership.subscription
      const { socketId } = connection
      const frame = encodeHostFrame({ _tag: "ClientEvent", channel, event, userId, data, socketId })
      // While it waited its sender may have left, or have been put out.
      const isStillIn = () => isCurrentMembership(connection, membership)
      enqueue(connection, "threads", Effect.asVoid(Effect.when(realtime.publish(frame), isStillIn)))
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
      const message = decodeMessage(text)
      if (message === undefined) connection.send(encodeError(null, "A message is JSON with an event."))
      else handle(connection, message)
    }
  })
