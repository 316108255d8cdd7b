/** What writers to an inbox lock and look at first. */
import { type SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { NotificationId } from "@mentorkit/core/notifications/ports"
import { Schema } from "effect"
import { NotificationRow } from "./rows.js"

const Own = Schema.Struct({ userId: UserId, id: NotificationId })

export const inboxLocks = (sql: SqlClient.SqlClient) => ({
  /** Who is not among the answer has no row, and none may be looked for: it would be one that nobody has locked. */
  lockCounts: SqlSchema.findAll({
    Request: Schema.Array(UserId),
    Result: Schema.Struct({ userId: UserId }),
    execute: (userIds) => sql`
      select user_id from notification_counts where user_id = any(${userIds}::uuid[]) order by user_id for update`
  }),
  findOwn: SqlSchema.findOne({
    Request: Own,
    Result: NotificationRow,
    execute: ({ id, userId }) => sql`select * from notifications where id = ${id} and user_id = ${userId}`
  })
})
