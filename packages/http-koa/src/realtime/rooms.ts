/** Who is in a conversation's channel, as the clients of this host are told: what all hosts say, put in one order. */
import type { MemberInfo } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"

export interface Member {
  readonly userId: UserId
  readonly info: MemberInfo
}

interface Room {
  /** By connection, over all hosts. Undefined until they have been read. */
  members: Map<string, Member> | undefined
}

const isThere = (members: ReadonlyMap<string, Member>, userId: UserId): boolean => {
  for (const member of members.values()) if (member.userId === userId) return true
  return false
}

/** As Pusher writes it into the answer to a subscription. */
export const presenceOf = (members: ReadonlyMap<string, Member>) => {
  const hash = Object.fromEntries([...members.values()].map(({ info, userId }) => [userId, info]))
  const ids = Object.keys(hash)
  return { presence: { count: ids.length, ids, hash } }
}

/** A room for each channel that connections of this host are in, or wait for. */
export const newRooms = () => {
  const rooms = new Map<string, Room>()
  return {
    open: (channel: string): void => {
      if (!rooms.has(channel)) rooms.set(channel, { members: undefined })
    },
    close: (channel: string) => rooms.delete(channel),
    members: (channel: string): ReadonlyMap<string, Member> | undefined => rooms.get(channel)?.members,
    /** As they were read; from then on frames tell. */
    fill: (channel: string, members: ReadonlyMap<string, Member>): void => {
      const room = rooms.get(channel)
      if (room !== undefined) room.members = new Map(members)
    },
    /** Whether somebody came who was not there. */
    add: (channel: string, socketId: string, member: Member): boolean => {
      const members = rooms.get(channel)?.members
      if (members === undefined) return false
      const isNew = !isThere(members, member.userId)
      members.set(socketId, member)
      return isNew
    },
    /** Who has gone, unless it is nobody: other connections of the person may be there still. */
    remove: (channel: string, socketId: string): UserId | undefined => {
      const members = rooms.get(channel)?.members
      const member = members?.get(socketId)
      if (members === undefined || member === undefined) return undefined
      members.delete(socketId)
      return isThere(members, member.userId) ? undefined : member.userId
    }
  }
}
export type Rooms = ReturnType<typeof newRooms>
