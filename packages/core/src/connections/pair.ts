/** How two people stand to each other, and what each of them may do about it. Pure: data in, changes out. */
import { DateTime, Either } from "effect"
import type { ConnectionStatus } from "../identity/index.js"
import { AlreadyConnected, ConnectionRequestNotFound, PersonUnreachable } from "./errors.js"

/** Of the two: whoever makes the move, and the other one. */
export type Side = "mover" | "other"

/** What there is of a connection: at most one of the two has asked. */
export type Tie =
  | { readonly _tag: "None" }
  /** `hasReached` is false while it is held back, since the other one has declined not long ago: they do not see it then. */
  | { readonly _tag: "Requested"; readonly by: Side; readonly hasReached: boolean }
  | { readonly _tag: "Connected" }

export interface Pair {
  readonly tie: Tie
  readonly moverFollows: boolean
  readonly otherFollows: boolean
  readonly moverBlocks: boolean
  readonly otherBlocks: boolean
  /** When the other one has last declined a request of the mover's. */
  readonly declinedAt: DateTime.Utc | null
}

export const strangers: Pair = {
  tie: { _tag: "None" },
  moverFollows: false,
  otherFollows: false,
  moverBlocks: false,
  otherBlocks: false,
  declinedAt: null
}

/** What a move changes; stored and counted in one transaction. */
export type PairChange =
  | { readonly _tag: "Requested"; readonly reachesAt: DateTime.Utc; readonly hasReached: boolean }
  /** `by` has asked. Declined by the other one, or else taken back, or ended by a block. */
  | { readonly _tag: "RequestEnded"; readonly by: Side; readonly isDeclined: boolean }
  /** The other one has asked: whoever moves accepts, or asks as well. */
  | { readonly _tag: "Connected" }
  | { readonly _tag: "Disconnected" }
  | { readonly _tag: "Followed" }
  | { readonly _tag: "Unfollowed"; readonly by: Side }
  | { readonly _tag: "Blocked" }
  | { readonly _tag: "Unblocked" }
export type PairChanges = ReadonlyArray<PairChange>

export interface MoveTerms {
  readonly now: DateTime.Utc
  /** Days after a decline during which a new request does not reach whoever declined. */
  readonly askAgainDays: number
}

export const isBlocked = ({ moverBlocks, otherBlocks }: Pair): boolean => moverBlocks || otherBlocks

/** As the mover sees it. */
export const statusOf = ({ tie }: Pair): ConnectionStatus => {
  if (tie._tag === "Connected") return "connected"
  if (tie._tag === "None") return "none"
  if (tie.by === "mover") return "pending_outgoing"
  return tie.hasReached ? "pending_incoming" : "none"
}

const followed = ({ moverFollows }: Pair): PairChanges => (moverFollows ? [] : [{ _tag: "Followed" }])
const unfollowed = (pair: Pair, by: Side): PairChanges =>
  (by === "mover" ? pair.moverFollows : pair.otherFollows) ? [{ _tag: "Unfollowed", by }] : []

const reachesAt = ({ declinedAt }: Pair, { askAgainDays, now }: MoveTerms): DateTime.Utc =>
  declinedAt === null ? now : DateTime.max(now, DateTime.add(declinedAt, { days: askAgainDays }))

/** Makes the mover follow, too. Of two requests that cross, the second one is the acceptance. */
const request = (pair: Pair, terms: MoveTerms): Either.Either<PairChanges, AlreadyConnected | PersonUnreachable> => {
  const { tie } = pair
  if (isBlocked(pair)) return Either.left(new PersonUnreachable())
  if (tie._tag === "Connected") return Either.left(new AlreadyConnected())
  if (tie._tag === "None") {
    const at = reachesAt(pair, terms)
    const hasReached = DateTime.lessThanOrEqualTo(at, terms.now)
    return Either.right([{ _tag: "Requested", reachesAt: at, hasReached }, ...followed(pair)])
  }
  return Either.right(tie.by === "mover" ? [] : [{ _tag: "Connected" }, ...followed(pair)])
}

const accept = ({ tie }: Pair): Either.Either<PairChanges, ConnectionRequestNotFound> =>
  tie._tag === "Requested" && tie.by === "other" && tie.hasReached
    ? Either.right([{ _tag: "Connected" }])
    : Either.left(new ConnectionRequestNotFound())

