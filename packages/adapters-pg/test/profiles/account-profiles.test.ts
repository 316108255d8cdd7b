import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { MenteeProfiles, ProfileParts } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import { AddressRepository, MenteeRepository, MentorStatistics } from "@mentorkit/core/profiles/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, DateTime, Effect, Option, TestClock } from "effect"

/** A booking of an hour from now on, in the given state. */
const newBooking = Effect.fnUntraced(function* (
  { mentorId, sessionTypeId }: Effect.Effect.Success<ReturnType<typeof newSessionType>>,
  status: string
) {
  const sql = yield* SqlClient.SqlClient
  const { userId } = yield* newUser()
  const now = yield* DateTime.now
  const end = DateTime.toDate(DateTime.add(now, { hours: 1 }))
  const written = { createdAt: DateTime.toDate(now) }
  const attempt = { id: crypto.randomUUID(), mentorId, sessionTypeId, ...written }
  yield* sql`insert into booking_attempts ${sql.insert({ ...attempt, userId, slotIds: [crypto.randomUUID()] })}`
  yield* sql`insert into bookings ${sql.insert({
    id: crypto.randomUUID(),
    mentorId,
    sessionTypeId,
    menteeId: userId,
    attemptId: attempt.id,
    status,
    priceMinor: 0n,
    currency: "USD",
    startsAt: DateTime.toDate(now),
    endsAt: end,
    concludesAt: end,
    updatedAt: DateTime.toDate(now),
    ...written
  })}`
})

describe.each(engines)("what an account has of profiles on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("nothing without a profile, and for nobody", () =>
      Effect.gen(function* () {
        const { find } = yield* ProfileParts
        const nothing = { mentorProfile: null, menteeProfile: null, languages: [], address: null, countryCode: null }
        const { userId } = yield* newUser()
        for (const role of ["mentor", "mentee", null] as const) {
          assert.deepStrictEqual(yield* find(userId, role), nothing)
          assert.deepStrictEqual(yield* find(UserId.make(crypto.randomUUID()), role), nothing)
        }
      })
    )

    it.effect("the profile of the role, and no other, with the address of whatever role", () =>
      Effect.gen(function* () {
        const { find } = yield* ProfileParts
        const { mentorId, userId } = yield* newMentor()
        yield* (yield* MenteeProfiles).add(userId, yield* DateTime.now)
        const mentee = Option.getOrThrow(yield* (yield* MenteeRepository).findByUser(userId))
        const address = { address: "1 Durbar Marg", city: "Kathmandu", state: null, country: "Nepal" }
        yield* (yield* AddressRepository).put(userId, { ...address, countryCode: "NP" }, yield* DateTime.now)
        for (const role of ["mentor", "mentee", null] as const) {
          const parts = yield* find(userId, role)
          assert.strictEqual(parts.mentorProfile?.id, role === "mentor" ? mentorId : undefined)
          assert.strictEqual(parts.menteeProfile?.id, role === "mentee" ? mentee.id : undefined)
          assert.deepStrictEqual([parts.address, parts.countryCode], [address, "NP"])
        }
      })
    )

    it.effect("a mentee's profile is made once and keeps its first day", () =>
      Effect.gen(function* () {
        const { add: create } = yield* MenteeProfiles
        const { find } = yield* ProfileParts
        const mentees = yield* MenteeRepository
        const { userId } = yield* newUser()
        const created = yield* DateTime.now
        yield* create(userId, created)
        const { menteeProfile: first } = yield* find(userId, "mentee")
        yield* TestClock.adjust("1 day")
        const later = yield* DateTime.now
        yield* create(userId, later)
        assert.deepStrictEqual((yield* find(userId, "mentee")).menteeProfile, first)
        yield* mentees.setProfession(userId, "Nurse", later)
        assert.deepStrictEqual((yield* find(userId, "mentee")).menteeProfile, {
          id: first?.id ?? assert.fail(),
          profession: "Nurse",
          company_or_institution: null,
          relationship_status: null,
          relationship_since: null,
          expertise_areas: [],
          experiences: [],
          education: [],
          certifications: [],
          created_at: created,
          updated_at: later
        })
      })
    )

    it.effect("a mentor's public profile has the fields of the spec, in its order", () =>
      Effect.gen(function* () {
        const { find } = yield* ProfileParts
        const { mentorId, userId } = yield* newMentor({ timeZone: "Asia/Kathmandu" })
        const now = yield* DateTime.now
        const { mentorProfile } = yield* find(userId, "mentor")
        const expected = {
          id: mentorId,
          headline: "Staff engineer, twelve years in payments",
          expertise_areas: [],
          years_of_experience: 12,
          hourly_rate: "80.00",
          approval_status: "approved",
          approval_status_label: "Approved",
          average_rating: "0.00",
          rating_count: 0,
          total_reviews: 0,
          total_sessions: 0,
          timezone: "Asia/Kathmandu",
          vacationMode: false,
          vacationEndsAt: null,
          experiences: [],
          education: [],
          certifications: [],
          created_at: now,
          updated_at: now
        }
        // As lists, since the order counts.
        assert.deepStrictEqual<unknown>(Object.entries(mentorProfile ?? {}), Object.entries(expected))
      })
    )

    it.effect("a mentor's sessions are those that took place", () =>
      Effect.gen(function* () {
        const { find: figuresOf } = yield* MentorStatistics
        const offer = yield* newSessionType({ priceMinor: 0n })
        for (const status of ["completed", "confirmed", "cancelled", "completed"]) yield* newBooking(offer, status)
        yield* newBooking(yield* newSessionType({ priceMinor: 0n }), "completed")
        assert.deepStrictEqual(yield* figuresOf(offer.mentorId), { totalSessions: 2 })
      })
    )
  })
})

describe.each(concurrent)("mentee profiles under race on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("ten at once are one", () =>
      Effect.gen(function* () {
        const { add: create } = yield* MenteeProfiles
        const { userId } = yield* newUser()
        const now = yield* DateTime.now
        yield* Effect.all(
          Array.makeBy(10, () => create(userId, now)),
          { concurrency: "unbounded" }
        )
        const [row] = yield* (yield* SqlClient.SqlClient)`
          select count(*)::int as profiles from mentee_profiles where user_id = ${userId}`
        assert.deepStrictEqual(row, { profiles: 1 })
      })
    )
  })
})
