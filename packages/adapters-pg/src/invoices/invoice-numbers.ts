import { SqlClient, SqlSchema } from "@effect/sql"
import { InvoiceNumbers } from "@mentorkit/core/invoices/ports"
import { Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"

const queries = (sql: SqlClient.SqlClient) => ({
  lock: singleRow({
    Request: Schema.Void,
    Result: Schema.Struct({ lastNumber: Schema.BigIntFromSelf }),
    execute: () => sql`select last_number from invoice_series for update`
  }),

  assign: SqlSchema.findAll({
    Request: Schema.Struct({ last: Schema.BigIntFromSelf, at: Moment, limit: Schema.Int }),
    Result: Schema.Struct({ number: Schema.BigIntFromSelf }),
    execute: ({ at, last, limit }) => sql`
      with taken as (
        delete from payments_to_invoice where payment_id in (
          select payment_id from payments_to_invoice order by paid_at, payment_id limit ${limit}
        )
        returning payment_id, paid_at
      )
      insert into invoices (payment_id, number, issued_at)
      select payment_id, ${last}::int8 + row_number() over (order by paid_at, payment_id), ${at} from taken
      returning number`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { assign, lock } = queries(sql)

  return repositoryOf(InvoiceNumbers, {
    // Looks payments up one by one, as few wait: with a join the planner may read all payments.
    hasUnnumbered: (party) =>
      sql<{ readonly waits: boolean }>`
        select exists (
          select from payments_to_invoice
          where (
            select ${party._tag === "Buyer" ? sql`payer_id = ${party.userId}` : sql`mentor_id = ${party.mentorId}`}
            from payments where id = payment_id
          )
        ) as waits`.pipe(Effect.map(([row]) => row?.waits === true)),
    lock: Effect.map(lock(), ({ lastNumber }) => lastNumber),
    assign: (batch) => Effect.map(assign(batch), (given) => given.length)
  })
})

export const invoiceNumbers = Layer.effect(InvoiceNumbers, make)
