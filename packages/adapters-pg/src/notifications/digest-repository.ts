import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { DigestRepository } from "@mentorkit/core/notifications/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { NotificationRow } from "./rows.js"

const OfDay = Schema.Struct({ userId: UserId, day: Schema.String })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const listDue = SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: Schema.Struct({ userId: UserId }),
    execute: ({ limit, now }) => sql`
      select user_id from notification_digest_items where day is null and due_at <= ${now}
      group by user_id order by min(due_at), user_id limit ${limit}`
  })

  /** Whoever comes second waits for the first one's row of the day, and adds none. */
  const claim = SqlSchema.findAll({
    Request: Schema.Struct({ ...OfDay.fields, before: Moment }),
    Result: Changed,
    execute: ({ before, day, userId }) => sql`
      with waiting as (
        select notification_id from notification_digest_items
        where user_id = ${userId} and day is null and put_at < ${before}
      ), claimed as (
        insert into notification_digests (user_id, day)
        select ${userId}::uuid, ${day}::date where exists (select from waiting)
        on conflict do nothing
        returning day
      )
      update notification_digest_items as item set day = claimed.day
      from waiting, claimed
      where item.notification_id = waiting.notification_id and item.day is null
      returning 1 as one`
  })

  /** Acts that share a row are told by that row, whichever of them was put by. */
  const listUnread = SqlSchema.findAll({
    Request: OfDay,
    Result: NotificationRow,
    execute: ({ day, userId }) => sql`
      select row.* from notifications as row
      where row.user_id = ${userId} and row.read_at is null and exists (
        select from notification_digest_items as item
        where item.user_id = ${userId} and item.day = ${day}::date and (
          item.notification_id = row.id
          or (row.is_consolidated and item.type = row.type and item.subject = row.subject)
        )
      )
      order by row.changed_at, row.id`
  })

  const OfOld = Schema.Struct({ before: Schema.String, limit: Schema.Int })

  const forgetItems = SqlSchema.findAll({
    Request: OfOld,
    Result: Changed,
    execute: ({ before, limit }) => sql`
      delete from notification_digest_items where notification_id = any(array(
        select notification_id from notification_digest_items where day < ${before}::date order by day limit ${limit}
      ))
      returning 1 as one`
  })

  // A day's row is needed for as long as the day might be claimed again. It never changes, so its place is as good as its key.
  const forgetDays = SqlSchema.findAll({
    Request: OfOld,
    Result: Changed,
    execute: ({ before, limit }) => sql`
      delete from notification_digests where ctid = any(array(
        select ctid from notification_digests as digest
        where day < ${before}::date and not exists (
          select from notification_digest_items as item where item.user_id = digest.user_id and item.day = digest.day
        )
        order by day limit ${limit}
      ))
      returning 1 as one`
  })

  return repositoryOf(DigestRepository, {
    add: ({ dueAt, notificationId, putAt, subject, type, userId }) => sql`
      insert into notification_digest_items (notification_id, user_id, type, subject, put_at, due_at)
      values (
        ${notificationId}, ${userId}, ${type}, ${subject}, ${DateTime.toDate(putAt)}, ${DateTime.toDate(dueAt)}
      )
      on conflict (notification_id) do nothing`,

    listDue: (now, limit) => Effect.map(listDue({ now, limit }), (rows) => rows.map(({ userId }) => userId)),

    claim: (userId, day, before) => Effect.map(claim({ userId, day, before }), (rows) => rows.length > 0),

    setDue: (userId, now, dueAt) => sql`
      update notification_digest_items set due_at = ${DateTime.toDate(dueAt)}
      where user_id = ${userId} and day is null and due_at <= ${DateTime.toDate(now)}`,

    listUnread: (userId, day) => listUnread({ userId, day }),

    forgetBefore: Effect.fnUntraced(function* (day, limit) {
      const items = yield* forgetItems({ before: day, limit })
      const days = yield* forgetDays({ before: day, limit })
      return Math.max(items.length, days.length)
    })
  })
})

export const digestRepository = Layer.effect(DigestRepository, make)
