import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { FanOutState, NotificationFanOutRepository } from "@mentorkit/core/notifications/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { firstIdAt } from "./id-times.js"

const Row = Schema.Struct({
  eventId: Schema.String,
  occurredAt: Moment,
  type: Schema.String,
  subject: Schema.NullOr(Schema.String),
  senderId: Schema.NullOr(UserId),
  facts: Schema.Record({ key: Schema.String, value: Schema.Unknown }),
  audience: Schema.String,
  audienceId: Schema.String,
  state: FanOutState,
  cursor: Schema.NullOr(Schema.String)
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const lockNext = SqlSchema.findOne({
    Request: Schema.Struct({ audiences: Schema.Array(Schema.String), now: Moment }),
    Result: Row,
    // The sender first, whose erasure takes the row with it. Whoever is being erased is passed over, not waited for.
    execute: ({ audiences, now }) => sql`
      select event_id, occurred_at, type, subject, sender_id, facts, audience, audience_id, state, cursor
      from notification_fan_outs fan_out
      where state in ('telling', 'withdrawing') and due_at <= ${now}
        and (state = 'withdrawing' or audience = any(${audiences}::text[]))
        and (sender_id is null or exists (select from users where id = fan_out.sender_id for share skip locked))
      order by due_at, event_id limit 1 for update skip locked`
  })
  const forget = SqlSchema.findAll({
    Request: Schema.Struct({ before: Moment, limit: Schema.Int }),
    Result: Changed,
    execute: ({ before, limit }) => sql`
      delete from notification_fan_outs where event_id = any(array(
        select event_id from notification_fan_outs
        where state in ('ended', 'withdrawn') and occurred_at < ${before} and event_id < ${firstIdAt(sql, before)}
        order by event_id limit ${limit} for update skip locked
      ))
      returning 1 as one`
  })

  return repositoryOf(NotificationFanOutRepository, {
    add: ({ audience, audienceId, eventId, facts, occurredAt, senderId, subject, type }, at) =>
      Effect.map(
        sql`
          insert into notification_fan_outs (
            event_id, type, subject, sender_id, facts, occurred_at, audience, audience_id, state, due_at
          )
          values (
            ${eventId}, ${type}, ${subject}, ${senderId}, ${JSON.stringify(facts)}::jsonb,
            ${DateTime.toDate(occurredAt)}, ${audience}, ${audienceId}, 'telling', ${DateTime.toDate(at)}
          )
          on conflict (event_id) do nothing returning 1`,
        (rows) => rows.length === 1
      ),

    lockNext: (audiences, now) => lockNext({ audiences, now }),

    setCursor: (eventId, cursor, at) => sql`
      update notification_fan_outs set
        state = case when ${cursor}::uuid is not null then state when state = 'telling' then 'ended' else 'withdrawn' end,
        cursor = ${cursor}, due_at = ${DateTime.toDate(at)}
      where event_id = ${eventId}`,

    setDue: (eventId, at) => sql`
      update notification_fan_outs set due_at = ${DateTime.toDate(at)} where event_id = ${eventId}`,

    markWithdrawn: (eventId, at) =>
      Effect.map(
        sql`
          with withdrawn as (
            update notification_fan_outs set state = 'withdrawing', cursor = null, due_at = ${DateTime.toDate(at)}
            where event_id = ${eventId} and state in ('telling', 'ended')
          )
          select 1 from notification_fan_outs where event_id = ${eventId}`,
        (rows) => rows.length === 1
      ),

    forgetBefore: (before, limit) => Effect.map(forget({ before, limit }), (rows) => rows.length)
  })
})

export const notificationFanOutRepository = Layer.effect(NotificationFanOutRepository, make)
