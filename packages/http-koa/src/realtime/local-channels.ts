/** Channels, as far as connections of this host listen to them. */
import type { UserId } from "@mentorkit/core/kernel"
import { Effect } from "effect"
import type { ConnectionRegistry } from "./connection-registry.js"
import { closings, encode } from "./protocol.js"
import type { Recorder } from "./statistics.js"

/** As much as Node reads or writes of a socket in one turn: a page of frames is to cut off nobody who reads. */
const maxBytesPerTurn = 64_000

const nextTurn = Effect.async<void>((resume) => void setImmediate(() => resume(Effect.void)))

export interface ChannelEvent {
  readonly event: string
  readonly data: unknown
  /** Of a client's event: who has sent it. */
  readonly userId?: UserId | undefined
  /** The connection that does not get it. */
  readonly exceptSocketId?: string | undefined
}

export const newLocalChannels = ({
  recorder,
  registry
}: {
  readonly recorder: Recorder
  readonly registry: ConnectionRegistry
}) => {
  let bytesOfTurn = 0

  return {
    send: (channel: string, { data, event, exceptSocketId, userId }: ChannelEvent): void => {
      const connections = registry.ofChannel(channel)
      if (connections.size === 0) return
      const message = encode(event, data, { channel, ...(userId !== undefined && { user_id: userId }) })
      bytesOfTurn += Buffer.byteLength(message)
      for (const connection of connections) {
        if (connection.socketId === exceptSocketId || connection.memberships.get(channel)?.isJoined !== true) continue
        recorder.count(connection.send(message) ? "sent" : "cutOff")
      }
    },
    /** To be waited for between frames: sockets are emptied between turns of the event loop only. */
    giveTurn: Effect.suspend(() => {
      if (bytesOfTurn < maxBytesPerTurn) return Effect.void
      bytesOfTurn = 0
      return nextTurn
    }),
    /** The connection of an entry; its membership may be another one by now. */
    findEntry: (channel: string, entryId: string) => {
      for (const connection of registry.ofChannel(channel)) {
        const membership = connection.memberships.get(channel)
        if (membership?.entryId === entryId) return { connection, membership }
      }
      return undefined
    },
    /** Its clients come back at once, and ask what is new. */
    close: (channel: string): void => {
      for (const connection of registry.ofChannel(channel)) connection.close(closings.goAway)
    }
  }
}
export type LocalChannels = ReturnType<typeof newLocalChannels>
