import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Administration } from "@mentorkit/core/admin"
import { Currency, UserId } from "@mentorkit/core/kernel"
import { ExpertiseAreaId, Profiles } from "@mentorkit/core/profiles"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { eventsOf, mobileDevelopment, newMentor, softwareEngineering } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Either, TestClock } from "effect"

const areas = [mobileDevelopment, softwareEngineering].map((id) => ExpertiseAreaId.make(id))
const application = {
  role: "mentor" as const,
  headline: "Staff engineer, twelve years in payments",
  timezone: "Asia/Kathmandu",
  currency: Currency.make("KWD"),
  expertise_area_ids: areas,
  hourly_rate: "12.5",
  years_of_experience: 12
}

const admin = { _tag: "Admin" as const, userId: UserId.make(crypto.randomUUID()) }

describe.each(engines)("onboarding on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("a mentor's application waits for approval and is announced", () =>
      Effect.gen(function* () {
        const { submitOnboarding } = yield* Profiles
        const user = yield* newUser()
        const now = yield* DateTime.now
        const { onboarding } = yield* submitOnboarding(user, application)
        const { mentee_profile, mentor_profile: profile, ...record } = onboarding
        assert.deepStrictEqual(record, {
          role: "mentor",
          submitted_at: now,
          approval_status: "pending",
          approval_status_label: "Pending",
          answers: []
        })
        assert.isNull(mentee_profile)
        assert.deepInclude(profile, {
          user_id: user.userId,
          headline: application.headline,
          timezone: "Asia/Kathmandu",
          currency: application.currency,
          hourly_rate: "12.50",
          years_of_experience: 12,
          approval_status: "pending",
          approved_at: null
        })
        // In the catalogue's order, whatever the order of the wishes.
        assert.deepStrictEqual(
          profile?.expertise_areas.map(({ name }) => name),
          ["Software Engineering", "Mobile Development"]
        )
        assert.deepStrictEqual(yield* eventsOf(profile?.id ?? ""), [
          { type: "profiles.MentorApplied", payload: { mentorId: profile?.id, userId: user.userId } }
        ])
      })
    )

    it.effect("a wish for the same area twice is one wish", () =>
      Effect.gen(function* () {
        const { submitOnboarding } = yield* Profiles
        const [area = assert.fail()] = areas
        const { onboarding } = yield* submitOnboarding(yield* newUser(), {
          ...application,
          expertise_area_ids: [area, area]
        })
        assert.lengthOf(onboarding.mentor_profile?.expertise_areas ?? [], 1)
      })
    )

    it.effect("unknown areas are named, and nothing is stored", () =>
      Effect.gen(function* () {
        const { submitOnboarding } = yield* Profiles
        const user = yield* newUser()
        const unknown = ExpertiseAreaId.make(crypto.randomUUID())
        const failure = yield* Effect.flip(
          submitOnboarding(user, { ...application, expertise_area_ids: [unknown, ...areas, unknown] })
        )
        assert.deepInclude(failure, {
          _tag: "InvalidInput",
          message: "The selected expertise area ids.0 is invalid. (and 1 more error)"
        })
        const [row] = yield* (yield* SqlClient.SqlClient)`
          select count(*)::int as stored from mentor_profiles where user_id = ${user.userId}`
        assert.deepStrictEqual(row, { stored: 0 })
      })
    )

    it.effect("who waits or is approved cannot apply again", () =>
      Effect.gen(function* () {
        const { submitOnboarding } = yield* Profiles
        const texts: ReadonlyArray<readonly [boolean, string]> = [
          [false, "Your mentor application is already waiting for approval."],
          [true, "You are already an approved mentor."]
        ]
        for (const [approved, text] of texts) {
          const { mentorId, user } = yield* newMentor({ approved })
          const failure = yield* Effect.flip(submitOnboarding(user, application))
          assert.deepInclude(failure, { _tag: "ApplicationNotPossible", message: text })
          assert.deepStrictEqual(yield* eventsOf(mentorId), [])
        }
      })
    )

    it.effect("who is suspended cannot apply", () =>
      Effect.gen(function* () {
        const { submitOnboarding } = yield* Profiles
        const { mentorId, user } = yield* newMentor()
        yield* (yield* SqlClient.SqlClient)`
          update mentor_profiles set approval_status = 'suspended' where id = ${mentorId}`
        const failure = yield* Effect.flip(submitOnboarding(user, application))
        assert.strictEqual(failure.message, "Your mentor profile is suspended. Please contact support.")
      })
    )

    it.effect("who was rejected applies again with the same profile", () =>
      Effect.gen(function* () {
        const { getMentorProfile, submitOnboarding } = yield* Profiles
        const { rejectMentor } = yield* Administration
        const { mentor, mentorId, user } = yield* newMentor({ approved: false })
        yield* rejectMentor(admin, { id: mentorId, reason: "Please tell us more." })
        assert.deepInclude((yield* getMentorProfile(mentor, {})).mentor_profile, {
          approval_status: "rejected",
          rejection_reason: "Please tell us more."
        })
        const before = (yield* getMentorProfile(mentor, {})).mentor_profile

        yield* TestClock.adjust("1 day")
        const now = yield* DateTime.now
        yield* submitOnboarding(user, application)
        const { mentor_profile: after } = yield* getMentorProfile(mentor, {})
        assert.deepInclude(after, {
          id: mentorId,
          headline: application.headline,
          approval_status: "pending",
          rejection_reason: null,
          submitted_at: now,
          updated_at: now,
          created_at: before.created_at
        })
        assert.deepStrictEqual(
          (yield* eventsOf(mentorId)).map(({ type }) => type),
          ["profiles.MentorRejected", "profiles.MentorApplied", "profiles.MentorTimeZoneChanged"]
        )
      })
    )

    it.effect("a mentee tells a current role, which stays until another is told", () =>
      Effect.gen(function* () {
        const { submitOnboarding } = yield* Profiles
        const user = yield* newUser()
        const mentee = { role: "mentee" as const, years_of_experience: 0 }
        const told = [
          yield* submitOnboarding(user, mentee),
          yield* submitOnboarding(user, { ...mentee, current_role: "Designer" }),
          yield* submitOnboarding(user, mentee)
        ].map(({ onboarding }) => onboarding)
        assert.deepStrictEqual(
          told.map(({ mentee_profile }) => mentee_profile?.profession),
          [null, "Designer", "Designer"]
        )
        assert.strictEqual(new Set(told.map(({ mentee_profile }) => mentee_profile?.id)).size, 1)
        assert.deepInclude(told[0], { approval_status: null, mentor_profile: null })
      })
    )

    it.effect("nobody can be onboarded without an account", () =>
      Effect.gen(function* () {
        const { submitOnboarding } = yield* Profiles
        const nobody = { _tag: "User" as const, userId: UserId.make(crypto.randomUUID()), roles: [] }
        for (const input of [application, { role: "mentee" as const, years_of_experience: 0 }]) {
          const failure = yield* Effect.flip(submitOnboarding(nobody, input))
          assert.deepInclude(failure, { _tag: "OnboardingNotFound", message: "Onboarding record not found." })
        }
      })
    )
  })
})

