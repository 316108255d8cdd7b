/** The listings that there should be, worked out of plain rows without a word of what the database does for it. */
import { SqlClient } from "@effect/sql"
import { wordsOf } from "@mentorkit/core/internal/mentor-search"
import { type Currency, majorOf } from "@mentorkit/core/kernel"
import { Effect } from "effect"

interface Mentor {
  readonly id: string
  readonly userId: string
  readonly fullName: string
  readonly username: string
  readonly gender: number | null
  readonly isActive: boolean
  readonly bannedAt: Date | null
  readonly headline: string
  readonly languages: ReadonlyArray<string>
  readonly currency: Currency
  readonly hourlyRateMinor: bigint
  readonly yearsOfExperience: number
  readonly approvalStatus: string
  readonly averageRating: string
  readonly ratingCount: number
  readonly country: string | null
  readonly countryCode: string | null
}

const plain = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    mentors: yield* sql<Mentor>`
      select p.*, u.full_name, u.username, u.gender, u.is_active, u.banned_at, a.country, a.country_code
      from mentor_profiles p join users u on u.id = p.user_id left join user_addresses a on a.user_id = u.id`,
    areas: yield* sql<{
      readonly id: string
      readonly mentorId: string
      readonly areaId: string
      readonly name: string
    }>`
      select m.id, m.mentor_id, a.id as area_id, a.name from mentor_expertise_areas m, expertise_areas a
      where a.id = m.expertise_area_id`,
    skills: yield* sql<{ readonly of: string; readonly id: string; readonly name: string }>`
      select m.mentor_expertise_id as of, s.id, s.name from mentor_skills m, skills s where s.id = m.skill_id`,
    types: yield* sql<{ readonly mentorId: string }>`select mentor_id from session_types where is_active`
  }
})

const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort()
const allWords = (text: string) => sorted(text.split(/\s+/).flatMap(wordsOf))

/** By mentor. Order and repetition mean nothing in tags and words. */
export const wantedListings = Effect.gen(function* () {
  const { areas, mentors, skills, types } = yield* plain
  const bookable = new Set(types.map(({ mentorId }) => mentorId))
  const listed = mentors.filter(
    (one) => one.approvalStatus === "approved" && one.isActive && one.bannedAt === null && bookable.has(one.id)
  )
  return new Map(
    listed.map((one) => {
      const known = areas.filter(({ mentorId }) => mentorId === one.id)
      const learnt = known.flatMap(({ id }) => skills.filter(({ of }) => of === id))
      const { averageRating, ratingCount, yearsOfExperience } = one
      const tags = [
        ...(one.gender === null ? [] : [`gender:${one.gender}`]),
        `currency:${one.currency}`,
        ...[one.country, one.countryCode].flatMap((text) => (text === null ? [] : [`country:${text.toLowerCase()}`])),
        ...one.languages.map((language) => `language:${language.toLowerCase()}`),
        ...known.map(({ areaId }) => `area:${areaId}`),
        ...learnt.map(({ id }) => `skill:${id}`)
      ]
      const names = `${one.fullName} ${one.username}`
      const words = [names, one.headline, ...known.map(({ name }) => name), ...learnt.map(({ name }) => name)].join(" ")
      const hourlyRate = Number(majorOf({ minor: one.hourlyRateMinor, currency: one.currency }))
      const figures = { hourlyRate, averageRating, ratingCount, yearsOfExperience }
      return [one.id, { tags: sorted(tags), words: allWords(words), names: allWords(names), ...figures }] as const
    })
  )
})

interface Listing {
  readonly mentorId: string
  readonly tags: ReadonlyArray<string>
  readonly words: string
  readonly names: string
  readonly hourlyRate: string
  readonly averageRating: string
  readonly ratingCount: number
  readonly yearsOfExperience: number
}

const wordsIn = (text: string) => sorted(text.split(" ").filter((word) => word !== ""))

export const keptListings = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<Listing & { readonly listedSince: Date }>`select * from mentor_listings`
  return new Map(
    rows.map(({ hourlyRate, listedSince: _, mentorId, names, tags, words, ...row }) => [
      mentorId,
      { ...row, tags: sorted(tags), words: wordsIn(words), names: wordsIn(names), hourlyRate: Number(hourlyRate) }
    ])
  )
})
