import { SqlClient } from "@effect/sql"
import { Cause, Effect, Option, Predicate } from "effect"
import { namingFirst } from "./broken-transaction.js"
import { driverErrorOf } from "./engine/driver-error.js"
import { statementsOf } from "./sql-words.js"
import { Transaction } from "./transaction.js"

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

const control: ReadonlySet<string | undefined> = new Set([
  "abort",
  "begin",
  "commit",
  "end",
  "release",
  "rollback",
  "savepoint",
  "start"
])
const ofSession: ReadonlySet<string | undefined> = new Set([
  "deallocate",
  "discard",
  "listen",
  "prepare",
  "reset",
  "unlisten"
])
/** What `set` changes until the end of the transaction, and not for whoever has the connection next. */
const local: ReadonlySet<string | undefined> = new Set(["constraints", "local", "transaction"])

const refusalOf = ([first, second]: ReadonlyArray<string>): string | undefined => {
  // Whoever ended a transaction of the kit's by hand would have the rest of it committed or lost alone.
  if (control.has(first) || (first === "prepare" && second === "transaction"))
    return "A transaction is begun and ended by transact, not by a statement."
  // On PGlite it would wait for them without end, and the process with it.
  if (first === "copy")
    return "copy takes or brings a stream of rows, which a statement of sqlOf has not: insert or select them."
  return ofSession.has(first) || (first === "set" && !local.has(second))
    ? `The connection is others' afterwards, and would be changed for them by this ${first}. In a transaction, set local ends with it.`
    : undefined
}

const refusedIn = (text: string): string | undefined => statementsOf(text).map(refusalOf).find(Predicate.isNotUndefined)

/** The driver would find out in the middle of sending, and lose the connection and what was done in the transaction before. */
const requireJson = (value: SqlValue): void => {
  if (Array.isArray(value)) value.forEach(requireJson)
  else if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    JSON.stringify(value)
}

/** The database does nothing more in a transaction in which a statement has failed: whoever goes on is to hear of that one. */
const failing = (error: unknown): Effect.Effect<never> =>
  Effect.flatMap(Effect.serviceOption(Transaction), (open) => {
    const cause = Cause.die(driverErrorOf(error))
    if (Option.isNone(open)) return Effect.failCause(cause)
    const named = namingFirst(open.value, cause)
    open.value.brokenBy ??= cause
    return Effect.failCause(named)
  })

/**
 * Statements of an embedder on the kit's database: ``await sqlOf(kit)`insert into public.orders (id) values (${id})` ``.
 *
 * Inside of `transact`, `aroundInTransaction`, `beforeCommit` and a subscriber whose effects are in the database they are
 * part of the transaction; elsewhere each is one by itself. Values become parameters, columns keep their names, int8 is a
 * bigint and numeric a string. Tables of yours need the name of their schema. Throws the driver's own error, with PostgreSQL's
 * `code`; a transaction ends with that.
 */
export const sqlOf = (kit: Kit): Sql => {
  const run = <Row extends object>(
    text: string,
    values: ReadonlyArray<SqlValue>,
    statement: (client: SqlClient.SqlClient) => Effect.Effect<ReadonlyArray<Row>, unknown>
  ) =>
    kit.runPromise(
      Effect.suspend(() => {
        const refused = refusedIn(text)
        if (refused !== undefined) return Effect.die(new Error(refused))
        for (const value of values) requireJson(value)
        return Effect.flatMap(SqlClient.SqlClient, (client) => statement(client.withoutTransforms())).pipe(
          Effect.catchAll(failing)
        )
      })
    )
  const template = <Row extends object = AnyRow>(
    strings: TemplateStringsArray,
    ...values: ReadonlyArray<SqlValue>
  ): Promise<ReadonlyArray<Row>> =>
    run<Row>(strings.join(" $1 "), values, (client) => client<Row>(strings, ...(values as ReadonlyArray<never>)))
  const query = <Row extends object = AnyRow>(text: string, values: ReadonlyArray<SqlValue> = []) =>
    run<Row>(text, values, (client) => client.unsafe<Row>(text, values as never))
  return Object.assign(template, { query })
}
