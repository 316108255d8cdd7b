import { SqlClient, SqlSchema } from "@effect/sql"
import { EmailVerificationRepository } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { forgetExpired } from "../database/expired-rows.js"
import { repositoryOf } from "../database/repository.js"
import { EmailVerificationRow } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const findByTokenHash = SqlSchema.findOne({
    Request: Schema.String,
    Result: EmailVerificationRow,
    execute: (hash) => sql`select * from email_verifications where token_hash = ${hash}`
  })

  const findByUser = SqlSchema.findOne({
    Request: UserId,
    Result: EmailVerificationRow,
    execute: (userId) => sql`select * from email_verifications where user_id = ${userId}`
  })

  // One statement, so that of several at once one replaces the row and the others see it.
  const put = SqlSchema.findOne({
    Request: Schema.Struct({ row: EmailVerificationRow, madeUntil: Moment }),
    Result: Schema.Struct({ id: EmailVerificationRow.fields.id }),
    execute: ({ madeUntil, row }) => sql`
      insert into email_verifications as old ${sql.insert(row)}
      on conflict (user_id) do update set
        id = excluded.id, token_hash = excluded.token_hash,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      where old.created_at <= ${madeUntil}
      returning id`
  })

  const remove = SqlSchema.void({
    Request: UserId,
    execute: (userId) => sql`delete from email_verifications where user_id = ${userId}`
  })

  return repositoryOf(EmailVerificationRepository, {
    findByTokenHash,
    findByUser,

    put: Effect.fnUntraced(function* (row, cooldown) {
      const madeUntil = DateTime.subtractDuration(row.createdAt, cooldown)
      if (Option.isSome(yield* put({ row, madeUntil }))) return Option.none()
      // Gone in between means that the address has just been verified; the next try will tell.
      const last = yield* findByUser(row.userId)
      const madeAt = Option.match(last, { onNone: () => row.createdAt, onSome: ({ createdAt }) => createdAt })
      return Option.some(DateTime.addDuration(madeAt, cooldown))
    }),

    remove,
    forgetExpired: forgetExpired(sql, "email_verifications", "user_id")
  })
})

export const emailVerificationRepository = Layer.effect(EmailVerificationRepository, make)
