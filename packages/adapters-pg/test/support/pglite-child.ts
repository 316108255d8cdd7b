/** `<folder>`: opens the database there and adds numbers for ever, saying each one when it is safe. */
import { SqlClient } from "@effect/sql"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Effect } from "effect"

const addForEver = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`create table if not exists numbers (number int generated always as identity primary key, padding text)`
  return yield* Effect.forever(
    Effect.gen(function* () {
      const [row] = yield* sql.withTransaction(
        sql<{ readonly number: number }>`insert into numbers (padding) values (repeat('x', 2000)) returning number`
      )
      process.stdout.write(`${row?.number}\n`)
    })
  )
})

process.stdin.once("end", () => process.exit()).resume()
Effect.runPromise(Effect.provide(addForEver, Pglite.layer({ dataDir: process.argv[2] ?? "" })))
