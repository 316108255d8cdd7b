/** Whom a block keeps from whom, in SQL: the one place for it, for what shows people and for what finds mentors. */
import type { SqlClient, Statement } from "@effect/sql"

/** True of rows whose account, `person`, has not blocked the viewer and is not blocked by them. */
export const hasNoBlock = (
  sql: SqlClient.SqlClient,
  viewer: Statement.Fragment | string,
  person: Statement.Fragment
): Statement.Fragment => sql`(
  not exists (select from blocks where blocker_id = ${viewer} and blocked_id = ${person})
  and not exists (select from blocks where blocker_id = ${person} and blocked_id = ${viewer})
)`

/** Ids of mentors whom a block keeps from the viewer. Read once, for statements that look at many mentors. */
export const blockedMentors = (sql: SqlClient.SqlClient, viewer: string): Statement.Fragment => sql`
  select id from mentor_profiles where user_id in (
    select blocked_id from blocks where blocker_id = ${viewer}
    union all select blocker_id from blocks where blocked_id = ${viewer}
  )`
