/** What people tell about themselves, as it is stored and shown; and what happens where they tell it twice at once. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { ProfileParts } from "@mentorkit/core/identity/ports"
import { zoneSpelling } from "@mentorkit/core/internal/kernel"
import { Currency, LocalDate, type User } from "@mentorkit/core/kernel"
import { ExperienceId, ExpertiseAreaId, Profiles } from "@mentorkit/core/profiles"
import { OnboardingRepository } from "@mentorkit/core/profiles/ports"
import { concurrent, pglite } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { eventsOf, mobileDevelopment, newMentor, softwareEngineering } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Either, TestClock } from "effect"
import { statementsOf } from "../support/statements.js"

const areas = [softwareEngineering, mobileDevelopment].map((id) => ExpertiseAreaId.make(id))
const atOnce = { concurrency: "unbounded" } as const
const job = {
  organization: "Payments Ltd",
  designation: "Engineer",
  currently_working: true,
  start_date: LocalDate.make("1969-03-01")
}

/** As many entries as an account may have, but one. */
const nearlyFull = Effect.fnUntraced(function* ({ userId }: User, entries = 49) {
  const sql = yield* SqlClient.SqlClient
  const at = DateTime.toDate(yield* DateTime.now)
  const own = { userId, organization: "A", designation: "B", currentlyWorking: true, startDate: "1960-01-01" }
  const rows = Array.from({ length: entries }, () => ({
    id: crypto.randomUUID(),
    ...own,
    createdAt: at,
    updatedAt: at
  }))
  yield* sql`insert into experiences ${sql.insert(rows)}`
}, Effect.orDie)

