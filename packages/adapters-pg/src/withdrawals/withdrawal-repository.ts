import { SqlClient, SqlSchema, type Statement } from "@effect/sql"
import type { PageRequest } from "@mentorkit/core/kernel"
import { WithdrawalAlreadyOpen, WithdrawalId } from "@mentorkit/core/withdrawals"
import { newestWithdrawals, type WithdrawalFilter, WithdrawalRepository } from "@mentorkit/core/withdrawals/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { onViolation } from "../database/engine/violations.js"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { toRow, toWithdrawal, WithdrawalRow } from "./rows.js"

const queries = (sql: SqlClient.SqlClient) => ({
  add: SqlSchema.void({ Request: WithdrawalRow, execute: (row) => sql`insert into withdrawals ${sql.insert(row)}` }),
  find: SqlSchema.findOne({
    Request: WithdrawalId,
    Result: WithdrawalRow,
    execute: (id) => sql`select * from withdrawals where id = ${id}`
  }),
  lock: SqlSchema.findOne({
    Request: WithdrawalId,
    Result: WithdrawalRow,
    execute: (id) => sql`select * from withdrawals where id = ${id} for update`
  }),
  // The state is compared again here, whatever was locked and read before.
  move: SqlSchema.findOne({
    Request: Schema.Struct({ from: WithdrawalRow, to: WithdrawalRow }),
    Result: Schema.Struct({ id: WithdrawalId }),
    execute: ({ from, to: { id, ...to } }) => sql`
      update withdrawals set ${sql.update(to)} where id = ${id} and status = ${from.status} returning id`
  })
})

const decodeRows = Schema.decodeUnknown(Schema.Array(WithdrawalRow))

const makeList = (sql: SqlClient.SqlClient) => {
  const matching = ({ currency, mentorId, status }: WithdrawalFilter): Statement.Fragment =>
    sql.and([
      sql`true`,
      ...(mentorId === null ? [] : [sql`mentor_id = ${mentorId}`]),
      ...(status === null ? [] : [sql`status = ${status}`]),
      ...(currency === null ? [] : [sql`currency = ${currency}`])
    ])

  const newest = keyset(sql, newestWithdrawals)

  return Effect.fnUntraced(function* (filter: WithdrawalFilter, page: PageRequest) {
    const where = matching(filter)
    const rows = sql`select *, ${newest.position} from withdrawals where ${where} and ${newest.slice(page)}`
    return yield* newest.read(page, rows, sql`withdrawals where ${where}`, (own) =>
      Effect.map(decodeRows(own), (decoded) => decoded.map(toWithdrawal))
    )
  })
}

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { add, find, lock, move } = queries(sql)
  const one = <E>(found: Effect.Effect<Option.Option<typeof WithdrawalRow.Type>, E>) =>
    Effect.map(found, Option.map(toWithdrawal))

  return repositoryOf(WithdrawalRepository, {
    add: (withdrawal) =>
      add(toRow(withdrawal)).pipe(
        onViolation({
          withdrawals_one_open_per_currency: () => new WithdrawalAlreadyOpen({ currency: withdrawal.amount.currency })
        })
      ),
    find: (id) => one(find(id)),
    lock: (id) => one(lock(id)),
    move: (before, after) => Effect.map(move({ from: toRow(before), to: toRow(after) }), Option.isSome),
    list: makeList(sql)
  })
})

export const withdrawalRepository = Layer.effect(WithdrawalRepository, make)
