/** People as others see them beside what they do, in SQL: whom, and what of them. */
import type { SqlClient, Statement } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import type { StoredUrl } from "../database/stored-urls.js"
import { hasNoBlock } from "./blocks.js"
import { isAdmitted } from "./standing.js"

/** True of rows of `users` whom the viewer sees. */
export const isSeenPerson = (sql: SqlClient.SqlClient, viewer: string): Statement.Fragment =>
  sql`(users.id = ${viewer} or (${sql.literal(isAdmitted())} and ${hasNoBlock(sql, viewer, sql`users.id`)}))`

export const PersonColumn = Schema.Struct({
  id: UserId,
  name: Schema.String,
  username: Schema.String,
  avatarUrl: Schema.NullOr(Schema.String)
})

/** A row of `users` as fields of a JSON object that `PersonColumn` reads. */
export const personFields = (sql: SqlClient.SqlClient, url: StoredUrl): Statement.Fragment =>
  sql`'id', users.id, 'name', full_name, 'username', username, 'avatarUrl', ${url("avatar_url")}`

/** As what a row of `users` is shown: a mentor before a mentee, and an admin if neither. */
export const shownRole = `(
  select role from user_roles where user_id = users.id
  order by array_position(array['mentor', 'mentee', 'admin'], role) limit 1
)`
