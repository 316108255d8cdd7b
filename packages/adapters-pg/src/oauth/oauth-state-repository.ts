import { SqlClient, SqlSchema } from "@effect/sql"
import { OAuthProvider, OAuthStateRepository } from "@mentorkit/core/oauth/ports"
import { Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { forgetExpired } from "../database/expired-rows.js"
import { repositoryOf } from "../database/repository.js"

const StateRow = Schema.Struct({
  stateHash: Schema.String,
  provider: OAuthProvider,
  browserHash: Schema.NullOr(Schema.String),
  expiresAt: Moment
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

  return repositoryOf(OAuthStateRepository, {
    add,
    take,
    forgetExpired: forgetExpired(sql, "oauth_states", "state_hash")
  })
})

export const oauthStateRepository = Layer.effect(OAuthStateRepository, make)
