/** A database that answers what a test says. */
import { Reactivity } from "@effect/experimental"
import { SqlClient, type SqlError } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Effect, Stream } from "effect"

export type Answer = (
  statement: string,
  values: ReadonlyArray<unknown>
) => Effect.Effect<ReadonlyArray<object>, SqlError.SqlError>

export const answering = (answer: Answer) => {
  const connection = {
    ...{ execute: answer, executeRaw: answer, executeUnprepared: answer },
    ...{ executeValues: () => Effect.succeed([]), executeStream: () => Stream.empty }
  }
  return Effect.provide(
    SqlClient.make({ acquirer: Effect.succeed(connection), compiler: PgClient.makeCompiler(), spanAttributes: [] }),
    Reactivity.layer
  )
}
