/** Removes rows from inboxes; see `inbox-writes.ts`. */
import { type SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { NotificationId, notificationIdOf } from "@mentorkit/core/notifications/ports"
import { type DateTime, Effect, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { firstIdAt, idsOfMoment } from "./id-times.js"
import { inboxLocks } from "./inbox-locks.js"

const Owned = Schema.Struct({ id: NotificationId, userId: UserId })
const Ids = Schema.Array(NotificationId)
const OfSender = Schema.Struct({ userId: UserId, senderId: UserId, types: Schema.Array(Schema.String) })

const removeQueries = (sql: SqlClient.SqlClient) => ({
  remove: SqlSchema.findAll({
    Request: Ids,
    Result: Changed,
    execute: (ids) => sql`
      with removed as (
        delete from notifications where id = any(${ids}::uuid[])
        returning user_id, read_at is null as is_unread, is_mention, is_community
      ), sums as (
        select user_id, count(*) as all, count(*) filter (where is_unread) as unread,
          count(*) filter (where is_mention) as mention,
          count(*) filter (where is_mention and is_unread) as unread_mention,
          count(*) filter (where is_community) as communities,
          count(*) filter (where is_community and is_unread) as unread_communities
        from removed group by user_id
      ), counted as (
        update notification_counts counts set
          total = total - sums.all,
          unread = counts.unread - sums.unread,
          mention = counts.mention - sums.mention,
          unread_mention = counts.unread_mention - sums.unread_mention,
          communities = counts.communities - sums.communities,
          unread_communities = counts.unread_communities - sums.unread_communities
        from sums where counts.user_id = sums.user_id
      )
      select 1 as one from removed`
  }),

  /** Ids go by time, so the oldest rows are the first ones of the primary key. */
  findOld: SqlSchema.findAll({
    Request: Schema.Struct({ before: Moment, limit: Schema.Int }),
    Result: Owned,
    execute: ({ before, limit }) => sql`
      select id, user_id from notifications
      where changed_at < ${before}
        and id < ${firstIdAt(sql, before)}
      order by id limit ${limit}`
  }),

  /** All of one moment, of which some are the event's. */
  findOfMoment: SqlSchema.findAll({
    Request: Schema.Struct({
      ...{ first: Schema.String, last: Schema.String },
      ...{ after: Schema.NullOr(NotificationId), limit: Schema.Int }
    }),
    Result: Schema.Struct({ ...Owned.fields, type: Schema.String }),
    execute: ({ after, first, last, limit }) => sql`
      select id, user_id, type from notifications
      where id >= ${first}::uuid and id <= ${last}::uuid and id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
      order by id limit ${limit}`
  }),

  findUnreadAbout: SqlSchema.findAll({
    Request: Schema.Struct({
      subject: Schema.String,
      types: Schema.Array(Schema.String),
      userIds: Schema.Array(UserId)
    }),
    Result: Schema.Struct({ id: NotificationId }),
    execute: ({ subject, types, userIds }) => sql`
      select id from notifications
      where user_id = any(${userIds}::uuid[]) and subject = ${subject} and type = any(${types}::text[]) and read_at is null`
  }),

  findSingle: SqlSchema.findAll({
    Request: OfSender,
    Result: Schema.Struct({ id: NotificationId }),
    execute: ({ senderId, types, userId }) => sql`
      with inbox as materialized (
        select id, sender_id, type from notifications where user_id = ${userId} and not is_consolidated
      )
      select id from inbox where sender_id = ${senderId} and type = any(${types}::text[])`
  }),

  /**
   * Takes the sender out of rows that are shared; answers those that are nobody else's. What is read is one inbox, however much
   * the sender has sent to others.
   */
  leaveShared: SqlSchema.findAll({
    Request: OfSender,
    Result: Schema.Struct({ id: NotificationId }),
    execute: ({ senderId, types, userId }) => sql`
      with inbox as materialized (
        select id, count, type from notifications where user_id = ${userId} and is_consolidated
      ), left_by as (
        delete from notification_senders as share using inbox
        where share.notification_id = inbox.id and share.sender_id = ${senderId} and type = any(${types}::text[])
        returning inbox.id, acts, acts < inbox.count as is_kept
      ), kept as (
        select id, acts, row_number() over (order by id) as number from left_by where is_kept
      ), lessened as (
        update notifications as row set
          count = row.count - acts,
          sender_count = greatest(row.sender_count - 1, 1),
          sender_id = case when row.sender_id = ${senderId} then (
            select share.sender_id from notification_senders as share
            where share.notification_id = row.id and share.sender_id <> ${senderId}
            order by share.revision desc nulls last, share.sender_id limit 1
          ) else row.sender_id end,
          revision = counts.revision + number
        from kept, notification_counts as counts
        where row.id = kept.id and counts.user_id = ${userId}
      ), counted as (
        update notification_counts set revision = revision + (select count(*) from kept) where user_id = ${userId}
      )
      select id from left_by where not is_kept`
  }),

  stillUnread: SqlSchema.findAll({
    Request: Ids,
    Result: Schema.Struct({ id: NotificationId }),
    execute: (ids) => sql`
      select id from notifications where id = any(${ids}::uuid[]) and read_at is null and count = 1`
  }),

  stillOld: SqlSchema.findAll({
    Request: Schema.Struct({ before: Moment, ids: Ids }),
    Result: Schema.Struct({ id: NotificationId }),
    execute: ({ before, ids }) => sql`
      select id from notifications where id = any(${ids}::uuid[]) and changed_at < ${before}`
  })
})

export const inboxRemovals = (sql: SqlClient.SqlClient) => {
  const { findOwn, lockCounts } = inboxLocks(sql)
  const queries = removeQueries(sql)
  const { findOfMoment, findOld, findUnreadAbout, remove, stillOld, stillUnread } = queries
  /** Alone with the counts of those whose rows they are: what is true of these rows stays true. */
  const lockOwners = (rows: ReadonlyArray<typeof Owned.Type>) =>
    lockCounts([...new Set(rows.map(({ userId }) => userId))])

  return {
    remove: Effect.fnUntraced(function* (userId: UserId, id: NotificationId) {
      if ((yield* lockCounts([userId])).length === 0) return false
      const own = yield* findOwn({ userId, id })
      return Option.isSome(own) && (yield* remove([id])).length === 1
    }),

    forgetBefore: Effect.fnUntraced(function* (before: DateTime.Utc, limit: number) {
      const old = yield* findOld({ before, limit })
      if (old.length === 0) return 0
      yield* lockOwners(old)
      const still = yield* stillOld({ before, ids: old.map(({ id }) => id) })
      return (yield* remove(still.map(({ id }) => id))).length
    }),

    removeUnreadAbout: Effect.fnUntraced(function* (
      subject: string,
      types: ReadonlyArray<string>,
      userIds: ReadonlyArray<UserId>
    ) {
      const owners = (yield* lockCounts(userIds)).map(({ userId }) => userId)
      const unread = owners.length === 0 ? [] : yield* findUnreadAbout({ subject, types, userIds: owners })
      return unread.length === 0 ? 0 : (yield* remove(unread.map(({ id }) => id))).length
    }),

    removeFromSender: Effect.fnUntraced(function* (userId: UserId, senderId: UserId, types: ReadonlyArray<string>) {
      if ((yield* lockCounts([userId])).length === 0) return
      const given = { userId, senderId, types }
      const alone = [...(yield* queries.findSingle(given)), ...(yield* queries.leaveShared(given))]
      if (alone.length > 0) yield* remove(alone.map(({ id }) => id))
    }),

    removeUnread: Effect.fnUntraced(function* (eventId: string, after: NotificationId | null, limit: number) {
      const [first, last] = idsOfMoment(eventId)
      const seen = yield* findOfMoment({ first, last, after, limit })
      const own = seen.filter(({ id, type, userId }) => notificationIdOf(eventId, userId, type) === id)
      if (own.length > 0) {
        yield* lockOwners(own)
        const unread = yield* stillUnread(own.map(({ id }) => id))
        yield* remove(unread.map(({ id }) => id))
      }
      return seen.length < limit ? null : (seen.at(-1)?.id ?? null)
    })
  }
}
