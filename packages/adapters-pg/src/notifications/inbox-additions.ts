/** Adds rows to inboxes; see `inbox-writes.ts`. */
import { type SqlClient, SqlSchema } from "@effect/sql"
import { type NewNotification, NotificationId } from "@mentorkit/core/notifications/ports"
import { Effect, Schema } from "effect"
import { NotificationRow, toJsonRows } from "./rows.js"

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
          insert into notification_senders (notification_id, sender_id, revision)
          select id, sender_id, revision from notifications where id = any(${ids}::uuid[]) and sender_id is not null
          on conflict (notification_id, sender_id) do update set
            acts = notification_senders.acts + 1,
            revision = excluded.revision
          returning notification_id, acts
        )
        update notifications set sender_count = sender_count + 1
        where id in (select notification_id from added where acts = 1) and count > 1
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

export const inboxAdditions = (sql: SqlClient.SqlClient) => {
  const { add, countNew, gather, nextRevisions, noteSenders } = addQueries(sql)

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
    })
  }
}
