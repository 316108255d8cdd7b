import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { PasskeyAlreadyRegistered, PasskeyId, TooManyPasskeys } from "@mentorkit/core/passkeys"
import { PasskeyRepository } from "@mentorkit/core/passkeys/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { onViolation } from "../database/engine/violations.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { PasskeyRow, SignCount } from "./rows.js"

const Id = Schema.Struct({ id: PasskeyId })

const queries = (sql: SqlClient.SqlClient) => ({
  /** Adds for one account take turns. A statement of its own: the count after it sees what others added. */
  lockUser: SqlSchema.void({
    Request: UserId,
    execute: (userId) => sql`select id from users where id = ${userId} for no key update`
  }),

  count: singleRow({
    Request: UserId,
    Result: Schema.Struct({ count: Schema.Number }),
    execute: (userId) => sql`select count(*)::int as count from passkeys where user_id = ${userId}`
  }),

  add: SqlSchema.void({
    Request: PasskeyRow,
    execute: (passkey) => sql`insert into passkeys ${sql.insert(passkey)}`
  }),

  list: SqlSchema.findAll({
    Request: UserId,
    Result: PasskeyRow,
    execute: (userId) => sql`select * from passkeys where user_id = ${userId} order by created_at desc, id desc`
  }),

  findByCredentialId: SqlSchema.findOne({
    Request: Schema.String,
    Result: PasskeyRow,
    execute: (credentialId) => sql`select * from passkeys where credential_id = ${credentialId}`
  }),

  recordUse: SqlSchema.findOne({
    Request: Schema.Struct({ id: PasskeyId, signCount: SignCount, at: Moment }),
    Result: Id,
    execute: ({ at, id, signCount }) => sql`
      update passkeys set sign_count = ${signCount}, last_used_at = ${at}
      where id = ${id} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount}::bigint = 0))
      returning id`
  }),

  remove: SqlSchema.findOne({
    Request: Schema.Struct({ id: PasskeyId, userId: UserId }),
    Result: Id,
    execute: ({ id, userId }) => sql`delete from passkeys where id = ${id} and user_id = ${userId} returning id`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const passkeys = queries(sql)

  return repositoryOf(PasskeyRepository, {
    add: Effect.fnUntraced(
      function* (passkey, most) {
        yield* passkeys.lockUser(passkey.userId)
        const { count } = yield* passkeys.count(passkey.userId)
        if (count >= most) return yield* new TooManyPasskeys()
        yield* passkeys.add(passkey)
      },
      // The lock lasts until the transaction ends, so all three need one; inside the caller's it is a part of that.
      sql.withTransaction,
      onViolation({ passkeys_one_per_credential: () => new PasskeyAlreadyRegistered() })
    ),

    list: passkeys.list,
    findByCredentialId: passkeys.findByCredentialId,
    recordUse: (id, signCount, at) => Effect.map(passkeys.recordUse({ id, signCount, at }), Option.isSome),
    remove: (id, userId) => Effect.map(passkeys.remove({ id, userId }), Option.isSome)
  })
})

export const passkeyRepository = Layer.effect(PasskeyRepository, make)
