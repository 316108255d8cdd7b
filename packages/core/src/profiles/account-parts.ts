import { Effect, Layer, Option } from "effect"
import { type PartsOfProfile, ProfileParts, type ShownRole } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import { AddressRepository, MentorRepository, MentorStatistics } from "./ports.js"
import { makeReadCareer } from "./read-career.js"
import { makeReadMenteeProfile } from "./read-mentee-profile.js"
import { toPublicMentorProfileResource } from "./to-resource.js"

const noParts: PartsOfProfile = {
  mentorProfile: null,
  menteeProfile: null,
  languages: [],
  address: null,
  countryCode: null
}

/** Implements identity's port for profiles: one statement for each kind of entry, however many there are. */
export const profileParts = Layer.effect(
  ProfileParts,
  Effect.gen(function* () {
    const addresses = yield* AddressRepository
    const mentors = yield* MentorRepository
    const statistics = yield* MentorStatistics
    const readCareer = yield* makeReadCareer
    const readMentee = yield* makeReadMenteeProfile

    const mentorParts = Effect.fnUntraced(function* (userId: UserId) {
      const mentor = Option.getOrUndefined(yield* mentors.findByUser(userId))
      if (mentor === undefined) return noParts
      const [figures, career] = [yield* statistics.find(mentor.id), yield* readCareer(userId)]
      return {
        ...noParts,
        mentorProfile: toPublicMentorProfileResource(mentor, figures, career),
        languages: mentor.languages
      }
    })

    const menteeParts = (userId: UserId) =>
      Effect.map(readMentee(userId), (found) => ({ ...noParts, menteeProfile: Option.getOrNull(found) }))

    const ofRole = (userId: UserId, role: ShownRole): Effect.Effect<PartsOfProfile> =>
      role === "mentor" ? mentorParts(userId) : role === "mentee" ? menteeParts(userId) : Effect.succeed(noParts)

    return {
      find: Effect.fnUntraced(function* (userId, role) {
        const parts = yield* ofRole(userId, role)
        return Option.match(yield* addresses.find(userId), {
          onNone: () => parts,
          onSome: ({ address, countryCode }) => ({ ...parts, address, countryCode })
        })
      })
    }
  })
)
