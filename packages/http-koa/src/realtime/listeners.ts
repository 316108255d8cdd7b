/** Which connections of this host listen to which channel, and whose they are. */
import type { UserId } from "@mentorkit/core/kernel"
import type { Connection, Membership } from "./connection.js"

const nobody: ReadonlySet<Connection> = new Set()

/** A set for each key that has any. */
const newGroups = <Key>() => {
  const groups = new Map<Key, Set<Connection>>()
  return {
    of: (key: Key): ReadonlySet<Connection> => groups.get(key) ?? nobody,
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

export const newListeners = () => {
  const all = new Set<Connection>()
  const byChannel = newGroups<string>()
  const byPerson = newGroups<UserId>()
  const byAddress = newGroups<string>()
  return {
    all: all as ReadonlySet<Connection>,
    channelCount: byChannel.count,
    /** Those that wait to be let in as well. */
    ofChannel: byChannel.of,
    ofPerson: byPerson.of,
    ofAddress: byAddress.of,
    open: (connection: Connection) => {
      all.add(connection)
      byAddress.add(connection.address, connection)
    },
    /** From now on an end of the person's access is one of the connection. */
    enter: (connection: Connection, membership: Membership) => {
      const { channel, userId } = membership.listener
      connection.memberships.set(channel.name, membership)
      byChannel.add(channel.name, connection)
      connection.people.add(userId)
      byPerson.add(userId, connection)
    },
    leave: (connection: Connection, channel: string) => {
      connection.memberships.delete(channel)
      byChannel.remove(channel, connection)
    },
    forget: (connection: Connection) => {
      all.delete(connection)
      byAddress.remove(connection.address, connection)
      for (const userId of connection.people) byPerson.remove(userId, connection)
      for (const channel of connection.memberships.keys()) byChannel.remove(channel, connection)
    }
  }
}
export type Listeners = ReturnType<typeof newListeners>
