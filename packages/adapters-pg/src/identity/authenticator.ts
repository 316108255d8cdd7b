import { SqlClient, SqlSchema } from "@effect/sql"
import { AccessTokenId } from "@mentorkit/core/identity"
import { slideToken } from "@mentorkit/core/identity/ports"
import { type Caller, guest, type User, UserId } from "@mentorkit/core/kernel"
import { Authenticator, makeSecretTokens } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { isAdmitted } from "../people/standing.js"
import { rolesOf } from "./roles.js"
import { AccountRow, BearerRow } from "./rows.js"

const isTokenId = Schema.is(AccessTokenId)
const Touch = Schema.Struct({ id: AccessTokenId, before: Moment, at: Moment, expiresAt: Moment })

const userOf = ({ mentorId, roles, userId }: typeof AccountRow.Type): User => ({
  _tag: "User",
  userId,
  roles,
  ...(mentorId !== null && { mentorId })
})

const bearerOf = (row: typeof BearerRow.Type): Caller =>
  row.kind === "pending"
    ? { _tag: "Pending", userId: row.userId, tokenId: row.id }
    : { ...userOf(row), tokenId: row.id, provenAt: row.provenAt }

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { read } = yield* makeSecretTokens

  // A ban or a suspension ends every access at once.
  const find = SqlSchema.findOne({
    Request: Schema.Struct({ id: AccessTokenId, secretHash: Schema.String, now: Moment }),
    Result: BearerRow,
    execute: ({ id, now, secretHash }) => sql`
      select token.id, token.kind, token.user_id, token.last_used_at, token.expires_at, mentor.id as mentor_id,
        coalesce(token.proven_at, token.created_at) as proven_at,
        ${rolesOf(sql, "token.user_id")} as roles
      from access_tokens token
      join users on users.id = token.user_id and ${sql.literal(isAdmitted())}
      left join mentor_profiles mentor on mentor.user_id = token.user_id
      where token.id = ${id} and token.secret_hash = ${secretHash} and token.expires_at > ${now}`
  })

  const callerOf = SqlSchema.findOne({
    Request: UserId,
    Result: AccountRow,
    execute: (userId) => sql`
      select users.id as user_id, mentor.id as mentor_id, ${rolesOf(sql, "users.id")} as roles
      from users left join mentor_profiles mentor on mentor.user_id = users.id
      where users.id = ${userId} and ${sql.literal(isAdmitted())}`
  })

  // The condition again, for hosts that use one token at the same time: one of them writes.
  const touch = SqlSchema.void({
    Request: Touch,
    execute: ({ at, before, expiresAt, id }) => sql`
      update access_tokens
      set last_used_at = ${at}, expires_at = ${expiresAt}
      where id = ${id} and last_used_at <= ${before}`
  })

  const keepAlive = (token: typeof BearerRow.Type, now: DateTime.Utc) => {
    const use = slideToken(token, now)
    return use === null ? Effect.void : touch({ id: token.id, ...use })
  }

  return repositoryOf(Authenticator, {
    authenticate: Effect.fnUntraced(function* (token) {
      const bearer = Option.getOrUndefined(yield* read(token, isTokenId))
      if (bearer === undefined) return guest
      const now = yield* DateTime.now
      const found = yield* find({ ...bearer, now })
      if (Option.isNone(found)) return guest
      yield* keepAlive(found.value, now)
      return bearerOf(found.value)
    }),

    callerOf: (userId) => callerOf(userId).pipe(Effect.map(Option.match({ onNone: () => guest, onSome: userOf })))
  })
})

export const authenticator = Layer.effect(Authenticator, make)
