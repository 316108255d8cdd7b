import { Effect } from "effect"
import { UserRepository } from "../../identity/index.js"
import type { Handler } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import type { Operations } from "../operations.js"
import { toMentorApplicationResource } from "../to-resource.js"

/** The approval queue, newest application first. Without a status: all mentors. */
export const listMentors = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const users = yield* UserRepository

  const handler: Handler<Operations, "listMentors"> = Effect.fnUntraced(function* (_admin, { status, ...page }) {
    const found = yield* mentors.list({ status: status ?? null, page })
    const accounts = new Map(
      (yield* users.findMany(found.items.map(({ userId }) => userId))).map((user) => [user.id, user])
    )
    return {
      mentors: {
        ...found,
        // A profile always has an account (foreign key).
        items: found.items.flatMap((profile) => {
          const user = accounts.get(profile.userId)
          return user === undefined ? [] : [toMentorApplicationResource(profile, user)]
        })
      }
    }
  })

  return handler
})
