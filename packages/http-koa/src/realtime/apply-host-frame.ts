/** What hosts tell each other, done to the connections of this one. */
import type { HostFrame } from "@mentorkit/core/broadcasting/ports"
import type { ConnectionRegistry } from "./connection-registry.js"
import type { LocalChannels } from "./local-channels.js"
import type { Memberships } from "./memberships.js"
import type { PresenceChanges } from "./presence-changes.js"
import type { PresenceRosters } from "./presence-rosters.js"
import { closings } from "./protocol.js"

export const newApplyHostFrame =
  (services: {
    readonly channels: LocalChannels
    readonly memberships: Memberships
    readonly presenceChanges: PresenceChanges
    readonly registry: ConnectionRegistry
    readonly rosters: PresenceRosters
  }) =>
  (frame: HostFrame): void => {
    const { channels, memberships, presenceChanges, registry, rosters } = services
    switch (frame._tag) {
      case "AccessEnded":
        for (const connection of registry.ofPerson(frame.userId)) connection.close(closings.goAway)
        break
      case "PresenceHidden":
        memberships.endPresence(frame.userId)
        break
      case "ChannelEnded":
        memberships.endChannel(frame.channel)
        break
      case "PresenceEntered": {
        const { channel, entryId, info, userId } = frame
        rosters.inTurn(channel, () => presenceChanges.entered(channel, entryId, { userId, info }))
        break
      }
      case "PresenceLeft": {
        const { channel, entryId } = frame
        rosters.inTurn(channel, () => presenceChanges.left(channel, entryId))
        break
      }
      case "ClientEvent": {
        const { channel, data, event, socketId, userId } = frame
        rosters.inTurn(channel, () => channels.send(channel, { event, data, userId, exceptSocketId: socketId }))
      }
    }
  }
