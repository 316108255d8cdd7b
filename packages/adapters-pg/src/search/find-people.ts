/** People who match: first those who are called so, then those whose names begin so, then the others, the newest first. */
import type { SqlClient, Statement } from "@effect/sql"
import { Role, type UserId } from "@mentorkit/core/kernel"
import type { SearchBounds } from "@mentorkit/core/search/ports"
import { Schema } from "effect"
import { beginsWith, isIndexed, partOf } from "../database/part-of.js"
import type { StoredUrl } from "../database/stored-urls.js"
import { isSeenPerson, PersonColumn, personFields, shownRole } from "../people/seen-person.js"
import { isAdmitted } from "../people/standing.js"
import {
  bounded,
  indexCounts,
  inTime,
  isAll,
  lookedCount,
  makeLook,
  matchCount,
  mostIndexed,
  rowsFor,
  spent
} from "./bounded.js"

type Fragment = Statement.Fragment

const PersonRow = Schema.Struct({
  ...PersonColumn.fields,
  bio: Schema.NullOr(Schema.String),
  headline: Schema.NullOr(Schema.String),
  role: Schema.NullOr(Role)
})
const look = makeLook(PersonRow)

const conditionsOf = (sql: SqlClient.SqlClient, words: string) => {
  const headline = sql`(select headline from mentor_profiles where user_id = users.id and approval_status = 'approved')`
  const part = sql`lower(${partOf(words)})`
  const [username, fullName] = [sql`username collate "C"`, sql`lower(full_name) collate "C"`]
  const ownPart = sql`(lower(full_name) like ${part} or lower(username) like ${part} or lower(bio) like ${part})`
  return {
    ...{ headline, username, fullName, ownPart },
    headlinePart: sql`lower(headline) like ${part}`,
    isCalled: (key: Fragment) => sql`${key} = lower(${words})`,
    begins: (key: Fragment) => beginsWith(sql, key, words),
    anyPart: sql`(${ownPart} or lower(${headline}) like ${part})`
  }
}

export const makeFindPeople = (sql: SqlClient.SqlClient, url: StoredUrl) => {
  const admitted = sql.literal(isAdmitted())

  return (viewer: UserId, words: string, { indexMillis, limit, rows }: SearchBounds) => {
    const { anyPart, begins, fullName, headline, headlinePart, isCalled, ownPart, username } = conditionsOf(sql, words)
    const isShown = sql`(${admitted} and users.id <> ${viewer} and ${isSeenPerson(sql, viewer)})`

    /** One range of an index. The order of places is that of the answer. */
    const called = (place: number, condition: Fragment, key: Fragment) => sql`
      (select users.id, ${place}::int as place, ${key} as key from users
      where ${condition} and ${isShown} order by ${key}, users.id desc limit ${limit})`
    const others = sql`
      (select users.id, 4 as place, '' as key from newest join users using (id)
      where is_match and ${isShown}
      order by users.id desc limit ${limit})`
    const best = sql`(
      select coalesce(json_agg(json_build_object(
        ${personFields(sql, url)}, 'bio', bio, 'headline', ${headline}, 'role', ${sql.literal(shownRole)}
      ) order by place, key, users.id desc), '[]')
      from (
        select id, min(place) as place, (array_agg(key order by place))[1] as key from (
          ${called(0, isCalled(username), username)}
          union all ${called(1, isCalled(fullName), username)}
          union all ${called(2, begins(username), username)}
          union all ${called(3, begins(fullName), fullName)}
          union all ${others}
        ) found group by id order by 2, 3, id desc limit ${limit}
      ) found join users using (id)
    ) as best`
    const newest = (most: number) =>
      look(sql`
        with newest as materialized (
          select id, spent < ${most}::int as is_looked_at, case when spent < ${most}::int then ${anyPart} else false end as is_match
          from (
            select id, full_name, username, bio, ${spent(sql, sql`bio`, sql`id desc`)} as spent
            from users order by id desc limit ${most} offset 0
          ) users
        )
        select ${best}, ${matchCount(sql, sql`select from newest join users using (id) where is_match and ${isShown}`, most)},
          ${lookedCount(sql, most)}`)
    const all = look(sql`
      with found as materialized (
        select id from (
          select id from users where ${admitted} and ${ownPart}
          union all select user_id from mentor_profiles where approval_status = 'approved' and ${headlinePart}
        ) found limit ${mostIndexed}
      ), newest as (select distinct id, true as is_match from found where ${isAll(sql, sql`found`)})
      select ${best}, ${indexCounts(sql, sql`found`)}`)

    const index = isIndexed(words) ? "later" : "none"
    return bounded({ limit, rows: rowsFor(words, rows), index, look: newest, indexed: inTime(sql, indexMillis, all) })
  }
}
