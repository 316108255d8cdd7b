import { Effect } from "effect"
import type { PublicMenteeProfile } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import { MenteeRepository } from "./ports.js"
import { makeReadCareer } from "./read-career.js"
import { toPublicMenteeProfileResource } from "./to-resource.js"

/** A mentee's profile, which has no private part; none without a profile. */
export const makeReadMenteeProfile = Effect.gen(function* () {
  const mentees = yield* MenteeRepository
  const readCareer = yield* makeReadCareer

  return Effect.fnUntraced(function* (userId: UserId) {
    const profile = yield* Effect.flatten(mentees.findByUser(userId))
    const shown: PublicMenteeProfile = toPublicMenteeProfileResource(profile, yield* readCareer(userId))
    return shown
  }, Effect.option)
})
