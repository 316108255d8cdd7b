import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { driverErrorOf } from "./engine/driver-error.js"

interface Kit {
  readonly runPromise: <A, E>(effect: Effect.Effect<A, E, SqlClient.SqlClient>) => Promise<A>
}

/** What the driver makes a parameter of; an object becomes JSON, a list an array of PostgreSQL. */
export type SqlValue = string | number | bigint | boolean | Date | Uint8Array | null | object

type AnyRow = Readonly<Record<string, unknown>>

export interface Sql {
  <Row extends object = AnyRow>(
    strings: TemplateStringsArray,
    ...values: ReadonlyArray<SqlValue>
  ): Promise<ReadonlyArray<Row>>
  /** A text with its parameters, `$1` the first: what query builders make. */
  readonly query: <Row extends object = AnyRow>(
    text: string,
    values?: ReadonlyArray<SqlValue>
  ) => Promise<ReadonlyArray<Row>>
}

/** Whoever ended a transaction of the kit's by hand would have the rest of it committed or lost alone. */
const isControl = (text: string) =>
  /^\s*(begin|start\s+transaction|commit|end|rollback|abort|prepare\s+transaction)\b/i.test(text)

const refuseControl = Effect.die(new Error("A transaction is begun and ended by transact, not by a statement."))

/**
 * Statements of an embedder on the kit's database: ``await sqlOf(kit)`insert into public.orders (id) values (${id})` ``.
 *
 * Inside of `transact`, `aroundInTransaction`, `beforeCommit` and a subscriber whose effects are in the database they are
 * part of the transaction; elsewhere each is one by itself. Values become parameters, columns keep their names, int8 is a
 * bigint and numeric a string. Tables of yours need the name of their schema. Throws the driver's own error, with PostgreSQL's
 * `code`.
 */
export const sqlOf = (kit: Kit): Sql => {
  const run = <Row extends object>(
    text: string,
    statement: (client: SqlClient.SqlClient) => Effect.Effect<ReadonlyArray<Row>, unknown>
  ) =>
    kit.runPromise(
      isControl(text)
        ? refuseControl
        : Effect.flatMap(SqlClient.SqlClient, (client) => statement(client.withoutTransforms())).pipe(
            Effect.catchAll((error) => Effect.die(driverErrorOf(error)))
          )
    )
  const template = <Row extends object = AnyRow>(
    strings: TemplateStringsArray,
    ...values: ReadonlyArray<SqlValue>
  ): Promise<ReadonlyArray<Row>> =>
    run<Row>(strings[0] ?? "", (client) => client<Row>(strings, ...(values as ReadonlyArray<never>)))
  const query = <Row extends object = AnyRow>(text: string, values: ReadonlyArray<SqlValue> = []) =>
    run<Row>(text, (client) => client.unsafe<Row>(text, values as never))
  return Object.assign(template, { query })
}