describe("what people tell about themselves", () => {
  layer(world(pglite))((it) => {
    it.effect("every zone of the database is kept as it is spelled there", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const zones = yield* sql<{ readonly name: string }>`
          select name from pg_timezone_names where name !~ '^(posix|right)/' and name <> 'posixrules'`
        assert.isAbove(zones.length, 500)
        for (const { name } of zones) assert.strictEqual(zoneSpelling(name.toUpperCase()), name)
      })
    )

    it.effect("a mentor who moves is told of once, and a mentor who stays is not", () =>
      Effect.gen(function* () {
        const { updateMentorProfile } = yield* Profiles
        const { mentor, mentorId } = yield* newMentor()
        yield* updateMentorProfile(mentor, { timezone: "Asia/Kathmandu", headline: "Moved" })
        yield* updateMentorProfile(mentor, { timezone: "Asia/Kathmandu" })
        assert.deepStrictEqual(yield* eventsOf(mentorId), [
          { type: "profiles.MentorTimeZoneChanged", payload: { mentorId } }
        ])
      })
    )

    it.effect("the day is the user's own where a start is told", () =>
      Effect.gen(function* () {
        const { addExperience, updateExperience, updateProfile } = yield* Profiles
        const user = yield* newUser()
        yield* TestClock.setTime(Date.parse("2027-03-14T20:00:00Z"))
        yield* updateProfile(user, { timezone: "Pacific/Auckland" })
        const tomorrow = LocalDate.make("2027-03-15")
        const { experience } = yield* addExperience(user, { ...job, start_date: tomorrow })
        yield* updateProfile(user, { timezone: "America/New_York" })
        const failure = yield* Effect.flip(addExperience(user, { ...job, start_date: tomorrow }))
        assert.strictEqual(failure.message, "The start date field must be a date before or equal to 2027-03-14.")
        // What was told before is not doubted.
        const edited = yield* updateExperience(user, { id: ExperienceId.make(experience.id), designation: "Lead" })
        assert.strictEqual(edited.experience.start_date, tomorrow)
      })
    )

    it.effect("an area that stays keeps its id, and skills that nobody speaks of stay", () =>
      Effect.gen(function* () {
        const { listExpertiseAreas, updateMenteeProfile, updateMentorProfile } = yield* Profiles
        const { mentor, user } = yield* newMentor()
        const [area] = (yield* listExpertiseAreas(user, {})).expertise_areas
        const [skill] = area?.skills ?? []
        if (area === undefined || skill === undefined) return assert.fail()
        const chosen = { expertise: [{ expertise_area_id: area.id, skill_ids: [skill.id] }] }
        const first = (yield* updateMentorProfile(mentor, chosen)).mentor_profile.expertise_areas
        assert.deepStrictEqual(first, [
          { id: first[0]?.id ?? "", expertise_area_id: area.id, name: area.name, skills: [skill] }
        ])
        const second = (yield* updateMentorProfile(mentor, { expertise_area_ids: areas })).mentor_profile
        assert.deepStrictEqual(second.expertise_areas[0], first[0])
        assert.lengthOf(second.expertise_areas, 2)
        const learner = (yield* updateMenteeProfile(user, { ...chosen, current_role: "Designer" })).mentee_profile
        assert.deepInclude(learner, { profession: "Designer", certifications: [] })
        assert.deepStrictEqual(learner.expertise_areas[0]?.skills, [skill])
        const { mentee_profile: kept } = yield* updateMenteeProfile(user, { profession: null })
        assert.deepStrictEqual(kept.expertise_areas, learner.expertise_areas)
        assert.isNull(kept.profession)
      })
    )

    // Falls with a statement for each entry or each area.
    it.effect("however much somebody tells, it is read in as many statements", () =>
      Effect.gen(function* () {
        const { find } = yield* ProfileParts
        const { updateMentorProfile } = yield* Profiles
        const [little, much] = [yield* newMentor(), yield* newMentor()]
        yield* updateMentorProfile(much.mentor, { expertise_area_ids: areas, languages: ["English", "pt"] })
        yield* nearlyFull(much.user)
        const counts = yield* Effect.forEach([little, much], ({ userId }) => statementsOf(find(userId, "mentor")))
        assert.deepStrictEqual(counts, [6, 6])
        const parts = yield* find(much.userId, "mentor")
        assert.lengthOf(parts.mentorProfile?.experiences ?? [], 49)
        assert.deepStrictEqual(parts.languages, ["English", "pt"])
        assert.strictEqual(yield* statementsOf(find(much.userId, "mentee")), 2)
      })
    )

    it.effect("a rating is shown as reviews have written it", () =>
      Effect.gen(function* () {
        const { find } = yield* ProfileParts
        const sql = yield* SqlClient.SqlClient
        const { mentor, mentorId, userId } = yield* newMentor()
        yield* sql`update mentor_profiles set average_rating = 4.5, rating_count = 2 where id = ${mentorId}`
        yield* (yield* Profiles).updateMentorProfile(mentor, { headline: "Rated" })
        assert.deepInclude((yield* find(userId, "mentor")).mentorProfile, {
          headline: "Rated",
          average_rating: "4.50",
          rating_count: 2,
          total_reviews: 2
        })
      })
    )

    it.effect("answers are checked before anything is stored, and those that nobody replaces stay", () =>
      Effect.gen(function* () {
        const { getOnboarding, submitOnboarding } = yield* Profiles
        const { listQuestions: questions } = yield* OnboardingRepository
        const user = yield* newUser()
        const asked = yield* questions("mentee")
        const [number] = asked.filter(({ type }) => type === "number")
        const [ofMentors] = yield* questions("mentor")
        if (number === undefined || ofMentors === undefined) return assert.fail()
        const mentee = { role: "mentee" as const, years_of_experience: 0 }
        assert.strictEqual((yield* Effect.flip(getOnboarding(user, {})))._tag, "OnboardingNotFound")
        const wrong = [
          { question_id: number.id, answer: "3" },
          { question_id: ofMentors.id, answer: "none_yet" }
        ]
        const failure = yield* Effect.flip(submitOnboarding(user, { ...mentee, answers: wrong }))
        assert.strictEqual(failure.message, "The answers.0.answer field must be a number. (and 1 more error)")
        assert.strictEqual((yield* Effect.flip(getOnboarding(user, {})))._tag, "OnboardingNotFound")

        const answered = Effect.map(getOnboarding(user, {}), ({ onboarding }) =>
          onboarding.answers.map(({ answer, question_id }) => [question_id, answer])
        )
        yield* submitOnboarding(user, { ...mentee, answers: [{ question_id: number.id, answer: 3 }] })
        yield* submitOnboarding(user, mentee)
        assert.deepStrictEqual(yield* answered, [[number.id, 3]])
        yield* submitOnboarding(user, { ...mentee, answers: [] })
        assert.deepStrictEqual(yield* answered, [])
      })
    )

    it.effect("a question that is required has to be answered by whoever has not done so before", () =>
      Effect.gen(function* () {
        const { submitOnboarding } = yield* Profiles
        const sql = yield* SqlClient.SqlClient
        const user = yield* newUser()
        const mentee = { role: "mentee" as const, years_of_experience: 0 }
        const [text] = (yield* (yield* OnboardingRepository).listQuestions("mentee")).filter(
          ({ type }) => type === "text"
        )
        if (text === undefined) return assert.fail()
        yield* sql`update onboarding_questions set is_required = true where id = ${text.id}`
        const failure = yield* Effect.flip(submitOnboarding(user, mentee))
        assert.strictEqual(failure.message, `Please answer: ${text.question}`)
        yield* submitOnboarding(user, { ...mentee, answers: [{ question_id: text.id, answer: "A pilot" }] })
        yield* submitOnboarding(user, mentee)
        yield* sql`update onboarding_questions set is_required = false where id = ${text.id}`
      })
    )
  })
})

