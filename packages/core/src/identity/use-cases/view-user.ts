import { Effect, Option } from "effect"
import type { Handler } from "../../kernel/index.js"
import { isAdmitted } from "../account-state.js"
import { UserNotFound } from "../errors.js"
import { ProfileParts } from "../neighbour-ports.js"
import type { Operations } from "../operations.js"
import { UserRepository } from "../ports.js"
import { SocialProfiles } from "../social-parts.js"
import { shownRole, toPublicProfileResource } from "../to-resource.js"

/** Banned and suspended accounts are reported as not found. */
export const viewUser = Effect.gen(function* () {
  const users = yield* UserRepository
  const profileParts = yield* ProfileParts
  const socialProfiles = yield* SocialProfiles

  const handler: Handler<Operations, "viewUser"> = Effect.fnUntraced(function* ({ userId }, { username }) {
    const user = Option.getOrUndefined(yield* users.findByUsername(username))
    if (user === undefined || !isAdmitted(user)) return yield* new UserNotFound()
    const parts = yield* profileParts.find(user.id, shownRole(user))
    const social = yield* socialProfiles.find({ subject: user.id, viewer: userId })
    return { user: toPublicProfileResource(user, { parts, social }, userId) }
  })

  return handler
})