/** Ends the connection, takes one's request back, or declines the other one's. Who follows whom stays as it is. */
const remove = ({ tie }: Pair): PairChanges => {
  if (tie._tag === "Connected") return [{ _tag: "Disconnected" }]
  if (tie._tag === "None") return []
  if (tie.by === "mover") return [{ _tag: "RequestEnded", by: "mover", isDeclined: false }]
  return tie.hasReached ? [{ _tag: "RequestEnded", by: "other", isDeclined: true }] : []
}

const endTie = ({ tie }: Pair): PairChanges => {
  if (tie._tag === "Connected") return [{ _tag: "Disconnected" }]
  return tie._tag === "None" ? [] : [{ _tag: "RequestEnded", by: tie.by, isDeclined: false }]
}

const block = (pair: Pair): PairChanges =>
  pair.moverBlocks
    ? []
    : [...endTie(pair), ...unfollowed(pair, "mover"), ...unfollowed(pair, "other"), { _tag: "Blocked" }]

/** What may stand against each move. */
interface Refusals {
  readonly request: AlreadyConnected | PersonUnreachable
  readonly accept: ConnectionRequestNotFound
  readonly remove: never
  readonly follow: PersonUnreachable
  readonly unfollow: never
  readonly block: never
  readonly unblock: never
}
export type Move = keyof Refusals
export type PairRefusal<M extends Move = Move> = Refusals[M]

const moves: {
  readonly [M in Move]: (pair: Pair, terms: MoveTerms) => Either.Either<PairChanges, Refusals[M]>
} = {
  request,
  accept,
  remove: (pair) => Either.right(remove(pair)),
  follow: (pair) => (isBlocked(pair) ? Either.left(new PersonUnreachable()) : Either.right(followed(pair))),
  unfollow: (pair) => Either.right(unfollowed(pair, "mover")),
  block: (pair) => Either.right(block(pair)),
  unblock: ({ moverBlocks }) => Either.right(moverBlocks ? [{ _tag: "Unblocked" }] : [])
}

/** Document 2, "Connection" and "Follow"; no changes where the pair is already as wished. */
export const decide = <M extends Move>(
  pair: Pair,
  move: M,
  terms: MoveTerms
): Either.Either<PairChanges, PairRefusal<M>> => moves[move](pair, terms)

const afterOne = (pair: Pair, change: PairChange): Pair => {
  switch (change._tag) {
    case "Requested":
      return { ...pair, tie: { _tag: "Requested", by: "mover", hasReached: change.hasReached } }
    case "RequestEnded":
    case "Disconnected":
      return { ...pair, tie: { _tag: "None" } }
    case "Connected":
      return { ...pair, tie: { _tag: "Connected" }, declinedAt: null }
    case "Followed":
      return { ...pair, moverFollows: true }
    case "Unfollowed":
      return change.by === "mover" ? { ...pair, moverFollows: false } : { ...pair, otherFollows: false }
    case "Blocked":
      return { ...pair, moverBlocks: true }
    case "Unblocked":
      return { ...pair, moverBlocks: false }
  }
}

/** The pair as the mover sees it afterwards. */
export const after = (pair: Pair, changes: PairChanges): Pair => changes.reduce(afterOne, pair)

/** What is counted of a person: edges, whoever is at their other ends. */
export interface Counted {
  readonly connections: number
  readonly followers: number
  readonly following: number
}
const nothing: Counted = { connections: 0, followers: 0, following: 0 }

const countsOf = (change: PairChange): { readonly [S in Side]: Partial<Counted> } => {
  switch (change._tag) {
    case "Connected":
      return { mover: { connections: 1 }, other: { connections: 1 } }
    case "Disconnected":
      return { mover: { connections: -1 }, other: { connections: -1 } }
    case "Followed":
      return { mover: { following: 1 }, other: { followers: 1 } }
    case "Unfollowed":
      return change.by === "mover"
        ? { mover: { following: -1 }, other: { followers: -1 } }
        : { mover: { followers: -1 }, other: { following: -1 } }
    default:
      return { mover: {}, other: {} }
  }
}

const sum = (one: Counted, other: Partial<Counted>): Counted => ({
  connections: one.connections + (other.connections ?? 0),
  followers: one.followers + (other.followers ?? 0),
  following: one.following + (other.following ?? 0)
})

/** By how much the counts of the two grow or shrink. */
export const countChanges = (changes: PairChanges): { readonly [S in Side]: Counted } =>
  changes
    .map(countsOf)
    .reduce<{ readonly [S in Side]: Counted }>(
      (total, { mover, other }) => ({ mover: sum(total.mover, mover), other: sum(total.other, other) }),
      { mover: nothing, other: nothing }
    )
