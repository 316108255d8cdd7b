import { SqlClient, SqlSchema } from "@effect/sql"
import { MethodTypeInUse, TransactionMethodTypeId } from "@mentorkit/core/transaction-methods"
import {
  MethodTypeTaken,
  type TransactionMethodType,
  TransactionMethodTypeRepository
} from "@mentorkit/core/transaction-methods/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { onViolation } from "../database/engine/violations.js"
import { repositoryOf } from "../database/repository.js"
import { MethodTypeRow } from "./rows.js"

const columnsOf = (type: TransactionMethodType) => ({
  ...type,
  fields: JSON.stringify(type.fields),
  createdAt: DateTime.toDate(type.createdAt),
  updatedAt: DateTime.toDate(type.updatedAt)
})

const queries = (sql: SqlClient.SqlClient) => ({
  list: SqlSchema.findAll({
    Request: Schema.Void,
    Result: MethodTypeRow,
    execute: () => sql`select * from transaction_method_types order by created_at, id`
  }),

  findByType: SqlSchema.findOne({
    Request: Schema.String,
    Result: MethodTypeRow,
    execute: (type) => sql`select * from transaction_method_types where type = ${type}`
  }),

  lock: SqlSchema.findOne({
    Request: TransactionMethodTypeId,
    Result: MethodTypeRow,
    execute: (id) => sql`select * from transaction_method_types where id = ${id} for no key update`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { findByType, list, lock } = queries(sql)

  return repositoryOf(TransactionMethodTypeRepository, {
    list: list(),
    findByType,
    lock,

    add: (type) =>
      sql`insert into transaction_method_types ${sql.insert(columnsOf(type))}`.pipe(
        Effect.asVoid,
        onViolation({ transaction_method_types_one_per_type: () => new MethodTypeTaken() })
      ),

    update: (type) =>
      sql`
        update transaction_method_types set ${sql.update(columnsOf(type), ["id", "type", "createdAt"])}
        where id = ${type.id}`.pipe(Effect.asVoid),

    remove: (id) =>
      sql`delete from transaction_method_types where id = ${id}`.pipe(
        Effect.asVoid,
        onViolation({ transaction_methods_type: () => new MethodTypeInUse() })
      )
  })
})

export const methodTypeRepository = Layer.effect(TransactionMethodTypeRepository, make)
