/** Who is parted from whom by a block, in SQL: the one place for it, for what shows people and for what finds mentors. */
import type { SqlClient, Statement } from "@effect/sql"

/** True of rows whose account, `person`, has not blocked the viewer and is not blocked by them. Guests are parted from nobody. */
export const isNotApart = (
  sql: SqlClient.SqlClient,
  viewer: string | undefined,
  person: Statement.Fragment
): Statement.Fragment =>
  viewer === undefined
    ? sql`true`
    : sql`(
        not exists (select from blocks where blocker_id = ${viewer} and blocked_id = ${person})
        and not exists (select from blocks where blocker_id = ${person} and blocked_id = ${viewer})
      )`

/** Ids of mentors from whom a block parts the viewer. Few, whoever it is: for statements that look at many mentors. */
export const mentorsApart = (sql: SqlClient.SqlClient, viewer: string): Statement.Fragment => sql`
  select id from mentor_profiles where user_id in (
    select blocked_id from blocks where blocker_id = ${viewer}
    union all select blocker_id from blocks where blocked_id = ${viewer}
  )`
