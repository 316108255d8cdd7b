import { Effect } from "effect"
import { type Handler, MentorProfileNotFound } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { MentorRepository } from "../ports.js"
import { makeReadPrivateProfile } from "../read-private-profile.js"

/** The mentor's own profile, approved or not. */
export const getMentorProfile = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const readProfile = yield* makeReadPrivateProfile

  const handler: Handler<Operations, "getMentorProfile"> = Effect.fnUntraced(function* ({ mentorId }) {
    const profile = yield* Effect.catchTag(
      Effect.flatten(mentors.find(mentorId)),
      "NoSuchElementException",
      () => new MentorProfileNotFound()
    )
    return { mentor_profile: yield* readProfile(profile) }
  })

  return handler
})
