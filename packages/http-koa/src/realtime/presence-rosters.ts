/** Who is in a thread's channel, as the clients of this host are told: what all hosts say, put in one order. */
import type { MemberInfo } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { clientEventRate } from "./options.js"
import { newTokenBucket, type TokenBucket } from "./token-bucket.js"

export interface Member {
  readonly userId: UserId
  readonly info: MemberInfo
}

interface Roster {
  /** By entry, over all hosts. Undefined until they have been read. */
  members: Map<string, Member> | undefined
  /** While they are read: what has come since then, to be done afterwards. */
  heldBack: Array<() => void> | undefined
  /** How much each person may still send. */
  readonly clientEvents: Map<UserId, TokenBucket>
}

const hasPerson = (members: ReadonlyMap<string, Member>, userId: UserId): boolean => {
  for (const member of members.values()) if (member.userId === userId) return true
  return false
}

/** As Pusher writes it into the answer to a subscription. */
export const presenceOf = (members: ReadonlyMap<string, Member>) => {
  const hash = Object.fromEntries([...members.values()].map(({ info, userId }) => [userId, info]))
  const ids = Object.keys(hash)
  return { presence: { count: ids.length, ids, hash } }
}

/** A roster for each thread's channel that connections of this host are in, or wait for. */
export const newPresenceRosters = () => {
  const rosters = new Map<string, Roster>()
  return {
    open: (channel: string): void => {
      if (rosters.has(channel)) return
      rosters.set(channel, { members: undefined, heldBack: undefined, clientEvents: new Map() })
    },
    close: (channel: string) => rosters.delete(channel),
    members: (channel: string): ReadonlyMap<string, Member> | undefined => rosters.get(channel)?.members,
    /**
     * Until the function that it answers is given the members what concerns the channel is held back; undefined where
     * somebody reads them already.
     */
    beginReading: (channel: string): ((members: ReadonlyMap<string, Member>) => void) | undefined => {
      const roster = rosters.get(channel)
      if (roster === undefined || roster.heldBack !== undefined) return undefined
      roster.heldBack = []
      return (members) => {
        const heldBack = roster.heldBack ?? []
        roster.members = new Map(members)
        roster.heldBack = undefined
        // It was closed meanwhile: what was held back concerns nobody here any more.
        if (rosters.get(channel) === roster) for (const act of heldBack) act()
      }
    },
    /** Does it in its turn: now, or when the members have been read. */
    inTurn: (channel: string, act: () => void): void => {
      const heldBack = rosters.get(channel)?.heldBack
      if (heldBack === undefined) act()
      else heldBack.push(act)
    },
    /** Whether the person may send one more client's event at this moment; it counts then. */
    takeClientEvent: (channel: string, userId: UserId, now: number): boolean => {
      const buckets = rosters.get(channel)?.clientEvents
      if (buckets === undefined) return false
      const bucket = buckets.get(userId) ?? newTokenBucket(clientEventRate, now)
      buckets.set(userId, bucket)
      return bucket.take(now)
    },
    /** Whether somebody came who was not there. */
    add: (channel: string, entryId: string, member: Member): boolean => {
      const members = rosters.get(channel)?.members
      if (members === undefined) return false
      const isNew = !hasPerson(members, member.userId)
      members.set(entryId, member)
      return isNew
    },
    /** Who has gone, unless it is nobody: other connections of the person may be there still. */
    remove: (channel: string, entryId: string): UserId | undefined => {
      const members = rosters.get(channel)?.members
      const member = members?.get(entryId)
      if (members === undefined || member === undefined) return undefined
      members.delete(entryId)
      return hasPerson(members, member.userId) ? undefined : member.userId
    }
  }
}
export type PresenceRosters = ReturnType<typeof newPresenceRosters>
