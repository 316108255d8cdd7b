/** What identity wants of profiles: a mentee's profile for every account, and the parts of the public profile object. */
import { SqlClient } from "@effect/sql"
import { MenteeProfiles, ProfileParts } from "@mentorkit/core/identity"
import { Ids } from "@mentorkit/core/kernel"
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

const makeProfileParts = Effect.gen(function* () {
  const mentees = yield* MenteeRepository
  const mentors = yield* MentorRepository
  const statistics = yield* MentorStatistics

  return ProfileParts.of({
    find: Effect.fnUntraced(function* (userId) {
      const mentor = Option.getOrNull(yield* mentors.findByUser(userId))
      const mentee = Option.getOrNull(yield* mentees.findByUser(userId))
      return {
        mentorProfile: mentor && publicMentorProfile(mentor, yield* statistics.figuresOf(mentor.id)),
        menteeProfile: mentee && publicMenteeProfile(mentee),
        languages: [],
        address: null,
        countryCode: null
      }
    })
  })
})

export const menteeProfiles = Layer.effect(MenteeProfiles, makeMenteeProfiles).pipe(Layer.provide(Ids.layer))
export const profileParts = Layer.effect(ProfileParts, makeProfileParts)
