import { SqlClient, SqlSchema } from "@effect/sql"
import { MentorId } from "@mentorkit/core/kernel"
import { MethodTypeNotFound, TransactionMethodId } from "@mentorkit/core/transaction-methods"
import { type TransactionMethod, TransactionMethodRepository } from "@mentorkit/core/transaction-methods/ports"
import { openStatuses } from "@mentorkit/core/withdrawals"
import { Array, DateTime, Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { onViolation } from "../database/engine/violations.js"
import { literals } from "../database/literals.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { MethodRow } from "./rows.js"
import { sealedValues } from "./sealed-values.js"

const Own = Schema.Struct({ mentorId: MentorId, id: TransactionMethodId })

/** Methods with the current data of their type. */
const methods = (sql: SqlClient.SqlClient) => sql`
  select method.*, type.type, type.currencies
  from transaction_methods method join transaction_method_types type on type.id = method.type_id`

const reads = (sql: SqlClient.SqlClient) => ({
  list: SqlSchema.findAll({
    Request: MentorId,
    Result: MethodRow,
    execute: (mentorId) => sql`
      ${methods(sql)}
      where method.mentor_id = ${mentorId} and method.deleted_at is null
      order by method.created_at desc, method.id desc`
  }),

  find: SqlSchema.findOne({
    Request: TransactionMethodId,
    Result: MethodRow,
    execute: (id) => sql`${methods(sql)} where method.id = ${id}`
  }),

  findMany: SqlSchema.findAll({
    Request: Schema.NonEmptyArray(TransactionMethodId),
    Result: MethodRow,
    execute: (ids) => sql`${methods(sql)} where ${sql.in("method.id", ids)}`
  }),

  /** While it is locked nobody can change or delete it, but withdrawals can refer to it. */
  lock: SqlSchema.findOne({
    Request: Own,
    Result: MethodRow,
    execute: ({ id, mentorId }) => sql`
      ${methods(sql)}
      where method.id = ${id} and method.mentor_id = ${mentorId} and method.deleted_at is null
      for no key update of method`
  }),

  countOpenWithdrawals: singleRow({
    Request: TransactionMethodId,
    Result: Schema.Struct({ count: Schema.Int }),
    execute: (id) => sql`
      select count(*)::int as count from withdrawals
      where method_id = ${id} and status in ${sql.literal(literals(openStatuses))}`
  })
})

const writes = (sql: SqlClient.SqlClient) => ({
  lockAll: SqlSchema.void({
    Request: MentorId,
    execute: (mentorId) => sql`select id from mentor_profiles where id = ${mentorId} for no key update`
  }),

  dropDefault: SqlSchema.void({
    Request: MentorId,
    execute: (mentorId) => sql`
      update transaction_methods set is_default = false where mentor_id = ${mentorId} and is_default`
  }),

  setDefault: SqlSchema.void({
    Request: Own,
    execute: ({ id, mentorId }) => sql`
      update transaction_methods set is_default = true
      where id = ${id} and mentor_id = ${mentorId} and deleted_at is null`
  }),

  forget: SqlSchema.void({
    Request: TransactionMethodId,
    execute: (id) => sql`
      delete from transaction_methods
      where id = ${id} and not exists (select from withdrawals where method_id = ${id})`
  }),

  markDeleted: SqlSchema.void({
    Request: Schema.Struct({ id: TransactionMethodId, at: Moment }),
    execute: ({ at, id }) => sql`
      update transaction_methods set deleted_at = ${at}, is_default = false where id = ${id} and deleted_at is null`
  })
})

const columnsOf = ({ currencies: _, type: __, values: ___, ...method }: TransactionMethod, sealed: string | null) => ({
  ...method,
  masked: JSON.stringify(method.masked),
  card: method.card === null ? null : JSON.stringify(method.card),
  sealedValues: sealed,
  createdAt: DateTime.toDate(method.createdAt),
  deletedAt: method.deletedAt === null ? null : DateTime.toDate(method.deletedAt)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { open, seal } = yield* sealedValues
  const { countOpenWithdrawals, find, findMany, list, lock } = reads(sql)
  const { dropDefault, forget, lockAll, markDeleted, setDefault } = writes(sql)

  const opened = ({ sealedValues: sealed, ...row }: MethodRow) =>
    Effect.map(open(row.id, sealed), (values): TransactionMethod => ({ ...row, values }))
  const openedAll = (rows: ReadonlyArray<MethodRow>) => Effect.forEach(rows, opened)
  const openedOption = (row: Option.Option<MethodRow>) =>
    Option.isNone(row) ? Effect.succeedNone : Effect.asSome(opened(row.value))

  return repositoryOf(TransactionMethodRepository, {
    lockAll,
    list: (mentorId) => Effect.flatMap(list(mentorId), openedAll),
    find: (id) => Effect.flatMap(find(id), openedOption),
    findMany: (ids) =>
      Array.isNonEmptyReadonlyArray(ids) ? Effect.flatMap(findMany(ids), openedAll) : Effect.succeed([]),
    lock: (mentorId, id) => Effect.flatMap(lock({ mentorId, id }), openedOption),

    add: Effect.fnUntraced(
      function* (method) {
        if (method.isDefault) yield* dropDefault(method.mentorId)
        const sealed = yield* seal(method.id, method.values)
        yield* sql`insert into transaction_methods ${sql.insert(columnsOf(method, sealed))}`
      },
      onViolation({ transaction_methods_type: () => new MethodTypeNotFound() })
    ),

    // Two statements: the unique index on defaults is checked with every row.
    makeDefault: (mentorId, id) => Effect.zipRight(dropDefault(mentorId), setDefault({ mentorId, id })),
    hasOpenWithdrawal: (id) => Effect.map(countOpenWithdrawals(id), ({ count }) => count > 0),
    remove: (id, at) => Effect.zipRight(forget(id), markDeleted({ id, at }))
  })
})

export const methodRepository = Layer.effect(TransactionMethodRepository, make)
