import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { TotpRepository } from "@mentorkit/core/two-factor/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { TotpRow } from "./rows.js"

const Step = Schema.Struct({ userId: UserId, step: Schema.Int })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  // A host of the release before writes no `confirmed_at`, but it sets `updated_at`.
  // The step is read as a double, so that both engines return the same type; it fits for some 10^14 years.
  const find = SqlSchema.findOne({
    Request: UserId,
    Result: TotpRow,
    execute: (userId) => sql`
      select secret, case when secret is not null then coalesce(confirmed_at, updated_at) end as confirmed_at,
        last_used_step::float8 as last_used_step, pending_secret from totp_credentials
      where user_id = ${userId}`
  })

  const setPending = SqlSchema.void({
    Request: Schema.Struct({ userId: UserId, secret: Schema.String, at: Moment }),
    execute: ({ at, secret, userId }) => sql`
      insert into totp_credentials ${sql.insert({ userId, pendingSecret: secret, updatedAt: at })}
      on conflict (user_id) do update set pending_secret = excluded.pending_secret, updated_at = excluded.updated_at`
  })

  /** One statement: a row without any secret must not remain. */
  const removePending = SqlSchema.void({
    Request: UserId,
    execute: (userId) => sql`
      with bare as (delete from totp_credentials where user_id = ${userId} and secret is null)
      update totp_credentials set pending_secret = null where user_id = ${userId} and secret is not null`
  })

  const confirm = SqlSchema.void({
    Request: Schema.Struct({ ...Step.fields, at: Moment }),
    execute: ({ at, step, userId }) => sql`
      update totp_credentials
      set secret = pending_secret, pending_secret = null, confirmed_at = ${at}, last_used_step = ${step},
        updated_at = ${at}
      where user_id = ${userId} and pending_secret is not null`
  })

  const useStep = SqlSchema.findOne({
    Request: Step,
    Result: Changed,
    execute: ({ step, userId }) => sql`
      update totp_credentials set last_used_step = ${step}
      where user_id = ${userId} and (last_used_step is null or last_used_step < ${step}) returning 1 as one`
  })

  const remove = SqlSchema.void({
    Request: UserId,
    execute: (userId) => sql`delete from totp_credentials where user_id = ${userId}`
  })

  return repositoryOf(TotpRepository, {
    find,
    setPending: (userId, secret, at) => setPending({ userId, secret, at }),
    removePending,
    confirm: (userId, step, at) => confirm({ userId, step, at }),
    useStep: (userId, step) => Effect.map(useStep({ userId, step }), Option.isSome),
    remove
  })
})

export const totpRepository = Layer.effect(TotpRepository, make)
