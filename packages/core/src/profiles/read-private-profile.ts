import { Effect, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import type { MentorProfile } from "./mentor-profile.js"
import { MentorStatistics } from "./ports.js"
import { privateMentorProfile } from "./private-profile.js"

/** A mentor's profile as its owner sees it. */
export const readingPrivateProfile = Effect.gen(function* () {
  const statistics = yield* MentorStatistics
  const users = yield* UserRepository

  return Effect.fnUntraced(function* (profile: MentorProfile) {
    const user = yield* users.find(profile.userId)
    const links = Option.match(user, { onNone: () => ({}), onSome: ({ socialLinks }) => socialLinks })
    return privateMentorProfile(profile, yield* statistics.figuresOf(profile.id), links)
  })
})
