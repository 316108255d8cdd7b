/** A small market to look at, made with the product's own operations: nothing in it could not have been made by users. */
import { Administration } from "@mentorkit/core/admin"
import { MenteeProfiles, PasswordHasher, slugOf, UserRepository } from "@mentorkit/core/identity/ports"
import { type Admin, Currency, Ids, LocalTime, type Mentor, type Role, UserId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Profiles } from "@mentorkit/core/profiles"
import { type CatalogueArea, ExpertiseCatalogue } from "@mentorkit/core/profiles/ports"
import { Scheduling, type SessionTypeId } from "@mentorkit/core/scheduling"
import { makeRegenerateSlots } from "@mentorkit/core/scheduling/ports"
import { Array, DateTime, Effect, Option, Redacted } from "effect"
import { type DemoMentor, type DemoSession, demoAddress, type WeeklyHours } from "./demo-mentor.js"
import { mentorsEast } from "./mentors-east.js"
import { mentorsWest } from "./mentors-west.js"

/** Opens every account of the demo market. */
export const demoPassword = "demo-password-2026"

const blockOf = ([start, end]: readonly [start: string, end: string]) => ({
  start_time: LocalTime.make(start),
  end_time: LocalTime.make(end)
})

const rulesOf = (sessionTypeId: SessionTypeId, { blocks, days }: WeeklyHours) =>
  Array.map(days, (day) => ({
    session_type_id: sessionTypeId,
    rule_type: "regular_weekly" as const,
    day_of_week: day,
    time_blocks: Array.map(blocks, blockOf)
  }))

/** A verified account without a second factor. Fails where somebody else has its address or name. */
const accounts = Effect.gen(function* () {
  const users = yield* UserRepository
  const menteeProfiles = yield* MenteeProfiles
  const ids = yield* Ids
  // Once for all of them: a good hash takes its time.
  const passwordHash = yield* (yield* PasswordHasher).hash(Redacted.make(demoPassword))

  return Effect.fnUntraced(function* (fullName: string, email: string, timeZone: string, role: Role = "mentee") {
    const now = yield* DateTime.now
    const id = UserId.make(yield* ids.uuid)
    const username = slugOf(fullName)
    const made = {
      id,
      fullName,
      email,
      username,
      timeZone,
      locale: "en",
      passwordHash,
      emailVerifiedAt: now,
      createdAt: now
    }
    yield* users.add({ ...made, roles: [role] })
    if (role === "mentee") yield* menteeProfiles.add(id, now)
    return id
  })
})

/** An account, its application and approval, session types with their hours, and the slots that follow. */
const mentors = Effect.fnUntraced(function* (account: Effect.Effect.Success<typeof accounts>) {
  const users = yield* UserRepository
  const { submitOnboarding } = yield* Profiles
  const { approveMentor } = yield* Administration
  const { createAvailabilityRules, createSessionType } = yield* Scheduling
  const regenerate = yield* makeRegenerateSlots

  const offer = Effect.fnUntraced(function* (mentor: Mentor, session: DemoSession) {
    const { session_type: type } = yield* createSessionType(mentor, {
      title: session.title,
      description: session.description,
      session_model: session.followUps === undefined ? "regular_weekly" : "package",
      duration_minutes: session.minutes,
      buffer_after_minutes: 15,
      is_free: session.price === null,
      price: session.price ?? undefined,
      max_capacity: session.seats ?? 1,
      follow_up_count: session.followUps ?? 0,
      follow_up_interval_days: 7,
      follow_up_flexibility_days: 2,
      minimum_notice_minutes: 0,
      is_active: true
    })
    yield* createAvailabilityRules(mentor, {
      availability_rules: Array.flatMap(session.hours, (hours) => rulesOf(type.id, hours))
    })
  })

  return Effect.fnUntraced(function* (admin: Admin, demo: DemoMentor, catalogue: ReadonlyArray<CatalogueArea>) {
    const userId = yield* account(demo.fullName, demo.email, demo.timeZone)
    yield* users.setBio(userId, { bio: demo.bio, about: demo.about }, yield* DateTime.now)
    const applicant = { _tag: "User" as const, userId, roles: ["mentee" as const] }
    const { onboarding } = yield* submitOnboarding(applicant, {
      role: "mentor",
      headline: demo.headline,
      timezone: demo.timeZone,
      currency: Currency.make(demo.currency),
      hourly_rate: demo.hourlyRate,
      years_of_experience: demo.yearsOfExperience,
      expertise_area_ids: catalogue.filter(({ name }) => demo.expertise.includes(name)).map(({ id }) => id)
    })
    const { id: mentorId } = yield* Effect.fromNullable(onboarding.mentor_profile)
    yield* approveMentor(admin, { id: mentorId })
    yield* Effect.forEach(demo.sessions, (session) => offer({ _tag: "Mentor", userId, mentorId }, session))
    yield* regenerate(mentorId)
  }, Effect.orDie)
})

const seed = Effect.gen(function* () {
  const account = yield* accounts
  const open = yield* mentors(account)
  const catalogue = yield* (yield* ExpertiseCatalogue).list
  const { submitOnboarding } = yield* Profiles

  // The first row that two hosts would both make: the second one waits here for what becomes of the first.
  const adminId = yield* account("Ada Marsh", demoAddress("admin"), "UTC", "admin")
  for (const demo of [...mentorsWest, ...mentorsEast]) {
    yield* open({ _tag: "Admin", userId: adminId }, demo, catalogue)
  }
  const menteeId = yield* Effect.orDie(account("Mika Sorensen", demoAddress("mentee"), "Europe/Lisbon"))
  yield* Effect.orDie(
    submitOnboarding(
      { _tag: "User", userId: menteeId, roles: ["mentee"] },
      { role: "mentee", current_role: "Back-end developer", years_of_experience: 0 }
    )
  )
})

/** Nobody registers as an admin: whoever is one under this address came with the market. */
export const demoAdmin = Effect.flatMap(UserRepository, ({ findByEmail }) =>
  Effect.map(
    findByEmail(demoAddress("admin")),
    Option.filter(({ roles }) => roles.includes("admin"))
  )
)

/**
 * Fills a database in which nobody has an account yet; does nothing in any other. Answers whether the market is there, made
 * now or before. In one transaction, so that a start that was cut short leaves nothing half made, and however many hosts
 * start at once, one makes it.
 */
export const seedDemoMarket = Effect.gen(function* () {
  const users = yield* UserRepository
  const { transact } = yield* UnitOfWork
  yield* transact(Effect.flatMap(users.isEmpty, (isEmpty) => (isEmpty ? seed : Effect.void))).pipe(
    // Somebody was faster: another host, or the first person.
    Effect.catchTags({ EmailTaken: () => Effect.void, UsernameTaken: () => Effect.void })
  )
  return Option.isSome(yield* demoAdmin)
}).pipe(Effect.withSpan("demoMarket.seed"))
