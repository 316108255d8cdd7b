import { Effect, Option } from "effect"
import type { Handler } from "../../kernel/index.js"
import { UserNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { ProfileParts, UserRepository } from "../ports.js"
import { publicProfile } from "../user-views.js"

/** An account that is banned or suspended is not there for others. */
export const viewUser = Effect.gen(function* () {
  const users = yield* UserRepository
  const profileParts = yield* ProfileParts

  const handler: Handler<Operations, "viewUser"> = Effect.fnUntraced(function* ({ userId }, { username }) {
    const user = Option.getOrUndefined(yield* users.findByUsername(username))
    if (user === undefined || !user.isActive || user.bannedAt !== null) return yield* new UserNotFound()
    return { user: publicProfile(user, yield* profileParts.find(user.id), userId) }
  })

  return handler
})
