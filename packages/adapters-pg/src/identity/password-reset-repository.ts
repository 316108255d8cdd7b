import { SqlClient, SqlSchema } from "@effect/sql"
import { PasswordResetId } from "@mentorkit/core/identity"
import { PasswordResetRepository } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { forgetExpired } from "../database/expired-rows.js"
import { repositoryOf } from "../database/repository.js"
import { PasswordResetRow } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const findByTokenHash = SqlSchema.findOne({
    Request: Schema.String,
    Result: PasswordResetRow,
    execute: (hash) => sql`select * from password_resets where token_hash = ${hash}`
  })

  const findByUser = SqlSchema.findOne({
    Request: UserId,
    Result: PasswordResetRow,
    execute: (userId) => sql`select * from password_resets where user_id = ${userId}`
  })

  // One statement, so that of several at once one replaces the row and the others see it.
  const put = SqlSchema.findOne({
    Request: Schema.Struct({ row: PasswordResetRow, madeUntil: Moment }),
    Result: Changed,
    execute: ({ madeUntil, row }) => sql`
      insert into password_resets as old ${sql.insert(row)}
      on conflict (user_id) do update set
        id = excluded.id, token_hash = excluded.token_hash,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      where old.created_at <= ${madeUntil}
      returning 1 as one`
  })

  const take = SqlSchema.findOne({
    Request: PasswordResetId,
    Result: Changed,
    execute: (id) => sql`delete from password_resets where id = ${id} returning 1 as one`
  })

  const remove = SqlSchema.void({
    Request: UserId,
    execute: (userId) => sql`delete from password_resets where user_id = ${userId}`
  })

  return repositoryOf(PasswordResetRepository, {
    findByTokenHash,
    findByUser,

    put: (row, cooldown) =>
      Effect.map(put({ row, madeUntil: DateTime.subtractDuration(row.createdAt, cooldown) }), Option.isSome),

    take: (id) => Effect.map(take(id), Option.isSome),
    remove,
    forgetExpired: forgetExpired(sql, "password_resets", "user_id")
  })
})

export const passwordResetRepository = Layer.effect(PasswordResetRepository, make)
