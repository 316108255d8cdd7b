import { type SqlClient, SqlSchema } from "@effect/sql"
import { type DateTime, Effect, Schema } from "effect"
import { Changed, Moment } from "./columns.js"

/**
 * Deletes at most `limit` rows of the table whose `expires_at` is before the moment, and answers how many. Rows that
 * somebody has locked wait for the next time, so that several hosts may do this at once.
 */
export const forgetExpired = (sql: SqlClient.SqlClient, table: string, key: string) => {
  const forget = SqlSchema.findAll({
    Request: Schema.Struct({ before: Moment, limit: Schema.Int }),
    Result: Changed,
    execute: ({ before, limit }) => sql`
      delete from ${sql(table)} where ${sql(key)} in (
        select ${sql(key)} from ${sql(table)} where expires_at < ${before} limit ${limit} for update skip locked
      ) returning 1 as one`
  })

  return (before: DateTime.Utc, limit: number) => Effect.map(forget({ before, limit }), (rows) => rows.length)
}

/** The same for rows of any key that are older than the moment by the given column. */
export const forgetOlder = (sql: SqlClient.SqlClient, table: string, column: string) => {
  const forget = SqlSchema.findAll({
    Request: Schema.Struct({ before: Moment, limit: Schema.Int }),
    Result: Changed,
    execute: ({ before, limit }) => sql`
      delete from ${sql(table)} where ctid = any(array(
        select ctid from ${sql(table)} where ${sql(column)} < ${before} limit ${limit} for update skip locked
      )) returning 1 as one`
  })

  return (before: DateTime.Utc, limit: number) => Effect.map(forget({ before, limit }), (rows) => rows.length)
}
