import { Effect, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import type { MentorProfile } from "./mentor-profile.js"
import { AddressRepository, MentorDocuments, MentorStatistics } from "./ports.js"
import { makeReadCareer } from "./read-career.js"
import { toPrivateMentorProfileResource } from "./to-resource.js"

/** A mentor's profile for its owner. */
export const makeReadPrivateProfile = Effect.gen(function* () {
  const addresses = yield* AddressRepository
  const statistics = yield* MentorStatistics
  const users = yield* UserRepository
  const documents = yield* MentorDocuments
  const readCareer = yield* makeReadCareer

  return Effect.fnUntraced(function* (profile: MentorProfile) {
    const user = yield* users.find(profile.userId)
    const saved = yield* addresses.find(profile.userId)
    return toPrivateMentorProfileResource(profile, {
      figures: yield* statistics.find(profile.id),
      career: yield* readCareer(profile.userId),
      social_links: Option.match(user, { onNone: () => ({}), onSome: ({ socialLinks }) => socialLinks }),
      address: Option.match(saved, { onNone: () => null, onSome: ({ address }) => address }),
      verification_documents: yield* documents.list(profile.id)
    })
  })
})
