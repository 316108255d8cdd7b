import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { OneTimeCodeId } from "@mentorkit/core/two-factor"
import { OneTimeCodeRepository, Purpose } from "@mentorkit/core/two-factor/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { forgetExpired } from "../database/expired-rows.js"
import { repositoryOf } from "../database/repository.js"
import { OneTimeCodeRow, QuestionRow } from "./rows.js"

const Sent = Schema.Struct({ createdAt: Moment })
const Spending = Schema.Struct({ at: Moment })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const answers = ({ purpose, tokenId, userId }: typeof QuestionRow.Encoded) => sql`
    user_id = ${userId} and purpose = ${purpose} and token_id is not distinct from ${tokenId} and spent_at is null`

  const columns = sql`id, user_id, purpose, token_id, method, phone_number, created_at, expires_at`

  const spendEarlier = SqlSchema.void({
    Request: Schema.Struct({ ...QuestionRow.fields, ...Spending.fields }),
    execute: ({ at, ...question }) => sql`update one_time_codes set spent_at = ${at} where ${answers(question)}`
  })

  const add = SqlSchema.void({
    Request: OneTimeCodeRow,
    execute: (code) => sql`insert into one_time_codes ${sql.insert(code)}`
  })

  const find = SqlSchema.findOne({
    Request: QuestionRow,
    Result: OneTimeCodeRow,
    execute: (question) => sql`select ${columns} from one_time_codes where ${answers(question)}`
  })

  const findById = SqlSchema.findOne({
    Request: OneTimeCodeId,
    Result: OneTimeCodeRow,
    execute: (id) => sql`select ${columns} from one_time_codes where id = ${id} and spent_at is null`
  })

  const spend = SqlSchema.findOne({
    Request: Schema.Struct({ ...Spending.fields, id: OneTimeCodeId }),
    Result: Changed,
    execute: ({ at, id }) => sql`
      update one_time_codes set spent_at = ${at} where id = ${id} and spent_at is null returning 1 as one`
  })

  const findLastSentAt = SqlSchema.findOne({
    Request: OneTimeCodeRow.pipe(Schema.pick("userId", "purpose", "method")),
    Result: Sent,
    execute: ({ method, purpose, userId }) => sql`
      select created_at from one_time_codes
      where user_id = ${userId} and purpose = ${purpose} and method = ${method}
      order by created_at desc limit 1`
  })

  const listSentSince = SqlSchema.findAll({
    Request: Schema.Struct({ userId: UserId, purposes: Schema.Array(Purpose), since: Moment }),
    Result: Sent,
    execute: ({ purposes, since, userId }) => sql`
      select created_at from one_time_codes
      where user_id = ${userId} and created_at > ${since} and ${sql.in("purpose", purposes)} order by created_at`
  })

  return repositoryOf(OneTimeCodeRepository, {
    add: (code) => {
      const { createdAt: at, purpose, tokenId, userId } = code
      return Effect.zipRight(spendEarlier({ userId, purpose, tokenId, at }), add(code))
    },
    find: ({ purpose, tokenId, userId }) => find({ purpose, tokenId, userId }),
    findById,
    spend: (id, at) => Effect.map(spend({ id, at }), Option.isSome),

    findLastSentAt: (userId, purpose, method) =>
      findLastSentAt({ userId, purpose, method }).pipe(Effect.map(Option.map(({ createdAt }) => createdAt))),

    listSentSince: (userId, purposes, since) =>
      listSentSince({ userId, purposes, since }).pipe(Effect.map((rows) => rows.map(({ createdAt }) => createdAt))),

    forgetExpired: forgetExpired(sql, "one_time_codes", "id")
  })
})

export const oneTimeCodeRepository = Layer.effect(OneTimeCodeRepository, make)
