/** Who sees a post, in SQL: the one place for it, for every statement that shows a post or what hangs on it. */
import type { SqlClient, Statement } from "@effect/sql"
import { hasNoBlock } from "../people/blocks.js"
import { isAdmitted } from "../people/standing.js"

/** True of rows of `posts` that everybody sees, with their author in `users`: but for blocks, which guests have none of. */
export const isPublicPost = `(posts.visibility = 'public' and ${isAdmitted()})`

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

/**
 * True of rows of `posts` that the viewer can report, with their author in `users`: those that they see, and those that they would
 * see but for blocks. A block has ended the connection, so of what is for connections it is asked whether it was there before.
 */
export const isReportablePost = (sql: SqlClient.SqlClient, viewer: string): Statement.Fragment => sql`(
  posts.author_id = ${viewer} or (
    ${sql.literal(isAdmitted())} and (
      posts.visibility = 'public'
      or exists (select from connections where user_id = ${viewer} and other_id = posts.author_id)
      or exists (
        select from blocks where blocked_at >= posts.created_at and (
          (blocker_id = ${viewer} and blocked_id = posts.author_id) or (blocker_id = posts.author_id and blocked_id = ${viewer})
        )
      )
    )
  )
)`

/** `isVisiblePost` from the other end: true of rows of `users` who see the row of `posts`, whose author is admitted. */
export const seesPost = (sql: SqlClient.SqlClient): Statement.Fragment => sql`(
  posts.author_id = users.id or (
    ${sql.literal(isAdmitted())} and ${hasNoBlock(sql, sql`posts.author_id`, sql`users.id`)} and (
      posts.visibility = 'public'
      or exists (select from connections where user_id = posts.author_id and other_id = users.id)
    )
  )
)`
