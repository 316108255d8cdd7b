import { Effect, Option } from "effect"
import type { Handler } from "../../kernel/index.js"
import { isAdmitted } from "../account-state.js"
import { UserNotFound } from "../errors.js"
import { ProfileParts } from "../neighbour-ports.js"
import type { Operations } from "../operations.js"
import { UserRepository } from "../ports.js"
import { SocialProfiles } from "../social-parts.js"
import { publicProfile, shownRole } from "../user-views.js"

/** An account that is banned or suspended is not there for others. */
export const viewUser = Effect.gen(function* () {
  const users = yield* UserRepository
  const profileParts = yield* ProfileParts
  const socialProfiles = yield* SocialProfiles

  const handler: Handler<Operations, "viewUser"> = Effect.fnUntraced(function* ({ userId }, { username }) {
    const user = Option.getOrUndefined(yield* users.findByUsername(username))
    if (user === undefined || !isAdmitted(user)) return yield* new UserNotFound()
    const parts = yield* profileParts.find(user.id, shownRole(user))
    const social = yield* socialProfiles.find({ subject: user.id, viewer: userId })
    return { user: publicProfile(user, { parts, social }, userId) }
  })

  return handler
})
