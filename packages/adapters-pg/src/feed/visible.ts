/** Who sees a post, in SQL: the one place for it, for every statement that shows a post or what hangs on it. */
import type { SqlClient, Statement } from "@effect/sql"
import { hasNoBlock } from "../people/blocks.js"
import { isAdmitted } from "../people/standing.js"

/**
 * True of rows of `posts` that the viewer sees, with their author in `users`: one's own, or those of an admitted author
 * without a block between the two, if they are public or the two are connected.
 */
export const isVisiblePost = (sql: SqlClient.SqlClient, viewer: string): Statement.Fragment => sql`(
  posts.author_id = ${viewer} or (
    ${sql.literal(isAdmitted())} and ${hasNoBlock(sql, viewer, sql`posts.author_id`)} and (
      posts.visibility = 'public'
      or exists (select from connections where user_id = ${viewer} and other_id = posts.author_id)
    )
  )
)`

/** The same from the other end: true of rows of `users` who see the row of `posts`, whose author is admitted. */
export const seesPost = (sql: SqlClient.SqlClient): Statement.Fragment => sql`(
  posts.author_id = users.id or (
    ${sql.literal(isAdmitted())} and ${hasNoBlock(sql, sql`posts.author_id`, sql`users.id`)} and (
      posts.visibility = 'public'
      or exists (select from connections where user_id = posts.author_id and other_id = users.id)
    )
  )
)`
