import { SqlClient, SqlSchema } from "@effect/sql"
import { AccessTokenId } from "@mentorkit/core/identity"
import { AccessTokenRepository, FactorMethod } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { forgetExpired } from "../database/expired-rows.js"
import { repositoryOf } from "../database/repository.js"
import { AccessTokenRow, SessionRow } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const add = SqlSchema.void({
    Request: AccessTokenRow,
    execute: (token) => sql`insert into access_tokens ${sql.insert(token)}`
  })

  const revoke = SqlSchema.findOne({
    Request: AccessTokenId,
    Result: Changed,
    execute: (id) => sql`delete from access_tokens where id = ${id} returning 1 as one`
  })

  const exists = SqlSchema.findOne({
    Request: AccessTokenId,
    Result: Changed,
    execute: (id) => sql`select 1 as one from access_tokens where id = ${id}`
  })

  const isLive = SqlSchema.findOne({
    Request: Schema.Struct({ id: AccessTokenId, now: Moment }),
    Result: Changed,
    execute: ({ id, now }) => sql`
      select 1 as one from access_tokens where id = ${id} and kind = 'full' and expires_at > ${now}`
  })

  const markProven = SqlSchema.void({
    Request: Schema.Struct({ id: AccessTokenId, at: Moment }),
    execute: ({ at, id }) => sql`update access_tokens set proven_at = ${at} where id = ${id} and kind = 'full'`
  })

  const revokeAll = SqlSchema.void({
    Request: Schema.Struct({ userId: UserId, except: Schema.NullOr(AccessTokenId) }),
    execute: ({ except, userId }) => sql`
      delete from access_tokens where user_id = ${userId} and id is distinct from ${except}`
  })

  const listSessions = SqlSchema.findAll({
    Request: Schema.Struct({ userId: UserId, now: Moment, limit: Schema.Int }),
    Result: SessionRow,
    execute: ({ limit, now, userId }) => sql`
      select id, ip_address, user_agent, last_used_at, created_at from access_tokens
      where user_id = ${userId} and kind = 'full' and expires_at > ${now}
      order by last_used_at desc, id desc limit ${limit}`
  })

  const revokeSession = SqlSchema.findOne({
    Request: Schema.Struct({ userId: UserId, id: AccessTokenId, now: Moment }),
    Result: Changed,
    execute: ({ id, now, userId }) => sql`
      delete from access_tokens
      where id = ${id} and user_id = ${userId} and kind = 'full' and expires_at > ${now} returning 1 as one`
  })

  const revokeLeastRecentlyUsed = SqlSchema.findAll({
    Request: Schema.Struct({ userId: UserId, most: Schema.Int, now: Moment }),
    Result: Changed,
    execute: ({ most, now, userId }) => sql`
      delete from access_tokens where id in (
        select id from access_tokens where user_id = ${userId} and kind = 'full' and expires_at > ${now}
        order by last_used_at desc, id desc offset ${most}
      ) returning 1 as one`
  })

  const findChallengeMethod = SqlSchema.findOne({
    Request: Schema.Struct({ id: AccessTokenId, now: Moment }),
    Result: Schema.Struct({ method: FactorMethod }),
    execute: ({ id, now }) => sql`
      select challenge_method as method from access_tokens
      where id = ${id} and kind = 'pending' and expires_at > ${now}`
  })

  const setChallengeMethod = SqlSchema.void({
    Request: Schema.Struct({ id: AccessTokenId, method: FactorMethod }),
    execute: ({ id, method }) => sql`
      update access_tokens set challenge_method = ${method} where id = ${id} and kind = 'pending'`
  })

  return repositoryOf(AccessTokenRepository, {
    add: (token) => add({ ...token, lastUsedAt: token.createdAt }),
    revoke: (id) => Effect.map(revoke(id), Option.isSome),
    isLive: (id, now) => Effect.map(isLive({ id, now }), Option.isSome),
    exists: (id) => Effect.map(exists(id), Option.isSome),
    markProven: (id, at) => markProven({ id, at }),
    revokeAll: (userId, except) => revokeAll({ userId, except: except ?? null }),

    listSessions: (userId, now, limit) => listSessions({ userId, now, limit }),
    revokeSession: (userId, id, now) => Effect.map(revokeSession({ userId, id, now }), Option.isSome),
    revokeLeastRecentlyUsed: (userId, most, now) =>
      Effect.map(revokeLeastRecentlyUsed({ userId, most, now }), ({ length }) => length),

    findChallengeMethod: (id, now) =>
      Effect.map(
        findChallengeMethod({ id, now }),
        Option.map(({ method }) => method)
      ),

    setChallengeMethod: (id, method) => setChallengeMethod({ id, method }),
    forgetExpired: forgetExpired(sql, "access_tokens", "id")
  })
})

export const accessTokenRepository = Layer.effect(AccessTokenRepository, make)
