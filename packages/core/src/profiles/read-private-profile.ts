import { Effect, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import type { MentorProfile } from "./mentor-profile.js"
import { AddressRepository, MentorDocuments, MentorStatistics } from "./ports.js"
import { privateMentorProfile } from "./private-profile.js"
import { readingCareer } from "./read-career.js"

/** A mentor's profile as its owner sees it. */
export const readingPrivateProfile = Effect.gen(function* () {
  const addresses = yield* AddressRepository
  const statistics = yield* MentorStatistics
  const users = yield* UserRepository
  const documents = yield* MentorDocuments
  const readCareer = yield* readingCareer

  return Effect.fnUntraced(function* (profile: MentorProfile) {
    const user = yield* users.find(profile.userId)
    const saved = yield* addresses.find(profile.userId)
    return privateMentorProfile(profile, {
      figures: yield* statistics.find(profile.id),
      career: yield* readCareer(profile.userId),
      social_links: Option.match(user, { onNone: () => ({}), onSome: ({ socialLinks }) => socialLinks }),
      address: Option.match(saved, { onNone: () => null, onSome: ({ address }) => address }),
      verification_documents: yield* documents.list(profile.id)
    })
  })
})
