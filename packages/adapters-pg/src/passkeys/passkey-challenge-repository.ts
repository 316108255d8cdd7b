import { SqlClient, SqlSchema } from "@effect/sql"
import { PasskeyChallengeRepository } from "@mentorkit/core/passkeys"
import { Effect, Layer, Option, Schema } from "effect"
import { ChallengeRow, Moment } from "./rows.js"

const One = Schema.Struct({ one: Schema.Int })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const add = SqlSchema.void({
    Request: ChallengeRow,
    execute: (challenge) => sql`insert into passkey_challenges ${sql.insert(challenge)}`
  })

  // Of several at once one deletes the row, and the others find none.
  const take = SqlSchema.findOne({
    Request: Schema.Struct({ hash: Schema.String, userId: ChallengeRow.fields.userId, now: Moment }),
    Result: One,
    execute: ({ hash, now, userId }) => sql`
      delete from passkey_challenges
      where hash = ${hash} and user_id is not distinct from ${userId}::uuid and expires_at > ${now}
      returning 1 as one`
  })

  const forgetExpired = SqlSchema.findAll({
    Request: Schema.Struct({ before: Moment, limit: Schema.Int }),
    Result: One,
    execute: ({ before, limit }) => sql`
      delete from passkey_challenges where hash in (
        select hash from passkey_challenges where expires_at < ${before} limit ${limit} for update skip locked
      ) returning 1 as one`
  })

  return PasskeyChallengeRepository.of({
    add: (challenge) => Effect.orDie(add(challenge)),
    take: (hash, userId, now) => Effect.map(Effect.orDie(take({ hash, userId, now })), Option.isSome),
    forgetExpired: (before, limit) =>
      forgetExpired({ before, limit }).pipe(
        Effect.map((rows) => rows.length),
        Effect.orDie
      )
  })
})

export const passkeyChallengeRepository = Layer.effect(PasskeyChallengeRepository, make)
