import { SqlClient } from "@effect/sql"
import { Effect, Option } from "effect"

/** Whether the caller is in a transaction, whoever began it. */
export const isInTransaction = Effect.map(Effect.serviceOption(SqlClient.TransactionConnection), Option.isSome)
