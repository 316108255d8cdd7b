import { SqlClient, SqlSchema } from "@effect/sql"
import { AccessTokenId } from "@mentorkit/core/identity"
import { OAuthPendingLinkRepository, OAuthProvider } from "@mentorkit/core/oauth/ports"
import { Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"

const Person = Schema.Struct({ provider: OAuthProvider, subject: Schema.String })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const add = SqlSchema.void({
    Request: Schema.Struct({ tokenId: AccessTokenId, ...Person.fields }),
    execute: (row) => sql`insert into oauth_pending_links ${sql.insert(row)}`
  })

  const find = SqlSchema.findOne({
    Request: AccessTokenId,
    Result: Person,
    execute: (tokenId) => sql`select provider, subject from oauth_pending_links where token_id = ${tokenId}`
  })

  return repositoryOf(OAuthPendingLinkRepository, {
    add: (tokenId, { provider, subject }) => add({ tokenId, provider, subject }),
    find
  })
})

export const oauthPendingLinkRepository = Layer.effect(OAuthPendingLinkRepository, make)
