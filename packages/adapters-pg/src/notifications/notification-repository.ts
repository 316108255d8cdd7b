import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import {
  type ChangesQuery,
  countOf,
  emptyInbox,
  type InboxQuery,
  NotificationId,
  NotificationRepository,
  newestNotifications,
  notificationChanges,
  type Tab
} from "@mentorkit/core/notifications/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { inboxWrites } from "./inbox-writes.js"
import { CountsRow, NotificationRow } from "./rows.js"

const decodeRows = Schema.decodeUnknown(Schema.Array(NotificationRow))

const conditions: { readonly [T in Tab]: string } = {
  unread: "read_at is null",
  read: "read_at is not null",
  mention: "is_mention",
  communities: "is_community"
}

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const newest = keyset(sql, newestNotifications)
  const changes = keyset(sql, notificationChanges)

  const findCounts = SqlSchema.findOne({
    Request: UserId,
    Result: CountsRow,
    execute: (userId) => sql`select * from notification_counts where user_id = ${userId}`
  })
  const count = (userId: UserId) =>
    Effect.map(
      findCounts(userId),
      Option.getOrElse(() => emptyInbox)
    )

  const has = singleRow({
    Request: Schema.Struct({
      ...{ id: NotificationId, userId: UserId, occurredAt: Moment },
      ...{ type: Schema.String, subject: Schema.NullOr(Schema.String) }
    }),
    Result: Schema.Struct({ isThere: Schema.Boolean }),
    execute: ({ id, occurredAt, subject, type, userId }) => sql`
      select exists (select from notifications where id = ${id}) or exists (
        select from notifications
        where user_id = ${userId} and changed_at >= ${occurredAt}
          and is_consolidated and type = ${type} and subject = ${subject}
      ) as is_there`
  })

  const inTab = ({ tab, userId }: InboxQuery) =>
    sql`user_id = ${userId} and ${tab === undefined ? sql`true` : sql.literal(conditions[tab])}`
  const changed = (query: ChangesQuery) => sql`${inTab(query)} and revision > ${query.after}`

  return repositoryOf(NotificationRepository, {
    ...inboxWrites(sql),
    count,
    has: (act) => Effect.map(has(act), ({ isThere }) => isThere),

    list: Effect.fnUntraced(function* (query) {
      const { page, tab, userId } = query
      const found = yield* sql`
        select *, ${newest.position} from notifications where ${inTab(query)} and ${newest.slice(page)}`
      const { next_cursor, rows } = newest.split(found, page)
      return { items: yield* decodeRows(rows), total: countOf(yield* count(userId), tab), next_cursor }
    }),

    listChanges: Effect.fnUntraced(function* (query) {
      const { page } = query
      const rows = sql`
        select *, ${changes.position} from notifications where ${changed(query)} and ${changes.slice(page)}`
      return yield* changes.read(page, rows, sql`notifications where ${changed(query)}`, decodeRows)
    })
  })
})

export const notificationRepository = Layer.effect(NotificationRepository, make)