describe.each(concurrent)("telling at once on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where the violation of the index is not the answer: it would be a defect.
    it.effect("of two who want one username one has it, and the other is told", () =>
      Effect.gen(function* () {
        const { updateProfile } = yield* Profiles
        const users = [yield* newUser(), yield* newUser()]
        const username = `w-${crypto.randomUUID().slice(0, 12)}`
        const results = yield* Effect.forEach(users, (user) => Effect.either(updateProfile(user, { username })), atOnce)
        assert.strictEqual(results.filter(Either.isRight).length, 1)
        const [lost] = results.filter(Either.isLeft)
        assert.strictEqual(lost?.left.message, "The username has already been taken.")
      })
    )

    // Falls without the lock of the account: each edit would write back what it had read of all other fields.
    it.effect("edits of different fields all survive", () =>
      Effect.gen(function* () {
        const { updateProfile } = yield* Profiles
        const user = yield* newUser()
        const edits = [
          { bio: "Bio" },
          { about: "About" },
          { gender: 3 as const },
          { social_links: { x: "https://x.com/a" } },
          { social_links: { github: "https://github.com/a" } },
          { city: "Porto" },
          { country: "Portugal" },
          { full_name: "Ada L." }
        ]
        yield* Effect.forEach(edits, (edit) => updateProfile(user, edit), atOnce)
        const { user: told } = yield* updateProfile(user, {})
        assert.deepInclude(told, { bio: "Bio", about: "About", gender: 3, full_name: "Ada L." })
        assert.deepStrictEqual(told.social_links, { x: "https://x.com/a", github: "https://github.com/a" })
        assert.deepStrictEqual(told.address, { address: null, city: "Porto", state: null, country: "Portugal" })
      })
    )

    // Falls without the lock of the profile, or where expertise is taken from the row as it was before the wait.
    it.effect("edits of a mentor's profile all survive, expertise among them", () =>
      Effect.gen(function* () {
        const { getMentorProfile, updateMentorProfile } = yield* Profiles
        for (let round = 0; round < 5; round++) {
          const { mentor } = yield* newMentor()
          const edits = [
            { expertise_area_ids: areas },
            { languages: ["English"] },
            { legal_name: "Maya Legal" },
            { headline: "Compilers" },
            { currency: Currency.make("EUR"), hourly_rate: "90.00" },
            { years_of_experience: 20 }
          ]
          yield* Effect.forEach(edits, (edit) => updateMentorProfile(mentor, edit), atOnce)
          const { mentor_profile: profile } = yield* getMentorProfile(mentor, {})
          assert.deepInclude(profile, {
            headline: "Compilers",
            hourly_rate: "90.00",
            currency: Currency.make("EUR"),
            legal_name: "Maya Legal",
            years_of_experience: 20
          })
          assert.deepStrictEqual(profile.languages, ["English"])
          assert.lengthOf(profile.expertise_areas, 2)
        }
      })
    )

    // Falls without the lock of the account: everybody counts forty-nine.
    it.effect("of several fiftieth entries one is added", () =>
      Effect.gen(function* () {
        const { addExperience } = yield* Profiles
        const user = yield* newUser()
        yield* nearlyFull(user)
        const results = yield* Effect.replicateEffect(Effect.either(addExperience(user, job)), 6, atOnce)
        assert.strictEqual(results.filter(Either.isRight).length, 1)
        for (const { left } of results.filter(Either.isLeft)) assert.strictEqual(left._tag, "CareerListFull")
      })
    )

    // Falls without the account's lock where the record, whose row keeps them apart as well, is written last.
    it.effect("parallel submissions leave the answers of one of them", () =>
      Effect.gen(function* () {
        const { getOnboarding, submitOnboarding } = yield* Profiles
        const user = yield* newUser()
        const asked = yield* (yield* OnboardingRepository).listQuestions("mentee")
        const [number, text] = [asked.find((one) => one.type === "number"), asked.find((one) => one.type === "text")]
        if (number === undefined || text === undefined) return assert.fail()
        const sets = [[{ question_id: number.id, answer: 3 }], [{ question_id: text.id, answer: "A pilot" }]]
        yield* Effect.forEach(
          [...sets, ...sets],
          (answers) => submitOnboarding(user, { role: "mentee", years_of_experience: 0, answers }),
          atOnce
        )
        assert.lengthOf((yield* getOnboarding(user, {})).onboarding.answers, 1)
      })
    )
  })
})
