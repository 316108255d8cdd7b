import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { BackupCodeRepository, type BackupCodeSet } from "@mentorkit/core/two-factor/ports"
import { type DateTime, Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { BackupCodeSetRow } from "./rows.js"

const NewSet = Schema.Struct({ id: BackupCodeSetRow.fields.id, userId: UserId, createdAt: Moment })
const NewCodes = Schema.Array(Schema.Struct({ setId: BackupCodeSetRow.fields.id, codeHash: Schema.String }))

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const find = SqlSchema.findOne({
    Request: UserId,
    Result: BackupCodeSetRow,
    execute: (userId) => sql`
      select id, array(
        select code_hash from backup_codes where set_id = backup_code_sets.id and used_at is null
      ) as hashes
      from backup_code_sets where user_id = ${userId}`
  })

  const remove = SqlSchema.void({
    Request: UserId,
    execute: (userId) => sql`delete from backup_code_sets where user_id = ${userId}`
  })

  const addSet = SqlSchema.void({
    Request: NewSet,
    execute: (set) => sql`insert into backup_code_sets ${sql.insert(set)}`
  })

  const addCodes = SqlSchema.void({
    Request: NewCodes,
    execute: (codes) => sql`insert into backup_codes ${sql.insert(codes)}`
  })

  const use = SqlSchema.findOne({
    Request: Schema.Struct({ userId: UserId, hash: Schema.String, at: Moment }),
    Result: Changed,
    execute: ({ at, hash, userId }) => sql`
      update backup_codes set used_at = ${at}
      where set_id = (select id from backup_code_sets where user_id = ${userId})
        and code_hash = ${hash} and used_at is null
      returning 1 as one`
  })

  const put = Effect.fnUntraced(function* (userId: UserId, { hashes, id }: BackupCodeSet, at: DateTime.Utc) {
    yield* remove(userId)
    yield* addSet({ id, userId, createdAt: at })
    yield* addCodes(hashes.map((codeHash) => ({ setId: id, codeHash })))
  })

  return repositoryOf(BackupCodeRepository, {
    find,
    put,
    use: (userId, hash, at) => Effect.map(use({ userId, hash, at }), Option.isSome),
    remove
  })
})

export const backupCodeRepository = Layer.effect(BackupCodeRepository, make)