describe.each(concurrent)("onboarding under race on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    const race = Effect.fnUntraced(function* (user: Effect.Effect.Success<ReturnType<typeof newUser>>) {
      const { submitOnboarding } = yield* Profiles
      const attempts = Array.from({ length: 10 }, () => Effect.either(submitOnboarding(user, application)))
      const [won, lost] = [[], []] as [Array<unknown>, Array<string>]
      for (const one of yield* Effect.all(attempts, { concurrency: "unbounded" })) {
        if (Either.isRight(one)) won.push(one.right)
        else lost.push(one.left._tag)
      }
      const [row] = yield* (yield* SqlClient.SqlClient)`
        select count(distinct mentor.id)::int as profiles, count(expertise.id)::int as areas
        from mentor_profiles mentor left join mentor_expertise_areas expertise on expertise.mentor_id = mentor.id
        where mentor.user_id = ${user.userId}`
      return { won: won.length, lost: new Set(lost), row }
    })

    it.effect("ten first applications at once make one profile", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* race(yield* newUser()), {
          won: 1,
          lost: new Set(["ApplicationNotPossible"]),
          row: { profiles: 1, areas: 2 }
        })
      })
    )

    it.effect("ten applications after a rejection at once count once", () =>
      Effect.gen(function* () {
        const { rejectMentor } = yield* Administration
        const { mentorId, user } = yield* newMentor({ approved: false })
        yield* rejectMentor(admin, { id: mentorId, reason: "Not yet." })
        assert.deepStrictEqual(yield* race(user), {
          won: 1,
          lost: new Set(["ApplicationNotPossible"]),
          row: { profiles: 1, areas: 2 }
        })
        assert.deepStrictEqual(
          (yield* eventsOf(mentorId)).map(({ type }) => type),
          ["profiles.MentorRejected", "profiles.MentorApplied", "profiles.MentorTimeZoneChanged"]
        )
      })
    )
  })
})
