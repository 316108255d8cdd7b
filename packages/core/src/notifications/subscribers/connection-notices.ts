/** Notices about connections and followers, and what takes a request back. */
import { Effect, Option } from "effect"
import type {
  ConnectionAccepted,
  ConnectionRequestEnded,
  ConnectionRequestReached,
  UserFollowed
} from "../../connections/index.js"
import { isAdmitted, People, Relations, UserRepository } from "../../identity/index.js"
import type { PayloadOf, UserId } from "../../kernel/index.js"
import { makeLinks } from "../links.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import { retraction } from "../retraction.js"
import { makeTextsFor } from "../texts/catalogue.js"

/** Two people who are there for each other, and how the first stands to the second; null where they are not. */
const makeFindPair = Effect.gen(function* () {
  const people = yield* People
  const users = yield* UserRepository

  return Effect.fnUntraced(function* (viewerId: UserId, personId: UserId) {
    const found = yield* users.findMany([viewerId, personId])
    const viewer = found.find(({ id }) => id === viewerId)
    const person = found.find(({ id }) => id === personId)
    if (viewer === undefined || person === undefined || !isAdmitted(viewer)) return null
    const relation = yield* people.relationTo(viewerId, person)
    return Option.isNone(relation) ? null : { viewer, person, relation: relation.value }
  })
})

/** `feed.connection_request`: only while it waits for an answer. */
export const connectionRequest = notice(
  { name: "ConnectionRequest", type: "feed.connection_request" },
  Effect.gen(function* () {
    const findPair = yield* makeFindPair
    const { pageUrl } = yield* makeLinks
    const textsFor = yield* makeTextsFor("feed.connection_request")

    const compose: Compose<PayloadOf<typeof ConnectionRequestReached>, Notice> = Effect.fnUntraced(function* (request) {
      const { isNews, requesterId, targetId } = request
      if (!isNews) return null
      const pair = yield* findPair(targetId, requesterId)
      if (pair === null || pair.relation.connection !== "pending_incoming") return null
      const { person: requester, viewer: target } = pair
      const { frame, letters } = textsFor(target)
      const other = { person: requester.fullName, url: pageUrl("connectionRequests") }
      return noticeOf({
        type: "feed.connection_request",
        userId: targetId,
        to: target.email,
        subject: requesterId,
        senderId: requesterId,
        role: null,
        facts: {},
        frame,
        letter: letters.connectionRequest(target.fullName, other)
      })
    })
    return compose
  })
)

/** `feed.connection_accepted`: only while the two are connected. */
export const connectionAccepted = notice(
  { name: "ConnectionAccepted", type: "feed.connection_accepted" },
  Effect.gen(function* () {
    const findPair = yield* makeFindPair
    const { pageUrl } = yield* makeLinks
    const textsFor = yield* makeTextsFor("feed.connection_accepted")

    const compose: Compose<PayloadOf<typeof ConnectionAccepted>, Notice> = Effect.fnUntraced(function* (accepted) {
      const { requesterId, targetId } = accepted
      const pair = yield* findPair(requesterId, targetId)
      if (pair === null || pair.relation.connection !== "connected") return null
      const { person: target, viewer: requester } = pair
      const { frame, letters } = textsFor(requester)
      const other = { person: target.fullName, url: pageUrl("person", targetId) }
      return noticeOf({
        type: "feed.connection_accepted",
        userId: requesterId,
        to: requester.email,
        subject: targetId,
        senderId: targetId,
        role: null,
        facts: {},
        frame,
        letter: letters.connectionAccepted(requester.fullName, other)
      })
    })
    return compose
  })
)

/** `feed.new_follower`: only while the follow stands. Followers share a row, which is about whom they follow. */
export const newFollower = notice(
  { name: "NewFollower", type: "feed.new_follower" },
  Effect.map(
    makeFindPair,
    (findPair): Compose<PayloadOf<typeof UserFollowed>, Notice> =>
      Effect.fnUntraced(function* ({ followedId, followerId, isNews }) {
        if (!isNews) return null
        const pair = yield* findPair(followerId, followedId)
        if (pair === null || !pair.relation.isFollowing) return null
        return noticeOf({
          type: "feed.new_follower",
          userId: followedId,
          subject: followedId,
          senderId: followerId,
          role: null,
          facts: {},
          letter: null
        })
      })
  )
)

/** A request that was taken back or answered waits no more; one that was sent again meanwhile does. */
export const retractConnectionRequest = retraction(
  "ConnectionRequest",
  ["feed.connection_request"],
  Effect.map(
    Relations,
    (relations) =>
      ({ requesterId, targetId }: PayloadOf<typeof ConnectionRequestEnded>) =>
        Effect.map(relations.between(targetId, requesterId), ({ connection }) =>
          connection === "pending_incoming" ? null : { subject: requesterId, userIds: [targetId] }
        )
  )
)
