import { Effect } from "effect"
import type { PublicMenteeProfile } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import { MenteeRepository } from "./ports.js"
import { publicMenteeProfile } from "./public-profile.js"
import { readingCareer } from "./read-career.js"

/** A mentee's profile, which has no private side; none where there is none. */
export const readingMenteeProfile = Effect.gen(function* () {
  const mentees = yield* MenteeRepository
  const readCareer = yield* readingCareer

  return Effect.fnUntraced(function* (userId: UserId) {
    const profile = yield* Effect.flatten(mentees.findByUser(userId))
    const shown: PublicMenteeProfile = publicMenteeProfile(profile, yield* readCareer(userId))
    return shown
  }, Effect.option)
})
