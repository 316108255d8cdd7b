/** The areas and skills of mentors and mentees. They are stored alike. */
import type { SqlClient } from "@effect/sql"
import type { Expertise } from "@mentorkit/core/profiles/ports"
import { Effect } from "effect"

export type Who = "mentor" | "mentee"

/** A list of `Expertise`, for the row of a select or update of `mentor_profiles` or `mentee_profiles`. */
export const expertiseOf = (sql: SqlClient.SqlClient, who: Who) => sql`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', mine.id,
        'expertiseAreaId', mine.expertise_area_id,
        'name', area.name,
        'skills', (
          select coalesce(json_agg(json_build_object('id', skill.id, 'name', skill.name) order by skill.position), '[]')
          from ${sql(`${who}_skills`)} chosen join skills skill on skill.id = chosen.skill_id
          where chosen.${sql(`${who}_expertise_id`)} = mine.id
        )
      )
      order by area.position
    ),
    '[]'
  )
  from ${sql(`${who}_expertise_areas`)} mine join expertise_areas area on area.id = mine.expertise_area_id
  where mine.${sql(`${who}_id`)} = ${sql(`${who}_profiles`)}.id
)`

export const insertExpertise = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  who: Who,
  owner: string,
  expertise: ReadonlyArray<Expertise>
) {
  if (expertise.length === 0) return
  const areas = expertise.map(({ expertiseAreaId, id }) => ({ id, [`${who}Id`]: owner, expertiseAreaId }))
  yield* sql`insert into ${sql(`${who}_expertise_areas`)} ${sql.insert(areas)}`
  const skills = expertise.flatMap((one) =>
    one.skills.map(({ id }) => ({ [`${who}ExpertiseId`]: one.id, skillId: id }))
  )
  if (skills.length > 0) yield* sql`insert into ${sql(`${who}_skills`)} ${sql.insert(skills)}`
})
