import { SqlClient, SqlSchema, type Statement } from "@effect/sql"
import { offsetOf, type PageRequest } from "@mentorkit/core/kernel"
import { WithdrawalAlreadyOpen, WithdrawalId } from "@mentorkit/core/withdrawals"
import { type WithdrawalFilter, WithdrawalRepository } from "@mentorkit/core/withdrawals/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { onViolation } from "../database/engine/violations.js"
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

const listing = (sql: SqlClient.SqlClient) => {
  const matching = ({ currency, mentorId, status }: WithdrawalFilter): Statement.Fragment =>
    sql.and([
      sql`true`,
      ...(mentorId === null ? [] : [sql`mentor_id = ${mentorId}`]),
      ...(status === null ? [] : [sql`status = ${status}`]),
      ...(currency === null ? [] : [sql`currency = ${currency}`])
    ])

  return Effect.fnUntraced(function* (filter: WithdrawalFilter, page: PageRequest) {
    const where = matching(filter)
    const rows = yield* decodeRows(
      yield* sql`
      select * from withdrawals where ${where}
      order by created_at desc, id desc
      limit ${page.per_page} offset ${offsetOf(page)}`
    )
    const [count] = yield* sql<{ readonly total: number }>`
      select count(*)::int as total from withdrawals where ${where}`
    return { items: rows.map(toWithdrawal), total: count?.total ?? 0 }
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
    list: listing(sql)
  })
})

export const withdrawalRepository = Layer.effect(WithdrawalRepository, make)
