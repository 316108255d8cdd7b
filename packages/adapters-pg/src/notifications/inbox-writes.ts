/**
 * Writes to inboxes. Each locks the counts of those whose rows it changes first, by user id: whoever writes for the same
 * people waits, nobody waits in a circle, and rows and counts agree at every commit.
 */
import { type SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { NotificationId } from "@mentorkit/core/notifications/ports"
import { type DateTime, Effect, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { singleRow } from "../database/single-row.js"
import { inboxAdditions } from "./inbox-additions.js"
import { inboxLocks } from "./inbox-locks.js"
import { inboxRemovals } from "./inbox-removals.js"
import { NotificationRow } from "./rows.js"

const OwnAt = Schema.Struct({ userId: UserId, id: NotificationId, at: Moment })
const AllAt = Schema.Struct({ userId: UserId, at: Moment })
const Count = Schema.Struct({ count: Schema.Int })

const readQueries = (sql: SqlClient.SqlClient) => ({
  markRead: SqlSchema.findOne({
    Request: OwnAt,
    Result: NotificationRow,
    execute: ({ at, id, userId }) => sql`
      with read as (
        update notifications row set read_at = ${at}, revision = counts.revision + 1
        from notification_counts counts
        where row.id = ${id} and row.user_id = ${userId} and read_at is null and counts.user_id = row.user_id
        returning row.*
      ), counted as (
        update notification_counts counts set
          revision = read.revision,
          unread = unread - 1,
          unread_mention = unread_mention - is_mention::int,
          unread_communities = unread_communities - is_community::int
        from read where counts.user_id = read.user_id
      )
      select * from read`
  }),

  markAllRead: singleRow({
    Request: AllAt,
    Result: Count,
    execute: ({ at, userId }) => sql`
      with unread as (
        select id, row_number() over (order by revision) as number
        from notifications where user_id = ${userId} and read_at is null
      ), read as (
        update notifications row set read_at = ${at}, revision = counts.revision + unread.number
        from unread, notification_counts counts
        where row.id = unread.id and counts.user_id = ${userId}
        returning is_mention, is_community
      ), sums as (
        select count(*) as all, count(*) filter (where is_mention) as mention,
          count(*) filter (where is_community) as communities
        from read
      ), counted as (
        update notification_counts set
          revision = revision + sums.all,
          unread = unread - sums.all,
          unread_mention = unread_mention - sums.mention,
          unread_communities = unread_communities - sums.communities
        from sums where user_id = ${userId}
      )
      select sums.all::int as count from sums`
  })
})

export const inboxWrites = (sql: SqlClient.SqlClient) => {
  const { findOwn, lockCounts } = inboxLocks(sql)
  const { markAllRead, markRead } = readQueries(sql)

  return {
    ...inboxAdditions(sql),
    ...inboxRemovals(sql),

    markRead: Effect.fnUntraced(function* (userId: UserId, id: NotificationId, at: DateTime.Utc) {
      if ((yield* lockCounts([userId])).length === 0) return Option.none()
      const read = yield* markRead({ userId, id, at })
      return Option.isSome(read) ? read : yield* findOwn({ userId, id })
    }),

    markAllRead: Effect.fnUntraced(function* (userId: UserId, at: DateTime.Utc) {
      if ((yield* lockCounts([userId])).length === 0) return 0
      return (yield* markAllRead({ userId, at })).count
    })
  }
}
