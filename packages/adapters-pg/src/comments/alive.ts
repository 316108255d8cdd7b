/** Which comments a reader sees, in SQL. */
import type { SqlClient, Statement } from "@effect/sql"
import { isSeenPerson } from "../people/seen-person.js"

/** True of rows of a table of comments that are not deleted and whose author the viewer sees. */
export const isAliveComment = (sql: SqlClient.SqlClient, table: string, viewer: string): Statement.Fragment => sql`
  (not ${sql(`${table}.is_deleted`)} and exists (
    select from users where users.id = ${sql(`${table}.author_id`)} and ${isSeenPerson(sql, viewer)}
  ))`
