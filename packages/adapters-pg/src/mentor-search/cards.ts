/** Columns and tables of a mentor's card, for every list of mentors: the search and lists of other domains. */
import { SqlClient } from "@effect/sql"
import { type DateTime, Effect } from "effect"
import { shownToMentor } from "../bookings/shown-to-mentor.js"
import { storedUrls } from "../database/stored-urls.js"
import { freeSlots } from "./free-slots.js"

/** The columns of `ListedMentorRow` and the tables they come from, for rows named `wanted` with a `mentor_id`. */
export const mentorCards = Effect.map(Effect.all([SqlClient.SqlClient, storedUrls]), ([sql, url]) => ({
  columns: (now: DateTime.Utc) => sql`
    profile.id, profile.user_id, username, full_name as name,
    ${url("avatar_url")} as avatar_url, gender, headline, languages, city, state,
    country, country_code, profile.timezone as time_zone, profile.years_of_experience, hourly_rate_minor, currency,
    profile.average_rating, profile.rating_count, vacation_mode, vacation_ends_at,
    (
      select coalesce(json_agg(
        json_build_object('id', mine.id, 'expertiseAreaId', area.id, 'name', area.name, 'skills', (
          select coalesce(json_agg(json_build_object('id', skills.id, 'name', skills.name) order by skills.position), '[]')
          from mentor_skills join skills on skills.id = skill_id where mentor_expertise_id = mine.id
        )) order by area.position
      ), '[]')
      from mentor_expertise_areas mine join expertise_areas area on area.id = expertise_area_id
      where mentor_id = profile.id
    ) as expertise,
    (select count(*)::int from bookings
      where mentor_id = profile.id and status = 'completed' and ${sql.literal(shownToMentor)}) as total_sessions,
    ${freeSlots(sql, now).next(sql`profile.id`)} as next_available_at`,
  tables: sql`
    join mentor_profiles profile on profile.id = wanted.mentor_id
    join users on users.id = profile.user_id
    left join user_addresses address on address.user_id = profile.user_id`
}))
