import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { driverErrorOf } from "./engine/driver-error.js"

type Kit = {
  readonly runPromise: <A, E>(effect: Effect.Effect<A, E, SqlClient.SqlClient>) => Promise<A>
}

/**
 * Statements of an embedder on the kit's database: ``await sqlOf(kit)`insert into public.orders (id) values (${id})` ``.
 *
 * Inside of `transact`, `aroundInTransaction`, `beforeCommit` and a subscriber whose effects are in the database they are
 * part of the transaction; elsewhere each is one by itself. Values become parameters, columns keep their names, int8 is a
 * bigint and numeric a string. Tables of yours need the name of their schema. Throws the driver's own error, with PostgreSQL's
 * `code`.
 */
export const sqlOf =
  (kit: Kit) =>
  <Row extends object = Readonly<Record<string, unknown>>>(
    strings: TemplateStringsArray,
    ...values: ReadonlyArray<string | number | bigint | boolean | Date | Uint8Array | null | ReadonlyArray<string>>
  ): Promise<ReadonlyArray<Row>> =>
    kit.runPromise(
      Effect.flatMap(SqlClient.SqlClient, (client) => client.withoutTransforms()<Row>(strings, ...values)).pipe(
        Effect.catchAll((error) => Effect.die(driverErrorOf(error)))
      )
    )
