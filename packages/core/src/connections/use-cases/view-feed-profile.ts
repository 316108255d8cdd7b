import { Effect, Option, Schema } from "effect"
import { CountsOfProfile, People, UserNotFound, UserRepository } from "../../identity/index.js"
import { type Handler, UserId } from "../../kernel/index.js"
import { isListed, MentorRepository } from "../../profiles/index.js"
import type { Operations } from "../operations.js"
import { toFeedProfileResource } from "../to-resource.js"

/** No username is as long as an id. */
const idIn = Schema.decodeOption(UserId)

/** Whom the viewer cannot see is reported as not found: banned, suspended, or a block between the two. */
export const viewFeedProfile = Effect.gen(function* () {
  const users = yield* UserRepository
  const people = yield* People
  const countsOf = yield* CountsOfProfile
  const mentors = yield* MentorRepository

  const handler: Handler<Operations, "viewFeedProfile"> = Effect.fnUntraced(
    function* ({ userId: viewer }, { username }) {
      const id = idIn(username)
      const user = yield* Effect.flatten(Option.isSome(id) ? users.find(id.value) : users.findByUsername(username))
      const relation = yield* Effect.flatten(people.relationTo(viewer, user))
      const counts = yield* countsOf.find(user.id)
      const mentor = Option.filter(yield* mentors.findByUser(user.id), isListed)
      const mentorId = Option.getOrNull(Option.map(mentor, ({ id }) => id))
      return { profile: toFeedProfileResource(user, { counts, mentorId, seen: { viewer, relation } }) }
    },
    Effect.catchTag("NoSuchElementException", () => new UserNotFound())
  )
  return handler
})
