/**
 * Writes to inboxes. Each locks the counts of those whose rows it changes first, by user id: whoever writes for the same
 * people waits, nobody waits in a circle, and rows and counts agree at every commit.
 */
import { type SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { type NewNotification, NotificationId, notificationIdOf } from "@mentorkit/core/notifications/ports"
import { type DateTime, Effect, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { singleRow } from "../database/single-row.js"
import { firstIdAt, idsOfMoment } from "./id-times.js"
import { NotificationRow, toJsonRows } from "./rows.js"

const Own = Schema.Struct({ userId: UserId, id: NotificationId })
const OwnAt = Schema.Struct({ ...Own.fields, at: Moment })
const AllAt = Schema.Struct({ userId: UserId, at: Moment })
const Count = Schema.Struct({ count: Schema.Int })
const Owned = Schema.Struct({ id: NotificationId, userId: UserId })
const Ids = Schema.Array(NotificationId)

const addQueries = (sql: SqlClient.SqlClient) => {
  const given = (rows: string) => sql`
    jsonb_to_recordset(${rows}::jsonb) as given (
      id uuid, user_id uuid, type text, subject uuid, sender_id uuid, role text, facts jsonb,
      is_mention boolean, is_community boolean, is_consolidated boolean, occurred_at timestamptz
    )`
  /** With the revision that the counts of each person have got for it. */
  const insert = (rows: string) => sql`
    insert into notifications (
      id, user_id, type, subject, sender_id, role, facts, is_mention, is_community, is_consolidated,
      created_at, changed_at, revision
    )
    select given.*, given.occurred_at, counts.revision
    from ${given(rows)} join notification_counts counts on counts.user_id = given.user_id`

  return {
    /** Nobody else writes for these people until the transaction ends. */
    nextRevisions: (rows: string) => sql`
      insert into notification_counts (user_id, revision)
      select user_id, 1 from ${given(rows)} order by user_id
      on conflict (user_id) do update set revision = notification_counts.revision + 1`,

    add: SqlSchema.findAll({
      Request: Schema.String,
      Result: NotificationRow,
      execute: (rows) => sql`${insert(rows)} on conflict (id) do nothing returning *`
    }),

    gather: SqlSchema.findAll({
      Request: Schema.String,
      Result: NotificationRow,
      execute: (rows) => sql`
        ${insert(rows)}
        where not exists (select from notifications known where known.id = given.id)
        on conflict (user_id, type, subject) where is_consolidated and read_at is null do update set
          count = notifications.count + 1,
          sender_id = excluded.sender_id,
          facts = excluded.facts,
          changed_at = greatest(notifications.changed_at, excluded.changed_at),
          revision = excluded.revision
        returning *`
    }),

    /** A sender who is there already is one of the others. */
    noteSenders: SqlSchema.findAll({
      Request: Ids,
      Result: Schema.Struct({ id: NotificationId, senderCount: Schema.Int }),
      execute: (ids) => sql`
        with added as (
          insert into notification_senders (notification_id, sender_id)
          select id, sender_id from notifications where id = any(${ids}::uuid[]) and sender_id is not null
          on conflict do nothing
          returning notification_id
        )
        update notifications set sender_count = sender_count + 1
        where id in (select notification_id from added) and count > 1
        returning id, sender_count`
    }),

    countNew: SqlSchema.void({
      Request: Ids,
      execute: (ids) => sql`
        update notification_counts counts set
          total = total + 1,
          unread = unread + 1,
          mention = mention + is_mention::int,
          unread_mention = unread_mention + is_mention::int,
          communities = communities + is_community::int,
          unread_communities = unread_communities + is_community::int
        from notifications row
        where row.id = any(${ids}::uuid[]) and row.user_id = counts.user_id`
    })
  }
}

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
    Result: Owned,
    execute: ({ after, first, last, limit }) => sql`
      select id, user_id from notifications
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

const lockQueries = (sql: SqlClient.SqlClient) => ({
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

export const inboxWrites = (sql: SqlClient.SqlClient) => {
  const { add, countNew, gather, nextRevisions, noteSenders } = addQueries(sql)
  const { findOwn, lockCounts } = lockQueries(sql)
  const { markAllRead, markRead } = readQueries(sql)
  const { findOfMoment, findOld, findUnreadAbout, remove, stillOld, stillUnread } = removeQueries(sql)
  /** Alone with the counts of those whose rows they are: what is true of these rows stays true. */
  const lockOwners = (rows: ReadonlyArray<typeof Owned.Type>) =>
    lockCounts([...new Set(rows.map(({ userId }) => userId))])

  const gathered = Effect.fnUntraced(function* (rows: ReadonlyArray<NewNotification>) {
    if (rows.length === 0) return []
    const stored = yield* gather(toJsonRows(rows))
    const grown = yield* noteSenders(stored.map(({ id }) => id))
    const counts = new Map(grown.map(({ id, senderCount }) => [id, senderCount]))
    return stored.map((row) => ({ ...row, senderCount: counts.get(row.id) ?? row.senderCount }))
  })

  return {
    put: Effect.fnUntraced(function* (rows: ReadonlyArray<NewNotification>) {
      if (rows.length === 0) return []
      yield* nextRevisions(toJsonRows(rows))
      const single = rows.filter(({ placement }) => !placement.isConsolidated)
      const added = single.length === 0 ? [] : yield* add(toJsonRows(single))
      const stored = [...added, ...(yield* gathered(rows.filter(({ placement }) => placement.isConsolidated)))]
      yield* countNew(stored.filter(({ count }) => count === 1).map(({ id }) => id))
      return stored
    }),

    markRead: Effect.fnUntraced(function* (userId: UserId, id: NotificationId, at: DateTime.Utc) {
      yield* lockCounts([userId])
      const read = yield* markRead({ userId, id, at })
      return Option.isSome(read) ? read : yield* findOwn({ userId, id })
    }),

    markAllRead: Effect.fnUntraced(function* (userId: UserId, at: DateTime.Utc) {
      yield* lockCounts([userId])
      return (yield* markAllRead({ userId, at })).count
    }),

    remove: Effect.fnUntraced(function* (userId: UserId, id: NotificationId) {
      yield* lockCounts([userId])
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
      yield* lockCounts(userIds)
      const unread = yield* findUnreadAbout({ subject, types, userIds })
      return unread.length === 0 ? 0 : (yield* remove(unread.map(({ id }) => id))).length
    }),

    removeUnread: Effect.fnUntraced(function* (eventId: string, after: NotificationId | null, limit: number) {
      const [first, last] = idsOfMoment(eventId)
      const seen = yield* findOfMoment({ first, last, after, limit })
      const own = seen.filter(({ id, userId }) => notificationIdOf(eventId, userId) === id)
      if (own.length > 0) {
        yield* lockOwners(own)
        const unread = yield* stillUnread(own.map(({ id }) => id))
        yield* remove(unread.map(({ id }) => id))
      }
      return seen.length < limit ? null : (seen.at(-1)?.id ?? null)
    })
  }
}
