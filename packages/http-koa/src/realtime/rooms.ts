/** Who is in a conversation's channel, as the clients of this host are told: what all hosts say, put in one order. */
import type { MemberInfo } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { type Bucket, newBucket } from "./bucket.js"
import { clientEventPace } from "./options.js"

export interface Member {
  readonly userId: UserId
  readonly info: MemberInfo
}

interface Room {
  /** By entry, over all hosts. Undefined until they have been read. */
  members: Map<string, Member> | undefined
  /** While they are read: what has come since then, to be done afterwards. */
  held: Array<() => void> | undefined
  /** How much each person may still send. */
  readonly paces: Map<UserId, Bucket>
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
      if (!rooms.has(channel)) rooms.set(channel, { members: undefined, held: undefined, paces: new Map() })
    },
    close: (channel: string) => rooms.delete(channel),
    members: (channel: string): ReadonlyMap<string, Member> | undefined => rooms.get(channel)?.members,
    /**
     * Until the function that it answers is given the members what concerns the room is held back; undefined where somebody
     * reads them already.
     */
    read: (channel: string): ((members: ReadonlyMap<string, Member>) => void) | undefined => {
      const room = rooms.get(channel)
      if (room === undefined || room.held !== undefined) return undefined
      room.held = []
      return (members) => {
        const held = room.held ?? []
        room.members = new Map(members)
        room.held = undefined
        // It was closed meanwhile: what was held back concerns nobody here any more.
        if (rooms.get(channel) === room) for (const act of held) act()
      }
    },
    /** Does it in its turn: now, or when the room has been read. */
    inTurn: (channel: string, act: () => void): void => {
      const held = rooms.get(channel)?.held
      if (held === undefined) act()
      else held.push(act)
    },
    mayEvent: (channel: string, userId: UserId, now: number): boolean => {
      const paces = rooms.get(channel)?.paces
      if (paces === undefined) return false
      const bucket = paces.get(userId) ?? newBucket(clientEventPace, now)
      paces.set(userId, bucket)
      return bucket.take(now)
    },
    /** Whether somebody came who was not there. */
    add: (channel: string, entryId: string, member: Member): boolean => {
      const members = rooms.get(channel)?.members
      if (members === undefined) return false
      const isNew = !isThere(members, member.userId)
      members.set(entryId, member)
      return isNew
    },
    /** Who has gone, unless it is nobody: other connections of the person may be there still. */
    remove: (channel: string, entryId: string): UserId | undefined => {
      const members = rooms.get(channel)?.members
      const member = members?.get(entryId)
      if (members === undefined || member === undefined) return undefined
      members.delete(entryId)
      return isThere(members, member.userId) ? undefined : member.userId
    }
  }
}
export type Rooms = ReturnType<typeof newRooms>
