/** Whom and what of comments a reader sees, in SQL. */
import type { SqlClient, Statement } from "@effect/sql"
import { hasNoBlock } from "../people/blocks.js"
import { isAdmitted } from "../people/standing.js"

/** True of rows of `users` whom the viewer sees. */
export const isSeenPerson = (sql: SqlClient.SqlClient, viewer: string): Statement.Fragment =>
  sql`(users.id = ${viewer} or (${sql.literal(isAdmitted())} and ${hasNoBlock(sql, viewer, sql`users.id`)}))`

/** True of rows of a table of comments that are not deleted and whose author the viewer sees. */
export const isAliveComment = (sql: SqlClient.SqlClient, table: string, viewer: string): Statement.Fragment => sql`
  (not ${sql(`${table}.is_deleted`)} and exists (
    select from users where users.id = ${sql(`${table}.author_id`)} and ${isSeenPerson(sql, viewer)}
  ))`
