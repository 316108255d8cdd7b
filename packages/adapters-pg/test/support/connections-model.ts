/** A few people, and who stands to whom how, in memory, by plain rules: what the database is held against after every step. */

export type ModelMove = "request" | "accept" | "remove" | "follow" | "unfollow" | "block" | "unblock"
export type ModelList = "connections" | "pending" | "sent" | "followers" | "following"
type Status = "none" | "pending_outgoing" | "pending_incoming" | "connected"
/** A refusal's tag, or the answer. */
export type ModelAnswer = string | Readonly<Record<string, unknown>>
/** An event without its prefix, and whom it names by their numbers. */
export type ModelEvent = readonly [type: string, names: Readonly<Record<string, number | boolean>>]

/** From one to another; connections have an edge each way. */
interface Edge {
  readonly from: number
  readonly to: number
  readonly at: number
}
interface Request extends Edge {
  readonly reachesAt: number
  hasReached: boolean
}

const day = 24 * 60 * 60_000
const holdBack = 30 * day
const tellAgain = 30 * day
/** Refused before it is looked who is there. */
const notWithOneself: ReadonlySet<ModelMove> = new Set(["request", "follow", "unfollow", "block"])

export const newModel = (ids: ReadonlyArray<string>) => {
  let now = 0
  let connections: ReadonlyArray<Edge> = []
  let requests: ReadonlyArray<Request> = []
  let follows: ReadonlyArray<Edge> = []
  let blocks: ReadonlyArray<Edge> = []
  let declined: ReadonlyArray<Edge> = []
  const toldAt = new Map<string, number>()
  const banned = new Set<number>()
  const erased = new Set<number>()
  let events: Array<ModelEvent> = []

  const goes = (from: number, to: number) => (edge: Edge) => edge.from === from && edge.to === to
  const isBetween = (one: number, other: number) => (edge: Edge) => goes(one, other)(edge) || goes(other, one)(edge)
  const without = <E extends Edge>(edges: ReadonlyArray<E>, gone: (edge: Edge) => boolean) =>
    edges.filter((edge) => !gone(edge))

  const areParted = (one: number, other: number) => blocks.some(isBetween(one, other))
  const areConnected = (one: number, other: number) => connections.some(goes(one, other))
  const doesFollow = (from: number, to: number) => follows.some(goes(from, to))
  const statusOf = (viewer: number, other: number): Status => {
    if (areConnected(viewer, other)) return "connected"
    if (requests.some(goes(viewer, other))) return "pending_outgoing"
    return requests.some((one) => goes(other, viewer)(one) && one.hasReached) ? "pending_incoming" : "none"
  }
  const isThere = (index: number) => !erased.has(index)
  const isAdmitted = (index: number) => isThere(index) && !banned.has(index)

  const tell = (...event: ModelEvent) => events.push(event)
  const isNews = (kind: string, from: number, to: number) => {
    const key = `${kind} ${from} ${to}`
    const last = toldAt.get(key)
    if (last !== undefined && last > now - tellAgain) return false
    toldAt.set(key, now)
    return true
  }

  const reach = (request: Request) => {
    const { from: requesterId, to: targetId } = request
    request.hasReached = true
    tell("ConnectionRequestReached", { requesterId, targetId, isNews: isNews("request", requesterId, targetId) })
  }
  const follow = (from: number, to: number, news: () => boolean) => {
    if (doesFollow(from, to)) return
    follows = [...follows, { from, to, at: now }]
    tell("UserFollowed", { followerId: from, followedId: to, isNews: news() })
  }
  const connect = (asked: number, accepted: number) => {
    requests = without(requests, isBetween(asked, accepted))
    declined = without(declined, isBetween(asked, accepted))
    connections = [...connections, { from: asked, to: accepted, at: now }, { from: accepted, to: asked, at: now }]
    tell("ConnectionAccepted", { requesterId: asked, targetId: accepted })
  }
  const disconnect = (remover: number, other: number) => {
    connections = without(connections, isBetween(remover, other))
    tell("ConnectionRemoved", { removerId: remover, otherId: other })
  }
  const endRequest = (from: number, to: number) => {
    requests = without(requests, goes(from, to))
    tell("ConnectionRequestEnded", { requesterId: from, targetId: to })
  }

  const standing = (one: number, other: number) => ({
    connection_status: statusOf(one, other),
    is_following: doesFollow(one, other)
  })
  const following = (from: number, to: number) => ({
    is_following: doesFollow(from, to),
    followers_count: follows.filter((edge) => edge.to === to).length
  })

  const moves: { readonly [M in ModelMove]: (me: number, other: number) => ModelAnswer } = {
    request: (me, other) => {
      if (me === other) return "NotWithOneself"
      if (!isAdmitted(other)) return "UserNotFound"
      if (areParted(me, other)) return "PersonUnreachable"
      if (areConnected(me, other)) return "AlreadyConnected"
      if (requests.some(goes(me, other))) return { ...standing(me, other), is_new: false }
      if (requests.some(goes(other, me))) {
        connect(other, me)
        follow(me, other, () => false)
        return { ...standing(me, other), is_new: false }
      }
      const opens = (declined.find(goes(me, other))?.at ?? Number.NEGATIVE_INFINITY) + holdBack
      const request = { from: me, to: other, at: now, reachesAt: Math.max(now, opens), hasReached: false }
      requests = [...requests, request]
      tell("ConnectionRequested", { requesterId: me, targetId: other })
      if (opens <= now) reach(request)
      follow(me, other, () => false)
      return { ...standing(me, other), is_new: true }
    },
    accept: (me, other) => {
      if (!isAdmitted(other) || statusOf(me, other) !== "pending_incoming") return "ConnectionRequestNotFound"
      connect(other, me)
      return standing(me, other)
    },
    remove: (me, other) => {
      const status = statusOf(me, other)
      if (status === "connected") disconnect(me, other)
      if (status === "pending_outgoing") endRequest(me, other)
      if (status === "pending_incoming") {
        endRequest(other, me)
        declined = [...without(declined, goes(other, me)), { from: other, to: me, at: now }]
      }
      return standing(me, other)
    },
    follow: (me, other) => {
      if (me === other) return "NotWithOneself"
      if (!isAdmitted(other)) return "UserNotFound"
      if (areParted(me, other)) return "PersonUnreachable"
      follow(me, other, () => isNews("follow", me, other))
      return following(me, other)
    },
    unfollow: (me, other) => {
      if (me === other) return "NotWithOneself"
      if (!isThere(other)) return "UserNotFound"
      follows = without(follows, goes(me, other))
      return following(me, other)
    },
    block: (me, other) => {
      if (me === other) return "NotWithOneself"
      if (!isThere(other)) return "UserNotFound"
      if (blocks.some(goes(me, other))) return { open_sessions: 0 }
      if (areConnected(me, other)) disconnect(me, other)
      const request = requests.find(isBetween(me, other))
      if (request !== undefined) endRequest(request.from, request.to)
      follows = without(follows, isBetween(me, other))
      blocks = [...blocks, { from: me, to: other, at: now }]
      tell("UserBlocked", { blockerId: me, blockedId: other })
      return { open_sessions: 0 }
    },
    unblock: (me, other) => {
      blocks = without(blocks, goes(me, other))
      return {}
    }
  }

  /** Newest first; of one moment the greater id. */
  const newest = (one: { at: number; person: number }, other: { at: number; person: number }) =>
    other.at - one.at || ((ids[one.person] ?? "") < (ids[other.person] ?? "") ? 1 : -1)
  const listings: { readonly [L in ModelList]: (owner: number) => ReadonlyArray<{ at: number; person: number }> } = {
    connections: (owner) => connections.filter(({ from }) => from === owner).map(({ at, to }) => ({ at, person: to })),
    pending: (owner) =>
      requests
        .filter(({ hasReached, to }) => hasReached && to === owner)
        .map(({ from, reachesAt }) => ({ at: reachesAt, person: from })),
    sent: (owner) => requests.filter(({ from }) => from === owner).map(({ at, to }) => ({ at, person: to })),
    followers: (owner) => follows.filter(({ to }) => to === owner).map(({ at, from }) => ({ at, person: from })),
    following: (owner) => follows.filter(({ from }) => from === owner).map(({ at, to }) => ({ at, person: to }))
  }

  return {
    move: (me: number, other: number, move: ModelMove): ModelAnswer =>
      isAdmitted(me) || (me === other && notWithOneself.has(move)) ? moves[move](me, other) : "Unauthenticated",
    /** Requests that are due reach whom they are for. */
    sweep: () => {
      for (const request of requests) if (!request.hasReached && request.reachesAt <= now) reach(request)
    },
    isAt: (moment: number) => {
      now = moment
    },
    ban: (index: number, isBanned: boolean) => (isBanned ? banned.add(index) : banned.delete(index)),
    erase: (index: number) => {
      const isOf = ({ from, to }: Edge) => from === index || to === index
      erased.add(index)
      connections = without(connections, isOf)
      requests = without(requests, isOf)
      follows = without(follows, isOf)
      blocks = without(blocks, isOf)
      declined = without(declined, isOf)
    },
    isErased: (index: number) => erased.has(index),
    isVisible: (viewer: number, owner: number) => isAdmitted(owner) && !areParted(viewer, owner),
    relation: (viewer: number, other: number) => ({
      isBlocked: areParted(viewer, other),
      connection: statusOf(viewer, other),
      isFollowing: doesFollow(viewer, other)
    }),
    /** Whom the viewer is shown, and the number of edges, hidden or not. */
    list: (list: ModelList, owner: number, viewer: number) => {
      const all = [...listings[list](owner)].sort(newest)
      const shown = all.filter(({ person }) => isAdmitted(person) && !areParted(viewer, person))
      return { people: shown.map(({ person }) => person), total: all.length }
    },
    listBlocked: (owner: number) =>
      blocks
        .filter(({ from }) => from === owner)
        .map(({ at, to }) => ({ at, person: to }))
        .sort(newest),
    takeEvents: (): ReadonlyArray<ModelEvent> => {
      const told = events
      events = []
      return told
    }
  }
}
