import { SqlClient } from "@effect/sql"
import { Currency, type Mentor, MentorId, type User, type UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect } from "effect"
import { newUser } from "./accounts.js"

/** The first areas of the seeded catalogue. */
export const softwareEngineering = "01a1fb67-1800-7000-8001-000000000001"
export const mobileDevelopment = "01a1fb67-1800-7000-8001-000000000002"

export interface TestMentor {
  readonly userId: UserId
  readonly mentorId: MentorId
  /** As a handler with access "mentor" is given it. */
  readonly mentor: Mentor
  /** As a handler with access "user" is given it. */
  readonly user: User
}

/** Stores a user with a mentor profile; approved, in UTC and in USD, unless told otherwise. */
export const newMentor = Effect.fnUntraced(function* (
  options: { readonly timeZone?: string; readonly currency?: string; readonly approved?: boolean } = {}
) {
  const sql = yield* SqlClient.SqlClient
  const now = DateTime.toDate(yield* DateTime.now)
  const { approved = true, currency = "USD", timeZone = "UTC" } = options
  const { roles, userId } = yield* newUser({
    fullName: "Maya Mentor",
    roles: approved ? ["mentee", "mentor"] : ["mentee"]
  })
  const mentorId = MentorId.make(crypto.randomUUID())
  yield* sql`insert into mentor_profiles ${sql.insert({
    id: mentorId,
    userId,
    headline: "Staff engineer, twelve years in payments",
    timezone: timeZone,
    currency: Currency.make(currency),
    hourlyRateMinor: 8000n,
    yearsOfExperience: 12,
    approvalStatus: approved ? "approved" : "pending",
    submittedAt: now,
    approvedAt: approved ? now : null,
    createdAt: now,
    updatedAt: now
  })}`
  return {
    userId,
    mentorId,
    mentor: { _tag: "Mentor", userId, mentorId },
    user: { _tag: "User", userId, roles, mentorId }
  } satisfies TestMentor as TestMentor
}, Effect.orDie)

/** The events of an aggregate, in the order in which they were appended. */
export const eventsOf = (aggregate: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return yield* sql<{ readonly type: string; readonly payload: unknown }>`
      select type, payload from outbox where aggregate = ${aggregate} order by seq`
  }).pipe(Effect.orDie)
