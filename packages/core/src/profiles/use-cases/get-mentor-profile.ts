import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { type Handler, MentorProfileNotFound } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { MentorRepository, MentorStatistics } from "../ports.js"
import { privateMentorProfile } from "../private-profile.js"

/** The mentor's own profile, whether approved or not. */
export const getMentorProfile = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const statistics = yield* MentorStatistics
  const users = yield* UserRepository

  const handler: Handler<Operations, "getMentorProfile"> = Effect.fnUntraced(function* ({ mentorId, userId }) {
    const profile = yield* Effect.catchTag(
      Effect.flatten(mentors.find(mentorId)),
      "NoSuchElementException",
      () => new MentorProfileNotFound()
    )
    const user = yield* users.find(userId)
    const links = Option.match(user, { onNone: () => ({}), onSome: ({ socialLinks }) => socialLinks })
    return { mentor_profile: privateMentorProfile(profile, yield* statistics.figuresOf(mentorId), links) }
  })

  return handler
})
