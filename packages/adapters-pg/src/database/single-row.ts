import { SqlSchema } from "@effect/sql"
import { Effect, type Schema } from "effect"

/** For a statement that always answers a row: that none has come is a mistake in the statement, so it is a defect. */
export const singleRow = <IR, II, IA, AR, AI, A, R, E>(options: {
  readonly Request: Schema.Schema<IA, II, IR>
  readonly Result: Schema.Schema<A, AI, AR>
  readonly execute: (request: II) => Effect.Effect<ReadonlyArray<unknown>, E, R>
}) => {
  const find = SqlSchema.findOne(options)
  return (request: IA) => Effect.flatMap(find(request), (row) => Effect.orDie(row))
}
