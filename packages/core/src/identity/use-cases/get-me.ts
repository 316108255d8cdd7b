import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { UserNotFound } from "../errors.js"
import { ProfileParts } from "../neighbour-ports.js"
import type { Operations } from "../operations.js"
import { UserRepository } from "../ports.js"
import { unrelated } from "../relations.js"
import { CountsOfProfile } from "../social-parts.js"
import { shownRole, toCurrentUserResource } from "../to-resource.js"

export const getMe = Effect.gen(function* () {
  const users = yield* UserRepository
  const profileParts = yield* ProfileParts
  const counts = yield* CountsOfProfile

  const handler: Handler<Operations, "getMe"> = Effect.fnUntraced(
    function* ({ userId }) {
      const user = yield* Effect.flatten(users.find(userId))
      const parts = yield* profileParts.find(userId, shownRole(user))
      const social = { counts: yield* counts.find(userId), relation: unrelated, chatThread: null }
      return { user: toCurrentUserResource(user, { parts, social }) }
    },
    Effect.catchTag("NoSuchElementException", () => new UserNotFound())
  )

  return handler
})
