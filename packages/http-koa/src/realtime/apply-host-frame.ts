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
  (frame: HostFrame, exceptSocketId?: string): void => {
    const { channels, memberships, presenceChanges, registry, rosters } = services
    const { channel } = frame
    switch (frame.event) {
      case "mentorkit:access-ended":
        for (const connection of registry.ofPerson(frame.data.user_id)) connection.close(closings.goAway)
        break
      case "mentorkit:presence-hidden":
        memberships.endPresence(frame.data.user_id)
        break
      case "mentorkit:channel-ended":
        memberships.endChannel(channel)
        break
      case "mentorkit:presence-entered": {
        const { entry_id, user_id: userId, user_info: info } = frame.data
        rosters.inTurn(channel, () => presenceChanges.entered(channel, entry_id, { userId, info }))
        break
      }
      case "mentorkit:presence-left":
        rosters.inTurn(channel, () => presenceChanges.left(channel, frame.data.entry_id))
        break
      case "mentorkit:client-event": {
        const { data, event, user_id: userId } = frame.data
        rosters.inTurn(channel, () => channels.send(channel, { event, data, userId, exceptSocketId }))
      }
    }
  }
