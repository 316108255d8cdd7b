/** Lists of people whom connections, requests and follows lead to. */
import { Effect, Option } from "effect"
import { People, UserNotFound, UserRepository } from "../../identity/index.js"
import { type Handler, type PageRequest, pageRequestOf, type UserId } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { type PeopleList, PeopleLists } from "../ports.js"
import { makeShowPage } from "../show-page.js"
import { toConnectionUserResource } from "../to-resource.js"

const makeList = Effect.map(Effect.all([PeopleLists, makeShowPage]), ([lists, showPage]) =>
  Effect.fnUntraced(function* (list: PeopleList, ownerId: UserId, viewer: UserId, input: PageRequest) {
    const found = yield* lists.list({ list, ownerId, viewer, page: pageRequestOf(input) })
    return yield* showPage(viewer, found, toConnectionUserResource)
  })
)

/** Of the caller. */
const ownList = <K extends "listConnections" | "listPendingConnections" | "listSentConnections">(
  _: K,
  kind: PeopleList
) =>
  Effect.map(
    makeList,
    (list): Handler<Operations, K> =>
      ({ userId }, input) =>
        list(kind, userId, userId, input)
  )

export const listConnections = ownList("listConnections", "connections")
export const listPendingConnections = ownList("listPendingConnections", "pending")
export const listSentConnections = ownList("listSentConnections", "sent")

/** Of a person whom the caller can see. */
const listOfUser = <K extends "listConnectionsOfUser" | "listFollowers" | "listFollowing">(_: K, kind: PeopleList) =>
  Effect.gen(function* () {
    const users = yield* UserRepository
    const people = yield* People
    const list = yield* makeList

    const handler: Handler<Operations, K> = Effect.fnUntraced(function* ({ userId }, { username, ...page }) {
      const owner = Option.getOrUndefined(yield* users.findByUsername(username))
      if (owner === undefined || Option.isNone(yield* people.relationTo(userId, owner)))
        return yield* new UserNotFound()
      return yield* list(kind, owner.id, userId, page)
    })
    return handler
  })

export const listConnectionsOfUser = listOfUser("listConnectionsOfUser", "connections")
export const listFollowers = listOfUser("listFollowers", "followers")
export const listFollowing = listOfUser("listFollowing", "following")
