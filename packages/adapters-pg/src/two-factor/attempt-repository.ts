import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { AttemptRepository, Purpose } from "@mentorkit/core/two-factor/ports"
import { Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { AttemptsRow } from "./rows.js"

const Key = Schema.Struct({ userId: UserId, purpose: Purpose })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  // The update changes nothing; it locks the row.
  const lock = singleRow({
    Request: Key,
    Result: AttemptsRow,
    execute: ({ purpose, userId }) => sql`
      insert into two_factor_attempts as known ${sql.insert({ userId, purpose, failures: 0, lockedUntil: null })}
      on conflict (user_id, purpose) do update set failures = known.failures
      returning failures, locked_until`
  })

  const put = SqlSchema.void({
    Request: Schema.Struct({ ...Key.fields, ...AttemptsRow.fields }),
    execute: ({ failures, lockedUntil, purpose, userId }) => sql`
      update two_factor_attempts set failures = ${failures}, locked_until = ${lockedUntil}
      where user_id = ${userId} and purpose = ${purpose}`
  })

  return repositoryOf(AttemptRepository, {
    lock: (userId, purpose) => lock({ userId, purpose }),
    put: (userId, purpose, attempts) => put({ userId, purpose, ...attempts })
  })
})

export const attemptRepository = Layer.effect(AttemptRepository, make)
