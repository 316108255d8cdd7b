/** What comes from all hosts: frames for clients, and what hosts tell each other. */
import { decodeHostFrame, type Presences } from "@mentorkit/core/broadcasting/ports"
import { type Frame, isForHosts, type Received } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Option } from "effect"
import { newApplyHostFrame } from "./apply-host-frame.js"
import type { ConnectionRegistry } from "./connection-registry.js"
import { newLocalChannels } from "./local-channels.js"
import type { Memberships } from "./memberships.js"
import { newPresenceChanges } from "./presence-changes.js"
import type { PresenceRosters } from "./presence-rosters.js"
import { closings } from "./protocol.js"
import type { Recorder } from "./statistics.js"
import type { WorkQueue } from "./work-queue.js"

export const newFrameReceiver = (services: {
  readonly registry: ConnectionRegistry
  readonly rosters: PresenceRosters
  readonly memberships: Memberships
  readonly presences: typeof Presences.Service
  readonly queue: WorkQueue
  readonly recorder: Recorder
}) => {
  const { memberships, presences, queue, recorder, registry, rosters } = services
  const channels = newLocalChannels({ recorder, registry })
  const presenceChanges = newPresenceChanges({ channels, rosters, presences, queue })
  const applyHostFrame = newApplyHostFrame({ channels, memberships, presenceChanges, registry, rosters })

  /** Nobody knows what was missed, so everybody connects again and asks what is new. */
  const onMissed = () => {
    recorder.count("missed")
    for (const connection of registry.all) connection.close(closings.goAway)
  }

  const deliver = (frame: Frame): void => {
    const { channel, data, event, except: exceptSocketId } = frame
    if (isForHosts(frame)) for (const hostFrame of Option.toArray(decodeHostFrame(frame))) applyHostFrame(hostFrame)
    else rosters.inTurn(channel, () => channels.send(channel, { event, data, exceptSocketId }))
  }

  const onFrame = (frame: Frame): Effect.Effect<void> => {
    try {
      deliver(frame)
      return Effect.void
    } catch (error) {
      // Nobody goes on with a part of a channel's frames.
      channels.close(frame.channel)
      return Effect.logError("A realtime frame could not be handled", error)
    }
  }

  return {
    receive: (received: Received): Effect.Effect<void> =>
      Effect.suspend(() => {
        if (received._tag === "Frame") {
          recorder.noteLag(Date.now() - DateTime.toEpochMillis(received.publishedAt))
          return Effect.zipRight(onFrame(received.frame), channels.giveTurn)
        }
        if (received._tag === "Missed") onMissed()
        return Effect.void
      }),
    onMissed
  }
}
