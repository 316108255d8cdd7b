/** What writers to an inbox lock and look at first. */
import { type SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { NotificationId } from "@mentorkit/core/notifications/ports"
import { Schema } from "effect"
import { Changed } from "../database/columns.js"
import { NotificationRow } from "./rows.js"

const Own = Schema.Struct({ userId: UserId, id: NotificationId })

export const inboxLocks = (sql: SqlClient.SqlClient) => ({
  lockCounts: SqlSchema.findAll({
    Request: Schema.Array(UserId),
    Result: Changed,
    execute: (userIds) => sql`
      select 1 as one from notification_counts where user_id = any(${userIds}::uuid[]) order by user_id for update`
  }),
  findOwn: SqlSchema.findOne({
    Request: Own,
    Result: NotificationRow,
    execute: ({ id, userId }) => sql`select * from notifications where id = ${id} and user_id = ${userId}`
  })
})
