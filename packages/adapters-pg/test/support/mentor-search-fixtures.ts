import { SqlClient } from "@effect/sql"
import type { User } from "@mentorkit/core/kernel"
import { MentorSearch } from "@mentorkit/core/mentor-search"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { DateTime, Effect } from "effect"

/** Of the seeded catalogue: an area by its number, and a skill by its area's and its own. */
export const areaId = (area: number) => `01a1fb67-1800-7000-8001-${area.toString(16).padStart(12, "0")}`
export const skillId = (area: number, skill: number) =>
  `01a1fb67-1800-7000-8002-${(area * 0x100 + skill).toString(16).padStart(12, "0")}`

export interface FindableOptions {
  readonly name?: string
  readonly headline?: string
  readonly gender?: number
  readonly languages?: ReadonlyArray<string>
  readonly country?: string
  readonly countryCode?: string
  readonly currency?: string
  readonly hourlyRateMinor?: bigint
  readonly years?: number
  /** "4.50", of so many. */
  readonly rating?: readonly [average: string, count: number]
  /** Numbers of areas, each with the numbers of its skills. */
  readonly knows?: Readonly<Record<number, ReadonlyArray<number>>>
  readonly isApproved?: boolean
  readonly since?: DateTime.Utc
}

export const addExpertise = Effect.fnUntraced(function* (
  mentorId: string,
  area: number,
  skills: ReadonlyArray<number>
) {
  const sql = yield* SqlClient.SqlClient
  const id = crypto.randomUUID()
  yield* sql`insert into mentor_expertise_areas ${sql.insert({ id, mentorId, expertiseAreaId: areaId(area) })}`
  if (skills.length > 0) {
    const rows = skills.map((skill) => ({ mentorExpertiseId: id, skillId: skillId(area, skill) }))
    yield* sql`insert into mentor_skills ${sql.insert(rows)}`
  }
}, Effect.orDie)

/** Stores a mentor who can be booked, if approved. */
export const newFindable = Effect.fnUntraced(function* (options: FindableOptions = {}) {
  const sql = yield* SqlClient.SqlClient
  const { isApproved = true, currency = "USD" } = options
  const mentor = yield* newMentor({ approved: isApproved, currency })
  const now = DateTime.toDate(options.since ?? (yield* DateTime.now))
  const [average, count] = options.rating ?? ["0.00", 0]
  yield* sql`
    update users set full_name = ${options.name ?? "Maya Mentor"}, gender = ${options.gender ?? null},
      username = 'x' || replace(id::text, '-', '')
    where id = ${mentor.userId}`
  yield* sql`
    update mentor_profiles set headline = ${options.headline ?? "Glad to help"}, languages = ${options.languages ?? []},
      hourly_rate_minor = ${options.hourlyRateMinor ?? 8000n}, years_of_experience = ${options.years ?? 5},
      average_rating = ${average}::numeric, rating_count = ${count}, approved_at = ${isApproved ? now : null}
    where id = ${mentor.mentorId}`
  if (options.country !== undefined) {
    const { country, countryCode = null } = options
    const address = { userId: mentor.userId, city: "Springfield", country, countryCode, createdAt: now, updatedAt: now }
    yield* sql`insert into user_addresses ${sql.insert(address)}`
  }
  for (const [area, skills] of Object.entries(options.knows ?? {}))
    yield* addExpertise(mentor.mentorId, Number(area), skills)
  const { sessionTypeId } = yield* newSessionType({ mentorId: mentor.mentorId, currency })
  return { ...mentor, sessionTypeId }
}, Effect.orDie)

type Input = Parameters<typeof MentorSearch.Service.search>[1]

/** What the user finds. */
export const searching = (user: User, asked: Partial<Input> = {}) =>
  Effect.flatMap(MentorSearch, ({ search }) => search(user, { page: 1, per_page: 50, ...asked })).pipe(
    Effect.map(({ mentors }) => mentors)
  )
