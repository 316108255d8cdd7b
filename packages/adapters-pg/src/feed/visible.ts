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

/** True of rows of `users` who see what the author writes with that visibility. Of the author too. */
export const seesPostsOf = (sql: SqlClient.SqlClient, author: string, visibility: string): Statement.Fragment => sql`(
  users.id = ${author} or (
    ${sql.literal(isAdmitted())} and ${hasNoBlock(sql, author, sql`users.id`)} and (
      ${visibility} = 'public' or exists (select from connections where user_id = ${author} and other_id = users.id)
    )
  )
)`
