/** What identity wants of profiles: a mentee's profile for every account, and the parts of the public profile object. */
import { SqlClient } from "@effect/sql"
import { MenteeProfiles, type PartsOfProfile, ProfileParts } from "@mentorkit/core/identity"
import { Ids, type UserId } from "@mentorkit/core/kernel"
import {
  MenteeRepository,
  MentorRepository,
  MentorStatistics,
  publicMenteeProfile,
  publicMentorProfile
} from "@mentorkit/core/profiles"
import { DateTime, Effect, Layer, Option } from "effect"

const makeMenteeProfiles = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const ids = yield* Ids

  return MenteeProfiles.of({
    create: Effect.fnUntraced(function* (userId, at) {
      const [id, now] = [yield* ids.uuid, DateTime.toDate(at)]
      yield* sql`
        insert into mentee_profiles ${sql.insert({ id, userId, createdAt: now, updatedAt: now })}
        on conflict (user_id) do nothing`
    }, Effect.orDie)
  })
})

const noParts: PartsOfProfile = {
  mentorProfile: null,
  menteeProfile: null,
  languages: [],
  address: null,
  countryCode: null
}

const makeProfileParts = Effect.gen(function* () {
  const mentees = yield* MenteeRepository
  const mentors = yield* MentorRepository
  const statistics = yield* MentorStatistics

  const mentorParts = Effect.fnUntraced(function* (userId: UserId): Effect.fn.Return<PartsOfProfile> {
    const mentor = Option.getOrUndefined(yield* mentors.findByUser(userId))
    if (mentor === undefined) return noParts
    return { ...noParts, mentorProfile: publicMentorProfile(mentor, yield* statistics.figuresOf(mentor.id)) }
  })

  const menteeParts = (userId: UserId): Effect.Effect<PartsOfProfile> =>
    Effect.map(
      mentees.findByUser(userId),
      Option.match({
        onNone: () => noParts,
        onSome: (mentee) => ({ ...noParts, menteeProfile: publicMenteeProfile(mentee) })
      })
    )

  return ProfileParts.of({
    find: (userId, role) =>
      role === "mentor" ? mentorParts(userId) : role === "mentee" ? menteeParts(userId) : Effect.succeed(noParts)
  })
})

export const menteeProfiles = Layer.effect(MenteeProfiles, makeMenteeProfiles).pipe(Layer.provide(Ids.layer))
export const profileParts = Layer.effect(ProfileParts, makeProfileParts)
