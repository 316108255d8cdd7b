import { Effect, Option } from "effect"
import type { Handler } from "../../kernel/index.js"
import { UserNotFound } from "../errors.js"
import { ProfileParts } from "../neighbour-ports.js"
import type { Operations } from "../operations.js"
import { People } from "../people.js"
import { UserRepository } from "../ports.js"
import { Relations, unrelated } from "../relations.js"
import { ChatThreads, CountsOfProfile } from "../social-parts.js"
import { shownRole, toPublicProfileResource } from "../to-resource.js"

/** Whom the viewer cannot see is reported as not found: banned, suspended, or a block between the two. */
export const viewUser = Effect.gen(function* () {
  const users = yield* UserRepository
  const profileParts = yield* ProfileParts
  const people = yield* People
  const relations = yield* Relations
  const counts = yield* CountsOfProfile
  const chatThreads = yield* ChatThreads

  const handler: Handler<Operations, "viewUser"> = Effect.fnUntraced(function* ({ userId }, { username }) {
    const user = Option.getOrUndefined(yield* users.findByUsername(username))
    if (user === undefined || !(yield* people.isVisible(userId, user))) return yield* new UserNotFound()
    const parts = yield* profileParts.find(user.id, shownRole(user))
    const isMe = user.id === userId
    const social = {
      counts: yield* counts.find(user.id),
      relation: isMe ? unrelated : yield* relations.between(userId, user.id),
      chatThread: isMe ? null : yield* chatThreads.find(userId, user.id)
    }
    return { user: toPublicProfileResource(user, { parts, social }, userId) }
  })

  return handler
})
