/** Two ports of identity: a mentee's profile for every account, and the parts of the public profile object. */
import { SqlClient } from "@effect/sql"
import { MenteeProfiles, type PartsOfProfile, ProfileParts, type ShownRole } from "@mentorkit/core/identity/ports"
import { Ids, type UserId } from "@mentorkit/core/kernel"
import {
  AddressRepository,
  MentorRepository,
  MentorStatistics,
  makeReadCareer,
  makeReadMenteeProfile,
  toPublicMentorProfileResource
} from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Layer, Option } from "effect"
import { repositoryOf } from "../database/repository.js"

const makeMenteeProfiles = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const ids = yield* Ids

  return repositoryOf(MenteeProfiles, {
    add: Effect.fnUntraced(function* (userId, at) {
      const [id, now] = [yield* ids.uuid, DateTime.toDate(at)]
      yield* sql`
        insert into mentee_profiles ${sql.insert({ id, userId, createdAt: now, updatedAt: now })}
        on conflict (user_id) do nothing`
    })
  })
})

const noParts: PartsOfProfile = {
  mentorProfile: null,
  menteeProfile: null,
  languages: [],
  address: null,
  countryCode: null
}

/** One statement for each kind of entry, however many there are. */
const makeProfileParts = Effect.gen(function* () {
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

  return repositoryOf(ProfileParts, {
    find: Effect.fnUntraced(function* (userId, role) {
      const parts = yield* ofRole(userId, role)
      return Option.match(yield* addresses.find(userId), {
        onNone: () => parts,
        onSome: ({ address, countryCode }) => ({ ...parts, address, countryCode })
      })
    })
  })
})

export const menteeProfiles = Layer.effect(MenteeProfiles, makeMenteeProfiles).pipe(Layer.provide(Ids.layer))
export const profileParts = Layer.effect(ProfileParts, makeProfileParts)
