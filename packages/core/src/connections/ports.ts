/** Ports of connections. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect } from "effect"
import type { PersonCard, Relation } from "../identity/index.js"
import { listOrder, type MentorId, type PageOf, type PageRequest, type UserId } from "../kernel/index.js"
import type { Counted, Pair, PairChanges } from "./pair.js"

/** Of a move: who makes it, and the other one. */
export interface PairIds {
  readonly mover: UserId
  readonly other: UserId
}

/** Whose request it is, and to whom. */
export interface RequestIds {
  readonly requesterId: UserId
  readonly targetId: UserId
}

export class PairRepository extends Context.Tag("@mentorkit/PairRepository")<
  PairRepository,
  {
    /**
     * Whoever moves the same pair meanwhile, from either side, waits until the transaction ends. The first lock of every
     * move: it comes before those of accounts.
     */
    readonly lock: (pair: PairIds) => Effect.Effect<void>
    readonly find: (pair: PairIds) => Effect.Effect<Pair>
    /**
     * Stores the changes that were decided of a locked pair, and counts them for both, whose counts are locked by their
     * ids: nothing that is locked by a move comes after them.
     */
    readonly store: (pair: PairIds, changes: PairChanges, now: DateTime.Utc) => Effect.Effect<void>
    /** Requests whose time has come at `now`, the longest overdue first. Takes no lock. */
    readonly listReaching: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<RequestIds>>
    /** True for one of several parallel callers; false if the request is gone, was seen, or is not due. */
    readonly markReached: (request: RequestIds, now: DateTime.Utc) => Effect.Effect<boolean>
    /** Removes at most `limit` notes of declined requests from before the moment. Returns their number. */
    readonly forgetDeclined: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** What somebody is told of somebody else once in a while. */
export type NewsKind = "connection_request" | "follow"

export interface News {
  readonly kind: NewsKind
  readonly fromId: UserId
  readonly toId: UserId
}

/** Of whom people were told last, so that asking and following again and again is told once. */
export class NewsRepository extends Context.Tag("@mentorkit/NewsRepository")<
  NewsRepository,
  {
    /** Notes that it is told at `now`. True unless it was told after `since`: of parallel callers one gets true. */
    readonly take: (
      news: News,
      times: { readonly now: DateTime.Utc; readonly since: DateTime.Utc }
    ) => Effect.Effect<boolean>
    /** Removes at most `limit` notes from before the moment. Returns their number. */
    readonly forgetBefore: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/**
 * How people stand to each other, for every domain that shows one to another. They ask `Relations` of identity, which is made
 * of this: that one may be missing, where there are no connections, and who has stored blocks may not leave this one out.
 */
export class RelationReader extends Context.Tag("@mentorkit/RelationReader")<
  RelationReader,
  {
    /** Everybody who is asked for is in it. One statement. */
    readonly amongst: (viewer: UserId, others: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyMap<UserId, Relation>>
    /** Kept with the edges, whatever becomes of the people at their other ends. */
    readonly count: (userId: UserId) => Effect.Effect<Counted>
  }
>() {}

/** Somebody in a list. */
export interface ListedPerson extends PersonCard {
  readonly bio: string | null
  /** Of a mentor whom guests find, too; null for everybody else, whatever profile they have. */
  readonly mentorId: MentorId | null
}

export interface BlockedPerson extends PersonCard {
  readonly blockedAt: DateTime.Utc
}

export const peopleOrders = {
  connections: listOrder("connections", { connectedAt: "moment desc", otherId: "uuid desc" }),
  pending: listOrder("connection-requests", { reachesAt: "moment desc", requesterId: "uuid desc" }),
  sent: listOrder("sent-connection-requests", { requestedAt: "moment desc", targetId: "uuid desc" }),
  followers: listOrder("followers", { followedAt: "moment desc", followerId: "uuid desc" }),
  following: listOrder("following", { followedAt: "moment desc", followedId: "uuid desc" }),
  blocked: listOrder("blocked-people", { blockedAt: "moment desc", blockedId: "uuid desc" }),
  suggestions: listOrder("suggestions", {
    mutualConnections: "integer desc",
    sharedAreas: "integer desc",
    createdAt: "moment desc",
    id: "uuid desc"
  })
}

/** Lists that show people to somebody. */
export type PeopleList = "connections" | "pending" | "sent" | "followers" | "following"

export interface PeopleQuery {
  readonly list: PeopleList
  /** Whose list it is. */
  readonly ownerId: UserId
  /** Who reads it: nobody is shown from whom the viewer is parted by a block. */
  readonly viewer: UserId
  readonly page: PageRequest
}

/** Lists, the newest first. They leave out who is banned or suspended, and count them all the same. */
export class PeopleLists extends Context.Tag("@mentorkit/PeopleLists")<
  PeopleLists,
  {
    /** Two statements, however long the list is. A page by number that begins behind 10,000 people may be empty: a cursor leads there. */
    readonly list: (query: PeopleQuery) => Effect.Effect<PageOf<ListedPerson>>
    /** Whom the person has blocked: banned and suspended people, too, as they may come back. */
    readonly listBlocked: (blockerId: UserId, page: PageRequest) => Effect.Effect<PageOf<BlockedPerson>>
  }
>() {}

export interface SuggestedPerson extends ListedPerson {
  readonly headline: string | null
  readonly role: "mentor" | "mentee" | null
  readonly mutualConnections: number
}

export class SuggestionRepository extends Context.Tag("@mentorkit/SuggestionRepository")<
  SuggestionRepository,
  {
    /**
     * Of the first `limit` people whom the person may want to know: most mutual connections first, then most shared areas of
     * expertise, then the newest. One statement, whose cost is bounded whatever the number of people.
     */
    readonly list: (userId: UserId, page: PageRequest, limit: number) => Effect.Effect<PageOf<SuggestedPerson>>
    /** Never again; who is dismissed already stays so. Both accounts are there, and locked. */
    readonly dismiss: (userId: UserId, dismissedId: UserId, now: DateTime.Utc) => Effect.Effect<void>
  }
>() {}

/** What two people have agreed on, implemented by bookings. */
export class SharedSessions extends Context.Tag("@mentorkit/SharedSessions")<
  SharedSessions,
  {
    /** Bookings of the two that are not over, whoever is the mentor. */
    readonly countOpen: (one: UserId, other: UserId) => Effect.Effect<number>
  }
>() {}
