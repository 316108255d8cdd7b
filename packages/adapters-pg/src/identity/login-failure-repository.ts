import { SqlClient, SqlSchema } from "@effect/sql"
import { type FailureKey, LoginFailureRepository } from "@mentorkit/core/identity/ports"
import { Array, Effect, Layer, Option, Order, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { LoginFailureRow } from "./rows.js"

const byAddress = Order.mapInput(Order.string, ({ accountKey, ipAddress }: FailureKey) => `${accountKey} ${ipAddress}`)

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  // Locks a row that is there as it is. Rows are locked in the order in which they are given.
  const lock = SqlSchema.findAll({
    Request: Schema.Array(LoginFailureRow),
    Result: LoginFailureRow,
    execute: (rows) => sql`
      insert into login_failures as known ${sql.insert(rows)}
      on conflict (account_key, ip_address) do update set failures = known.failures
      returning account_key, ip_address, failures, window_started_at`
  })

  const put = SqlSchema.void({
    Request: Schema.Array(LoginFailureRow),
    execute: (rows) => sql`
      insert into login_failures ${sql.insert(rows)}
      on conflict (account_key, ip_address) do update
      set failures = excluded.failures, window_started_at = excluded.window_started_at`
  })

  // In the order in which `lock` goes.
  const clear = SqlSchema.void({
    Request: Schema.String,
    execute: (accountKey) => sql`
      delete from login_failures where (account_key, ip_address) in (
        select account_key, ip_address from login_failures where account_key = ${accountKey}
        order by ip_address collate "C" for update
      )`
  })

  const forgetOld = SqlSchema.findAll({
    Request: Schema.Struct({ before: Moment, limit: Schema.Int }),
    Result: Changed,
    execute: ({ before, limit }) => sql`
      delete from login_failures where (account_key, ip_address) in (
        select account_key, ip_address from login_failures where window_started_at < ${before}
        limit ${limit} for update skip locked
      ) returning 1 as one`
  })

  return repositoryOf(LoginFailureRepository, {
    lock: Effect.fnUntraced(function* (keys, now) {
      const untouched = { failures: 0, windowStartedAt: now }
      const rows = yield* lock(Array.sort(keys, byAddress).map((key) => ({ ...key, ...untouched })))
      return keys.map((key) =>
        Option.getOrElse(
          Array.findFirst(rows, (row) => row.accountKey === key.accountKey && row.ipAddress === key.ipAddress),
          () => untouched
        )
      )
    }),

    put: (counts) => put(counts.map(({ count, key }) => ({ ...key, ...count }))),
    clear,
    forgetOld: (before, limit) => forgetOld({ before, limit }).pipe(Effect.map((rows) => rows.length))
  })
})

export const loginFailureRepository = Layer.effect(LoginFailureRepository, make)
