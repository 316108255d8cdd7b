/** Two people as both of them see it, by plain rules: what the pure moves of one side are held against. */
import {
  type Move,
  type Pair,
  type PairChange,
  type PairChanges,
  type Side,
  statusOf
} from "@mentorkit/core/connections"
import { DateTime } from "effect"

export const now = DateTime.unsafeMake("2027-03-14T10:00:00Z")
export const terms = { now, askAgainDays: 30 }
/** A decline that holds requests back, and one that does so no more. */
const recently = DateTime.subtract(now, { days: 3 })
const longAgo = DateTime.subtract(now, { days: 30 })

export type Who = 0 | 1
export const both: ReadonlyArray<Who> = [0, 1]
export const otherOf = (who: Who): Who => (who === 0 ? 1 : 0)
type PerPerson<A> = readonly [A, A]
type Decline = "never" | "recently" | "long ago"

export interface TwoPeople {
  readonly isConnected: boolean
  readonly request: { readonly by: Who; readonly hasReached: boolean } | null
  readonly follows: PerPerson<boolean>
  readonly blocks: PerPerson<boolean>
  /** When a request of theirs was declined. */
  readonly declined: PerPerson<Decline>
}

export const atFirst: TwoPeople = {
  isConnected: false,
  request: null,
  follows: [false, false],
  blocks: [false, false],
  declined: ["never", "never"]
}

export const isParted = ({ blocks }: TwoPeople) => blocks[0] || blocks[1]

const momentOf = { never: null, recently, "long ago": longAgo }

export const seenBy = (who: Who, { blocks, declined, follows, isConnected, request }: TwoPeople): Pair => {
  const side = (by: Who): Side => (by === who ? "mover" : "other")
  const tie: Pair["tie"] = isConnected
    ? { _tag: "Connected" }
    : request === null
      ? { _tag: "None" }
      : { _tag: "Requested", by: side(request.by), hasReached: request.hasReached }
  return {
    tie,
    moverFollows: follows[who],
    otherFollows: follows[otherOf(who)],
    moverBlocks: blocks[who],
    otherBlocks: blocks[otherOf(who)],
    declinedAt: momentOf[declined[who]]
  }
}

export const statusFor = (who: Who, two: TwoPeople) => statusOf(seenBy(who, two))

const set = <A>([zero, one]: PerPerson<A>, who: Who, value: A): PerPerson<A> =>
  who === 0 ? [value, one] : [zero, value]

/** What the database would have after the change. */
const store = (two: TwoPeople, mover: Who, change: PairChange): TwoPeople => {
  const whoOf = (side: Side) => (side === "mover" ? mover : otherOf(mover))
  switch (change._tag) {
    case "Requested":
      return { ...two, request: { by: mover, hasReached: change.hasReached } }
    case "RequestEnded": {
      const ended = { ...two, request: null }
      return change.isDeclined ? { ...ended, declined: set(two.declined, whoOf(change.by), "recently") } : ended
    }
    case "Connected":
      return { ...two, request: null, isConnected: true, declined: atFirst.declined }
    case "Disconnected":
      return { ...two, isConnected: false }
    case "Followed":
      return { ...two, follows: set(two.follows, mover, true) }
    case "Unfollowed":
      return { ...two, follows: set(two.follows, whoOf(change.by), false) }
    case "Blocked":
      return { ...two, blocks: set(two.blocks, mover, true) }
    case "Unblocked":
      return { ...two, blocks: set(two.blocks, mover, false) }
  }
}
export const stored = (two: TwoPeople, mover: Who, changes: PairChanges): TwoPeople =>
  changes.reduce((state, change) => store(state, mover, change), two)

export const moves: ReadonlyArray<Move> = ["request", "accept", "remove", "follow", "unfollow", "block", "unblock"]

/** The sweep lets a request through once no recent decline holds it back. */
const swept = (two: TwoPeople): TwoPeople =>
  two.request === null || two.declined[two.request.by] === "recently"
    ? two
    : { ...two, request: { ...two.request, hasReached: true } }

const daysLater = (two: TwoPeople): TwoPeople => {
  const later = (one: Decline): Decline => (one === "recently" ? "long ago" : one)
  return { ...two, declined: [later(two.declined[0]), later(two.declined[1])] }
}

/** All that two strangers can come to, by moves of both, the sweep, and days that pass. */
export const reachable = (
  decideFor: (two: TwoPeople, mover: Who, move: Move) => PairChanges
): ReadonlyArray<TwoPeople> => {
  const found = new Map([[JSON.stringify(atFirst), atFirst]])
  for (const two of found.values()) {
    const moved = both.flatMap((mover) => moves.map((move) => stored(two, mover, decideFor(two, mover, move))))
    for (const next of [...moved, swept(two), daysLater(two)]) {
      const key = JSON.stringify(next)
      if (!found.has(key)) found.set(key, next)
    }
  }
  return [...found.values()]
}
