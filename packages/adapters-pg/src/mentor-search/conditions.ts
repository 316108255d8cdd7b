/** Conditions of a search, for rows of `mentor_listings` named `listed`. */
import type { SqlClient } from "@effect/sql"
import type { Fragment } from "@effect/sql/Statement"
import type { MentorFilter, MentorQuery } from "@mentorkit/core/mentor-search/ports"
import { blockedMentors } from "../people/blocks.js"

/** Stands for a word that no mentor has: similar words of the catalogue, and mentors with a similar name. */
export interface Resembling {
  readonly word: string
  readonly words: ReadonlyArray<string>
  readonly mentorIds: ReadonlyArray<string>
}

const tagged = (sql: SqlClient.SqlClient, filter: MentorFilter): ReadonlyArray<Fragment> => [
  ...(filter.gender === undefined ? [] : [sql`${`gender:${filter.gender}`}`]),
  ...(filter.skillId === undefined ? [] : [sql`${`skill:${filter.skillId}`}`]),
  ...(filter.currency === undefined ? [] : [sql`${`currency:${filter.currency}`}`]),
  // The database makes these lower case, as it did for the tags.
  ...(filter.language === undefined ? [] : [sql`lower(${`language:${filter.language}`})`]),
  ...(filter.country === undefined ? [] : [sql`lower(${`country:${filter.country}`})`])
]

/** Words have no letters that mean something in patterns. */
const beginning = (word: string) => `% ${word}%`

const worded = (sql: SqlClient.SqlClient, word: string, resembling: ReadonlyArray<Resembling>): Fragment => {
  const other = resembling.find((one) => one.word === word)
  const patterns = [word, ...(other?.words ?? [])].map(beginning)
  const has = sql.or(patterns.map((pattern) => sql`listed.words like ${pattern}`))
  return other === undefined || other.mentorIds.length === 0
    ? has
    : sql`(${has} or ${sql.in("listed.mentor_id", other.mentorIds)})`
}

/** Almost everybody: asked of those alone who are found otherwise. */
const isPubliclyListed = (sql: SqlClient.SqlClient): Fragment => sql`
  (select is_publicly_listed from mentor_profiles where id = listed.mentor_id)`

export const conditionsOf = (
  sql: SqlClient.SqlClient,
  { filter, own, viewer }: Pick<MentorQuery, "filter" | "own" | "viewer">,
  resembling: ReadonlyArray<Resembling>
): Fragment => {
  const tags = tagged(sql, filter)
  const { expertiseAreaIds: areas, maxPrice, minPrice, minRating, words = [] } = filter
  return sql.and([
    own === undefined ? sql`true` : sql`listed.mentor_id <> ${own}`,
    viewer === undefined ? isPubliclyListed(sql) : sql`listed.mentor_id not in (${blockedMentors(sql, viewer)})`,
    ...(tags.length === 0 ? [] : [sql`listed.tags @> array[${sql.csv(tags)}]::text[]`]),
    ...(areas === undefined ? [] : [sql`listed.tags && ${areas.map((id) => `area:${id}`)}::text[]`]),
    ...(minPrice === undefined ? [] : [sql`listed.hourly_rate >= ${minPrice}::numeric`]),
    ...(maxPrice === undefined ? [] : [sql`listed.hourly_rate <= ${maxPrice}::numeric`]),
    ...(minRating === undefined ? [] : [sql`listed.average_rating >= ${minRating}::int`]),
    ...words.map((word) => worded(sql, word, resembling))
  ])
}
