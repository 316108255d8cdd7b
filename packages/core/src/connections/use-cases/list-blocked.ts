import { Effect } from "effect"
import { type Handler, mapPage } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { PeopleLists } from "../ports.js"
import { toBlockedUserResource } from "../to-resource.js"

export const listBlockedUsers = Effect.map(PeopleLists, (lists) => {
  const handler: Handler<Operations, "listBlockedUsers"> = ({ userId }, page) =>
    Effect.map(lists.listBlocked(userId, page), (found) => ({ users: mapPage(found, toBlockedUserResource) }))
  return handler
})
