import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { UserNotFound } from "../errors.js"
import { ProfileParts } from "../neighbour-ports.js"
import type { Operations } from "../operations.js"
import { People } from "../people.js"
import { UserRepository } from "../ports.js"
import { ChatThreads, CountsOfProfile } from "../social-parts.js"
import { shownRole, toPublicProfileResource } from "../to-resource.js"

/** Whom the viewer cannot see is reported as not found: banned, suspended, or a block between the two. */
export const viewUser = Effect.gen(function* () {
  const users = yield* UserRepository
  const profileParts = yield* ProfileParts
  const people = yield* People
  const counts = yield* CountsOfProfile
  const chatThreads = yield* ChatThreads

  const handler: Handler<Operations, "viewUser"> = Effect.fnUntraced(
    function* ({ userId }, { username }) {
      const user = yield* Effect.flatten(users.findByUsername(username))
      const relation = yield* Effect.flatten(people.relationTo(userId, user))
      const parts = yield* profileParts.find(user.id, shownRole(user))
      const social = {
        counts: yield* counts.find(user.id),
        relation,
        chatThread: user.id === userId ? null : yield* chatThreads.find(userId, user.id)
      }
      return { user: toPublicProfileResource(user, { parts, social }, userId) }
    },
    Effect.catchTag("NoSuchElementException", () => new UserNotFound())
  )

  return handler
})
