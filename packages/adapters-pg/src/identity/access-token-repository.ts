import { SqlClient, SqlSchema } from "@effect/sql"
import { AccessTokenId, AccessTokenRepository } from "@mentorkit/core/identity"
import { Effect, Layer } from "effect"
import { AccessTokenRow, Expired, Forgotten } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const add = SqlSchema.void({
    Request: AccessTokenRow,
    execute: (token) => sql`insert into access_tokens ${sql.insert(token)}`
  })

  const revoke = SqlSchema.void({
    Request: AccessTokenId,
    execute: (id) => sql`delete from access_tokens where id = ${id}`
  })

  const forgetExpired = SqlSchema.findAll({
    Request: Expired,
    Result: Forgotten,
    execute: ({ before, limit }) => sql`
      delete from access_tokens where id in (
        select id from access_tokens where expires_at < ${before} limit ${limit} for update skip locked
      ) returning 1 as one`
  })

  return AccessTokenRepository.of({
    add: (token) => Effect.orDie(add({ ...token, lastUsedAt: token.createdAt })),
    revoke: (id) => Effect.orDie(revoke(id)),
    forgetExpired: (before, limit) =>
      forgetExpired({ before, limit }).pipe(
        Effect.map((rows) => rows.length),
        Effect.orDie
      )
  })
})

export const accessTokenRepository = Layer.effect(AccessTokenRepository, make)
