import { SqlClient, SqlSchema } from "@effect/sql"
import { LocalTime, UserId } from "@mentorkit/core/kernel"
import { Digest, NotificationPreferenceRepository, type Preferences } from "@mentorkit/core/notifications/ports"
import { Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"

const Row = Schema.Struct({
  userId: UserId,
  choices: Schema.Record({
    key: Schema.String,
    value: Schema.Record({ key: Schema.String, value: Schema.Boolean })
  }),
  quietFrom: Schema.NullOr(LocalTime),
  quietUntil: Schema.NullOr(LocalTime),
  digest: Digest,
  showsPresence: Schema.Boolean
})

const preferencesOf = ({ choices, digest, quietFrom, quietUntil, showsPresence }: typeof Row.Type): Preferences => ({
  choices,
  quietHours: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
  digest,
  showsPresence
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const findMany = SqlSchema.findAll({
    Request: Schema.Array(UserId),
    Result: Row,
    execute: (userIds) => sql`select * from notification_preferences where user_id = any(${userIds}::uuid[])`
  })

  return repositoryOf(NotificationPreferenceRepository, {
    findMany: (userIds) =>
      Effect.map(findMany(userIds), (rows) => new Map(rows.map((row) => [row.userId, preferencesOf(row)]))),

    put: (userId, { choices, digest, quietHours, showsPresence }) => sql`
      insert into notification_preferences (user_id, choices, quiet_from, quiet_until, digest, shows_presence)
      values (
        ${userId}, ${JSON.stringify(choices)}::jsonb, ${quietHours?.from ?? null}, ${quietHours?.until ?? null},
        ${digest}, ${showsPresence}
      )
      on conflict (user_id) do update set
        choices = excluded.choices, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
        digest = excluded.digest, shows_presence = excluded.shows_presence`
  })
})

export const notificationPreferenceRepository = Layer.effect(NotificationPreferenceRepository, make)
