/** The connections of this host: by channel, by person and by address. */
import type { UserId } from "@mentorkit/core/kernel"
import type { Connection, Membership } from "./connection.js"

const none: ReadonlySet<Connection> = new Set()

/** A set for each key that has any. */
const newGroups = <Key>() => {
  const groups = new Map<Key, Set<Connection>>()
  return {
    of: (key: Key): ReadonlySet<Connection> => groups.get(key) ?? none,
    count: () => groups.size,
    add: (key: Key, connection: Connection) => {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, new Set([connection]))
      else group.add(connection)
    },
    remove: (key: Key, connection: Connection) => {
      const group = groups.get(key)
      group?.delete(connection)
      if (group?.size === 0) groups.delete(key)
    }
  }
}

export const newConnectionRegistry = () => {
  const all = new Set<Connection>()
  const guests = new Set<Connection>()
  const byChannel = newGroups<string>()
  const byPerson = newGroups<UserId>()
  const byAddress = newGroups<string>()
  return {
    /** Those that were told to go, and have not gone, as well. */
    all: all as ReadonlySet<Connection>,
    /** Those that are nobody's, as they have been let into nothing; the longest first. */
    guests: guests as ReadonlySet<Connection>,
    channelCount: byChannel.count,
    /** Those that wait to be let in as well. */
    ofChannel: byChannel.of,
    ofPerson: byPerson.of,
    ofAddress: byAddress.of,
    add: (connection: Connection) => {
      all.add(connection)
      guests.add(connection)
      byAddress.add(connection.address, connection)
    },
    /** From now on an end of the person's access is one of the connection. */
    addMembership: (connection: Connection, membership: Membership) => {
      const { channel, userId } = membership.subscription
      connection.memberships.set(channel.name, membership)
      byChannel.add(channel.name, connection)
      guests.delete(connection)
      connection.people.add(userId)
      byPerson.add(userId, connection)
    },
    /** Whose sign-in is over: none of the person's places is taken by it. */
    removePerson: (connection: Connection, userId: UserId) => {
      for (const { subscription } of connection.memberships.values()) if (subscription.userId === userId) return
      connection.people.delete(userId)
      byPerson.remove(userId, connection)
      if (connection.people.size === 0) guests.add(connection)
    },
    removeMembership: (connection: Connection, channel: string) => {
      connection.memberships.delete(channel)
      byChannel.remove(channel, connection)
    },
    /** Of one that is over: nothing is sent to it any more. Its place is taken until its socket is gone. */
    removeFromChannels: (connection: Connection) => {
      for (const channel of connection.memberships.keys()) byChannel.remove(channel, connection)
    },
    /** Its socket is gone. */
    remove: (connection: Connection) => {
      all.delete(connection)
      guests.delete(connection)
      byAddress.remove(connection.address, connection)
      for (const userId of connection.people) byPerson.remove(userId, connection)
    }
  }
}
export type ConnectionRegistry = ReturnType<typeof newConnectionRegistry>
