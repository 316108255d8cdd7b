/** A small market to look at, made with the product's own operations: nothing in it could not have been made by users. */
import { Administration } from "@mentorkit/core/admin"
import { MenteeProfiles, PasswordHasher, slugOf, UserRepository } from "@mentorkit/core/identity/ports"
import { type Admin, Currency, Ids, LocalTime, type Mentor, type Role, UserId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Profiles } from "@mentorkit/core/profiles"
import { ExpertiseCatalogue } from "@mentorkit/core/profiles/ports"
import { Scheduling, type SessionTypeId } from "@mentorkit/core/scheduling"
import { makeRegenerateSlots } from "@mentorkit/core/scheduling/ports"
import { Array, DateTime, Effect, Option, Redacted } from "effect"
import { addAcquaintances } from "./acquaintances.js"
import { applicants } from "./applicants.js"
import { addBookings } from "./bookings.js"
import { type DemoApplicant, type DemoMentor, type DemoSession, demoAddress, type WeeklyHours } from "./demo-mentor.js"
import { mentorsEast } from "./mentors-east.js"
import { mentorsWest } from "./mentors-west.js"
import { addPosts } from "./posts.js"

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

type Account = Effect.Effect.Success<typeof accounts>

/** An account and its application to be a mentor. */
const applications = Effect.fnUntraced(function* (account: Account) {
  const users = yield* UserRepository
  const { submitOnboarding } = yield* Profiles
  const catalogue = yield* (yield* ExpertiseCatalogue).list

  return Effect.fnUntraced(function* (demo: DemoApplicant) {
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
    return { _tag: "Mentor", userId, mentorId } satisfies Mentor
  }, Effect.orDie)
})

/** An application and its approval, session types with their hours, and the slots that follow. */
const mentors = Effect.fnUntraced(function* (apply: Effect.Effect.Success<ReturnType<typeof applications>>) {
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

  return Effect.fnUntraced(function* (admin: Admin, demo: DemoMentor) {
    const mentor = yield* apply(demo)
    yield* approveMentor(admin, { id: mentor.mentorId })
    yield* Effect.forEach(demo.sessions, (session) => offer(mentor, session))
    yield* regenerate(mentor.mentorId)
    return mentor
  }, Effect.orDie)
})

const demoMentees = [
  { fullName: "Mika Sorensen", email: demoAddress("mentee"), timeZone: "Europe/Lisbon", work: "Back-end developer" },
  { fullName: "Amina Diallo", email: demoAddress("amina.diallo"), timeZone: "Africa/Dakar", work: "Team lead" },
  { fullName: "Rohan Mehta", email: demoAddress("rohan.mehta"), timeZone: "Asia/Kolkata", work: "Data engineer" }
]

const mentees = Effect.fnUntraced(function* (account: Account) {
  const { submitOnboarding } = yield* Profiles

  return Effect.fnUntraced(function* ({ email, fullName, timeZone, work }: (typeof demoMentees)[number]) {
    const userId = yield* account(fullName, email, timeZone)
    const newcomer = { _tag: "User" as const, userId, roles: ["mentee" as const] }
    yield* submitOnboarding(newcomer, { role: "mentee", current_role: work, years_of_experience: 0 })
    return userId
  }, Effect.orDie)
})

const seed = Effect.gen(function* () {
  const account = yield* accounts
  const apply = yield* applications(account)
  const open = yield* mentors(apply)
  const join = yield* mentees(account)

  // The first row that two hosts would both make: the second one waits here for what becomes of the first.
  const adminId = yield* account("Ada Marsh", demoAddress("admin"), "UTC", "admin")
  const people = { mentors: new Map<string, Mentor>(), mentees: new Map<string, UserId>() }
  for (const demo of [...mentorsWest, ...mentorsEast]) {
    people.mentors.set(demo.email, yield* open({ _tag: "Admin", userId: adminId }, demo))
  }
  for (const demo of demoMentees) people.mentees.set(demo.email, yield* join(demo))
  yield* Effect.forEach(applicants, apply, { discard: true })
  yield* addBookings(people)
  yield* addAcquaintances(people)
  yield* addPosts(people)
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
