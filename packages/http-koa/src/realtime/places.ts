/** Places of connections on this host: how many there are, and who gives one up. */
import type { Connection } from "./connection.js"
import type { ConnectionRegistry } from "./connection-registry.js"
import type { RealtimeOptions } from "./options.js"
import { closings } from "./protocol.js"

const isGuest = ({ people }: Connection) => people.size === 0

const firstGuest = (connections: ReadonlySet<Connection>): Connection | undefined => {
  for (const connection of connections) if (isGuest(connection)) return connection
  return undefined
}

export const newPlaces = (registry: ConnectionRegistry, limits: Required<RealtimeOptions>) => {
  /** Anybody can open connections that are nobody's: with all places taken by them, those who sign in would be kept out. */
  const makeRoom = (connections: ReadonlySet<Connection>): boolean => {
    const guest = firstGuest(connections)
    if (guest === undefined || performance.now() - guest.openedAt < limits.guestStayMillis) return false
    guest.close(closings.crowded)
    guest.terminate()
    registry.remove(guest)
    return true
  }

  return {
    /** Whether there is one for one more connection of the address. */
    find: (address: string): boolean => {
      const neighbours = registry.ofAddress(address)
      const hasRoom = neighbours.size < limits.maxConnectionsPerAddress || makeRoom(neighbours)
      return hasRoom && (registry.all.size < limits.maxConnections || makeRoom(registry.guests))
    }
  }
}
