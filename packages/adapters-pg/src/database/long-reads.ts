/** Reads that take long: a few at a time, so that a host's connections are there for what takes no time. */
import { SqlError } from "@effect/sql"
import type { UserId } from "@mentorkit/core/kernel"
import { makeFairGate, type NotLetIn } from "@mentorkit/core/kernel/ports"
import { Effect } from "effect"
import { DatabaseUnavailable } from "./engine/unavailable.js"
import { isInTransaction } from "./is-in-transaction.js"

/** Reads of many accounts would else fill the host with requests that wait, and nobody else would be let in. */
const maxWaiting = 100
/** Of one account, running or waiting: it leaves room for others. */
const maxOfOne = 8
/** Whoever has waited for so long is told so while they still listen. */
const longestWait = "5 seconds"

const reasons: { readonly [R in NotLetIn["reason"]]: string } = {
  "too many": "too many reads that take long are waiting already",
  "too many of one": "the account has too many reads that take long already",
  "too late": "those before it took too long"
}
const notNow = ({ reason }: NotLetIn) =>
  new SqlError.SqlError({
    message: `No turn to read: ${reasons[reason]}`,
    cause: new DatabaseUnavailable(new Error(reasons[reason]))
  })

/**
 * `turnOf(reader)`: succeeds when it is the reader's turn, which lasts as long as the scope, `atOnce` at a time. In a transaction
 * nobody waits, for whoever is before them may wait for its connection.
 */
export const makeTurnsToRead = (atOnce: number) =>
  Effect.map(
    makeFairGate({ width: atOnce, maxWaiting, maxOfOne, longestWait }),
    (enter) => (reader: UserId) =>
      Effect.asVoid(Effect.unlessEffect(Effect.mapError(enter(reader), notNow), isInTransaction))
  )
