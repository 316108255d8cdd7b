import { SqlClient, SqlSchema } from "@effect/sql"
import { PasskeyChallengeRepository } from "@mentorkit/core/passkeys/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { forgetExpired } from "../database/expired-rows.js"
import { repositoryOf } from "../database/repository.js"
import { ChallengeRow } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const add = SqlSchema.void({
    Request: ChallengeRow,
    execute: (challenge) => sql`insert into passkey_challenges ${sql.insert(challenge)}`
  })

  // Of parallel calls one deletes the row, and the others find none.
  const take = SqlSchema.findOne({
    Request: Schema.Struct({ hash: Schema.String, userId: ChallengeRow.fields.userId, now: Moment }),
    Result: Changed,
    execute: ({ hash, now, userId }) => sql`
      delete from passkey_challenges
      where hash = ${hash} and user_id is not distinct from ${userId}::uuid and expires_at > ${now}
      returning 1 as one`
  })

  return repositoryOf(PasskeyChallengeRepository, {
    add,
    take: (hash, userId, now) => Effect.map(take({ hash, userId, now }), Option.isSome),
    forgetExpired: forgetExpired(sql, "passkey_challenges", "hash")
  })
})

export const passkeyChallengeRepository = Layer.effect(PasskeyChallengeRepository, make)
