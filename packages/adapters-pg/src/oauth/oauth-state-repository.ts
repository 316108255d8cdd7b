import { Model, SqlClient, SqlSchema } from "@effect/sql"
import { OAuthProvider, OAuthStateRepository } from "@mentorkit/core/oauth"
import { Effect, Layer, Schema } from "effect"

const StateRow = Schema.Struct({
  stateHash: Schema.String,
  provider: OAuthProvider,
  browserHash: Schema.NullOr(Schema.String),
  expiresAt: Model.DateTimeFromDate
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const add = SqlSchema.void({
    Request: StateRow,
    execute: (state) => sql`insert into oauth_states ${sql.insert(state)}`
  })

  const take = SqlSchema.findOne({
    Request: Schema.String,
    Result: StateRow,
    execute: (stateHash) => sql`delete from oauth_states where state_hash = ${stateHash} returning *`
  })

  const forgetExpired = SqlSchema.findAll({
    Request: Schema.Struct({ before: Model.DateTimeFromDate, limit: Schema.Int }),
    Result: Schema.Struct({ one: Schema.Int }),
    execute: ({ before, limit }) => sql`
      delete from oauth_states where state_hash in (
        select state_hash from oauth_states where expires_at < ${before} limit ${limit} for update skip locked
      ) returning 1 as one`
  })

  return OAuthStateRepository.of({
    add: (state) => Effect.orDie(add(state)),
    take: (stateHash) => Effect.orDie(take(stateHash)),
    forgetExpired: (before, limit) =>
      forgetExpired({ before, limit }).pipe(
        Effect.map((rows) => rows.length),
        Effect.orDie
      )
  })
})

export const oauthStateRepository = Layer.effect(OAuthStateRepository, make)
